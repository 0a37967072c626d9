import { createHmac, timingSafeEqual } from 'node:crypto'
import type { EnvReader } from '../envReader.ts'
import { isAsciiAddress, isEmailAddress, withAsciiDomain } from './emailAddress.ts'

/** Stands for the id and its mark in the pattern of an address. */
const place = '{id}'
/** Characters of the local part that mail servers take (RFC 5321). */
const mostBeforeAt = 64
/** Hexadecimal digits, because the case of a local part may be lost on the way. */
const markLength = 10
const sampleId = '01980000-0000-7000-8000-000000000000'

/** The use of such addresses; one made for another use is not taken. */
type Purpose = 'reply' | 'bounce'

/** A pattern as it is set, and the server's secret. */
interface Addresses {
  purpose: Purpose
  pattern: string
  secret: string
}

/**
 * Reads the pattern of addresses that hold an id, such as `desk+{id}@example.com`, with its domain in ASCII, as headers and
 * reports have it; `undefined` if it is not set.
 */
export function readIdAddress(read: EnvReader, name: string, example: string): string | undefined {
  const pattern = read.optional(name)
  const rule = `must look like ${example}+${place}@example.com, with at most 22 characters beside ${place} before the @`
  read.check(pattern === undefined || isPattern(pattern), name, rule)
  return pattern === undefined ? undefined : withAsciiDomain(pattern)
}

/** Whether there is one place for the id, and a local part that is not too long with it. */
function isPattern(pattern: string): boolean {
  const sample = idAddress({ purpose: 'reply', pattern, secret: '' }, sampleId)
  const isOne = isEmailAddress(sample) && isAsciiAddress(sample) && sample.lastIndexOf('@') <= mostBeforeAt
  return isOne && pattern.split(place).length === 2
}

/** The address of an id. Its mark is made with the server's secret: who was not sent the address cannot make it up. */
export function idAddress(addresses: Addresses, id: string): string {
  return addresses.pattern.replace(place, id.replaceAll('-', '') + markOf(addresses, id))
}

/** The id whose address is in the text; `undefined` if there is none, or if its mark was made up. */
export function idInText(addresses: Addresses, text: string): string | undefined {
  const [before = '', after = ''] = addresses.pattern.split(place).map((part) => part.replace(/[^\w]/g, '\\$&'))
  const address = `(?<![\\w.+-])${before}([\\da-f]{32})([\\da-f]{${markLength}})${after}(?![\\w.-])`
  for (const [, digits = '', mark = ''] of text.matchAll(new RegExp(address, 'gi'))) {
    const id = digits.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    if (timingSafeEqual(Buffer.from(mark.toLowerCase()), Buffer.from(markOf(addresses, id)))) return id
  }
  return undefined
}

function markOf({ purpose, secret }: Addresses, id: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${id}`).digest('hex').slice(0, markLength)
}
