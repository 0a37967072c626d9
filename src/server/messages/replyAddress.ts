import { createHmac, timingSafeEqual } from 'node:crypto'
import { site } from '#content/site.ts'
import type { Backend } from '../backend.ts'
import type { EnvReader } from '../envReader.ts'
import { isAsciiAddress, isEmailAddress, withAsciiDomain } from '../mail/emailAddress.ts'

/** Stands for the enquiry's id and its mark in the address to which its replies go. */
const place = '{id}'
/** Characters of the local part that mail servers take (RFC 5321). */
const mostBeforeAt = 64
/** Hexadecimal digits, because the case of a local part may be lost on the way. */
const markLength = 10
const sampleId = '01980000-0000-7000-8000-000000000000'

/** Reads `REPLY_ADDRESS`, such as `desk+{id}@example.com`; `undefined` if replies go to `MAIL_TO`. */
export function readReplyAddress(read: EnvReader): string | undefined {
  const pattern = read.optional('REPLY_ADDRESS')
  const sample = pattern === undefined ? '' : filled(pattern, sampleId, '')
  const isOne = isEmailAddress(sample) && isAsciiAddress(sample) && sample.lastIndexOf('@') <= mostBeforeAt
  const rule = `must look like desk+${place}@example.com, with at most 22 characters beside ${place} before the @`
  read.check(pattern === undefined || (isOne && pattern.split(place).length === 2), 'REPLY_ADDRESS', rule)
  return pattern === undefined ? undefined : withAsciiDomain(pattern)
}

/** The address to which the replies of one conversation go: one of its own, or the office's. */
export function replyAddressOf({ mail, secret }: Pick<Backend, 'mail' | 'secret'>, enquiryId: string): string {
  const pattern = mail?.replyAddress
  return pattern === undefined ? (mail?.to[0] ?? site.email) : filled(pattern, enquiryId, secret)
}

/**
 * The enquiry whose own address is among these; `undefined` if there is none, or if its mark was made up. The mark is made
 * with the server's secret: only who got an email of the conversation knows it.
 */
export function enquiryIdIn(addresses: readonly string[], pattern: string, secret: string): string | undefined {
  const [before = '', after = ''] = pattern.toLowerCase().split(place)
  for (const address of addresses) {
    const text = address.trim().toLowerCase()
    if (!text.startsWith(before) || !text.endsWith(after)) continue
    const inner = text.slice(before.length, text.length - after.length)
    if (!/^[\da-f]+$/.test(inner) || inner.length !== 32 + markLength) continue
    const id = inner.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    if (timingSafeEqual(Buffer.from(inner.slice(32)), Buffer.from(markOf(id, secret)))) return id
  }
  return undefined
}

function filled(pattern: string, enquiryId: string, secret: string): string {
  return pattern.replace(place, enquiryId.replaceAll('-', '') + markOf(enquiryId, secret))
}

function markOf(enquiryId: string, secret: string): string {
  return createHmac('sha256', secret).update(`reply:${enquiryId}`).digest('hex').slice(0, markLength)
}
