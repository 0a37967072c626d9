import { emailIdOf, envelopeHeader } from '../mail/emailIds.ts'
import { idInText } from '../mail/idAddress.ts'
import { isAboutUs, isHard } from '../mail/onlyOnce.ts'
import type { Bounce } from '../store/subscriberTables.ts'
import { readPlainFailure } from './plainFailure.ts'

/** A report of a mail server, or a mailbox provider, about an email of ours. */
export interface DeliveryReport {
  /** Id of the email, from the address to which its bounces go, or from its Message-ID. */
  emailId: string
  bounce: Bounce
}

/** The setting, and the key of the marks in its addresses. */
export interface BounceAddress {
  pattern: string
  secret: string
}

/** More than any report has. */
const mostParts = 20

interface Part {
  headers: string
  body: string
}

/** Headers that name the address to which a report came; the second and third are added on the way into a mailbox. */
const returnAddresses = ['to', 'delivered-to', 'x-original-to']

/**
 * Reads a delivery status notification (RFC 3464) or a complaint (RFC 5965) as mail servers send them. The email is found by
 * the address of its own that bounces go to, which the email itself also names. Only where there is none, by its Message-ID,
 * which the report quotes: anybody who got a reply to it knows that, and the address of a reader could have been made up by
 * anybody. `undefined` if the message is none, is not about a failure, or does not say about which email.
 */
export function readDeliveryReport(message: string, bounces?: BounceAddress): DeliveryReport | undefined {
  const parts = reportParts(message)
  if (!parts) return undefined
  const { top, status, complaint, quoted } = parts
  const addresses = () =>
    [
      ...returnAddresses.map((name) => headerOf(top.headers, name)),
      headerOf(complaint?.body ?? '', 'original-mail-from'),
      headerOf(quoted, 'return-path'),
      headerOf(quoted, envelopeHeader.toLowerCase()),
    ].join(' ')
  const emailId = bounces
    ? idInText({ purpose: 'bounce', ...bounces }, addresses())
    : emailIdOf(headerOf(quoted, 'message-id'))
  if (emailId === undefined) return undefined
  if (complaint) {
    // Other types, such as 'not-spam', are no complaints.
    const type = headerOf(complaint.body, 'feedback-type').toLowerCase()
    return type === 'abuse' || type === 'fraud' ? { emailId, bounce: 'complaint' } : undefined
  }
  const bounce = status && bounceOf(status.body)
  return bounce && { emailId, bounce }
}

/**
 * The email that a notification says was not delivered, by the Message-ID that it quotes, which only its recipient knew, and
 * the status (RFC 3463); `undefined` if the message is none. For whatever reason it failed: somebody waits for it. Of a mail
 * server's own, `isByServer`, one in plain words counts too.
 */
export function readFailure(message: string, isByServer = false): { emailId: string; status: string } | undefined {
  const { status, quoted = '' } = reportParts(message) ?? {}
  const emailId = emailIdOf(headerOf(quoted, 'message-id'))
  const [failed] = status ? failedGroups(status.body) : []
  if (status && failed === undefined) return undefined
  if (emailId === undefined || failed === undefined) return isByServer ? readPlainFailure(message) : undefined
  return { emailId, status: /^\d\.\d{1,3}\.\d{1,3}/.exec(headerOf(failed, 'status'))?.[0] ?? '' }
}

/** The parts of a report; `undefined` if the message has no parts. */
function reportParts(message: string) {
  const top = splitHead(message.replaceAll('\r\n', '\n'))
  const boundary = /boundary="?([^";\n]+)"?/i.exec(headerOf(top.headers, 'content-type'))?.[1]
  if (boundary === undefined) return undefined
  const parts = partsOf(top.body, boundary).map(splitHead)
  const ofType = (...types: string[]) =>
    parts.find(({ headers }) =>
      types.includes(headerOf(headers, 'content-type').split(';')[0]?.trim().toLowerCase() ?? ''),
    )
  const original = ofType('message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers')
  return {
    top,
    status: ofType('message/delivery-status'),
    complaint: ofType('message/feedback-report'),
    quoted: splitHead(original?.body ?? '').headers,
  }
}

function failedGroups(body: string): string[] {
  return body.split(/\n\s*\n/).filter((fields) => headerOf(fields, 'action').toLowerCase() === 'failed')
}

/** Of the groups of fields, the first is about the report itself; each other one about a recipient. */
function bounceOf(body: string): 'soft' | 'hard' | undefined {
  const failed = failedGroups(body)
    .map((fields) => /^\d\.\d{1,3}\.\d{1,3}/.exec(headerOf(fields, 'status'))?.[0])
    // A relay reports so what a mailbox provider's policy refused: that ends nobody's subscription.
    .filter((code) => code === undefined || !isAboutUs(code))
  if (failed.length === 0) return undefined
  return failed.some(isHard) ? 'hard' : 'soft'
}

/**
 * The parts between the lines of the boundary (RFC 2046), as far as a report may have them: it has three, and a message made of boundaries must
 * not keep the server busy.
 */
function partsOf(body: string, boundary: string): string[] {
  const line = `\n--${boundary}`
  const text = `\n${body}`
  const parts: string[] = []
  let begin = -1
  for (let at = text.indexOf(line); at >= 0 && parts.length < mostParts; at = text.indexOf(line, at + line.length)) {
    const end = at + line.length
    const isLast = text.startsWith('--', end)
    // The boundary may be the beginning of another line.
    if (!isLast && !/^[ \t]*(?:\n|$)/.test(text.slice(end, end + 100))) continue
    if (begin >= 0) parts.push(text.slice(begin, at))
    if (isLast) break
    begin = text.indexOf('\n', end) + 1
    if (begin === 0) break
  }
  return parts
}

function splitHead(text: string): Part {
  const at = text.indexOf('\n\n')
  return at < 0 ? { headers: text, body: '' } : { headers: text.slice(0, at), body: text.slice(at + 2) }
}

/** The first header of this name, unfolded; empty if there is none. */
function headerOf(headers: string, name: string): string {
  const lines = headers.replace(/\n[ \t]+/g, ' ').split('\n')
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`))
  return line?.slice(name.length + 1).trim() ?? ''
}
