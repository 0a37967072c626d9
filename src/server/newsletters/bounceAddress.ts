import { createHmac, timingSafeEqual } from 'node:crypto'
import type { EnvReader } from '../envReader.ts'
import { isAsciiAddress, isEmailAddress, withAsciiDomain } from '../mail/emailAddress.ts'

/** Stands for the email's id and its mark in the address to which bounces go. */
const place = '{id}'
/** Characters of the local part that mail servers take (RFC 5321). */
const mostBeforeAt = 64
/** Hexadecimal digits, because the case of a local part may be lost on the way. */
const markLength = 10
/**
 * A header with the bounce address. Who quotes an email in a complaint may have seen it before its envelope became the
 * Return-Path.
 */
export const envelopeHeader = 'X-Envelope-From'
/** As long as every email's. */
const sampleId = '01980000-0000-7000-8000-000000000000'

/** The id of an email in its Message-ID, with or without brackets and domain. */
export function emailIdOf(messageId: string): string | undefined {
  return /^\s*<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:@[^\s<>]*)?>?\s*$/i.exec(messageId)?.[1]?.toLowerCase()
}

/**
 * Reads `BOUNCE_ADDRESS`, such as `bounces+{id}@example.com`, with its domain in ASCII, as reports name it; `undefined` if
 * bounces go to `MAIL_FROM`.
 */
export function readBounceAddress(read: EnvReader): string | undefined {
  const pattern = read.optional('BOUNCE_ADDRESS')
  const rule = `must look like bounces+${place}@example.com, with at most 22 characters beside ${place} before the @`
  read.check(pattern === undefined || isBounceAddress(pattern), 'BOUNCE_ADDRESS', rule)
  return pattern === undefined ? undefined : withAsciiDomain(pattern)
}

/** Whether there is one place for the id, and a local part that is not too long with it. */
function isBounceAddress(pattern: string): boolean {
  const address = bounceAddressOf(pattern, sampleId, '')
  const isOne = isEmailAddress(address) && isAsciiAddress(address) && address.lastIndexOf('@') <= mostBeforeAt
  return isOne && pattern.split(place).length === 2
}

/**
 * The address for bounces (a variable envelope return path): its recipient is known, whatever a report quotes. The id
 * alone is in the headers of every reply; the mark, made with the server's secret, keeps readers from making up a report.
 */
export function bounceAddressOf(pattern: string, emailId: string, secret: string): string {
  return pattern.replace(place, emailId.replaceAll('-', '') + markOf(emailId, secret))
}

/** Id of the email whose bounce address is in the text; `undefined` if there is none. */
export function emailIdIn(text: string, pattern: string, secret: string): string | undefined {
  const [before = '', after = ''] = pattern.split(place).map((part) => part.replace(/[^\w]/g, '\\$&'))
  const address = `(?<![\\w.+-])${before}([\\da-f]{32})([\\da-f]{${markLength}})${after}(?![\\w.-])`
  const [, digits = '', mark = ''] = new RegExp(address, 'i').exec(text.toLowerCase()) ?? []
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const expected = markOf(id, secret)
  return mark.length === markLength && timingSafeEqual(Buffer.from(mark), Buffer.from(expected)) ? id : undefined
}

function markOf(emailId: string, secret: string): string {
  return createHmac('sha256', secret).update(`bounce:${emailId}`).digest('hex').slice(0, markLength)
}
