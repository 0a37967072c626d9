import type { EnvReader } from '../envReader.ts'
import { isAsciiAddress, isEmailAddress } from '../mail/emailAddress.ts'

/** Stands for the email's id in the address to which bounces go. */
const place = '{id}'
/** Of a local part, as mail servers take it (RFC 5321). */
const mostBeforeAt = 64
const id = '01980000-0000-7000-8000-000000000000'

/** Reads `BOUNCE_ADDRESS`, such as `bounces+{id}@example.com`; `undefined` if bounces go to `MAIL_FROM`. */
export function readBounceAddress(read: EnvReader): string | undefined {
  const pattern = read.optional('BOUNCE_ADDRESS')
  const rule = `must look like bounces+${place}@example.com, with at most 32 characters beside ${place} before the @`
  read.check(pattern === undefined || isBounceAddress(pattern), 'BOUNCE_ADDRESS', rule)
  return pattern
}

/** Whether there is one place for the id, and a local part that is not too long with it. */
function isBounceAddress(pattern: string): boolean {
  const address = bounceAddressOf(pattern, id)
  const isOne = isEmailAddress(address) && isAsciiAddress(address) && address.lastIndexOf('@') <= mostBeforeAt
  return isOne && pattern.split(place).length === 2
}

/** Where this email's bounces go (a variable envelope return path): its recipient is known, whatever a report quotes. */
export function bounceAddressOf(pattern: string, emailId: string): string {
  return pattern.replace(place, emailId.replaceAll('-', ''))
}

/** Id of the email whose bounce address is in the text; `undefined` if there is none. */
export function emailIdIn(text: string, pattern: string): string | undefined {
  const [before = '', after = ''] = pattern.split(place).map((part) => part.replace(/[^\w]/g, '\\$&'))
  const found = new RegExp(`(?<![\\w.+-])${before}([\\da-f]{32})${after}(?![\\w.-])`, 'i').exec(text)?.[1]
  return found?.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
