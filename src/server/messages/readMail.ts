import { createHash } from 'node:crypto'
import { type Address, addressParser, type Email } from 'postal-mime'
import { normalized } from '#contract/normalized.ts'
import { normalisedAddress } from '../mail/emailAddress.ts'
import {
  type BounceAddress,
  type DeliveryReport,
  readDeliveryReport,
  readFailure,
} from '../newsletters/deliveryReport.ts'
import { isFromMailServer } from '../newsletters/plainFailure.ts'
import type { NewFile } from './attachments.ts'
import { htmlText } from './htmlText.ts'
import { filesIn } from './mailFiles.ts'
import { checkFailed, isAutomatic, listWriter } from './mailHeaders.ts'
import { parseMail } from './parseMail.ts'
import { signedMailIn } from './signedMail.ts'
import { splitQuote } from './splitQuote.ts'

/** Characters of a text; the rest is kept as a file. */
export const longestText = 100_000
const longestName = 200
const longestAddress = 254
/** Bytes of a Message-ID: it is looked up by an index, which takes no more than 2,700. */
const longestId = 1000
const longestSubject = 500
const longestHeader = 10_000
const mostAddresses = 50
const mostReferences = 30

/** An email as it came in, read to its end. Nothing in it is trusted. */
export interface IncomingMail {
  from: { name: string; address: string }
  /** Normalised; empty if there is none that anybody could write to. */
  sender: string
  /** Of one that came through a mailing list: who wrote it, in case the sender is the list's own address. */
  listWriter: Pick<IncomingMail, 'from' | 'sender'> | undefined
  /** As written, of To and Cc. */
  to: string[]
  /** Normalised, also those of the envelope. */
  recipients: string[]
  subject: string
  text: string
  quoted: string
  /** With brackets; empty if there is none. */
  messageId: string
  inReplyTo: string
  references: string[]
  /** By its Date header, or `undefined`. */
  sentAt: number | undefined
  kind: 'message' | 'automatic' | 'bounce'
  /** Of a bounce: the id of the email of ours that came back, and why. */
  failure: { emailId: string; status: string } | undefined
  /** Of a report about a newsletter: which email, and what became of it. */
  report: DeliveryReport | undefined
  /** The receiving mail server found that the sender is not who it says. */
  hasFailedCheck: boolean
  files: NewFile[]
  /** The same for one email by whichever way it comes, and another for every other. */
  mark: string
}

/** Headers that name the address to which an email came; all but the first two are added on the way. */
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to']

/**
 * Reads an email. Broken MIME is read as far as it goes; a `RangeError` says that it is none, or that only an attacker
 * could have made it (`parseMail`).
 */
export async function readMail(
  raw: Uint8Array,
  envelope: readonly string[] = [],
  bounces?: BounceAddress,
): Promise<IncomingMail> {
  const outer = await parseMail(raw)
  const signed = signedMailIn(outer)
  const email = signed ? await parseMail(signed) : outer
  const [given] = flat([email.from ?? email.sender])
  if (email.headers.length === 0 || (!given && email.messageId === undefined)) throw new RangeError('not an email')
  const listed = flat([...(email.to ?? []), ...(email.cc ?? [])]).map(({ address }) => address)
  const added = recipientHeaders
    .flatMap((name) => valuesOf(email, name).slice(0, mostAddresses))
    .flatMap((value) => flat(addressParser(value.slice(0, longestHeader))))
  const recipients = [...listed, ...added.map(({ address }) => address), ...envelope].map(normalisedAddress)
  const whole = plain(textOf(email))
  const { text, quoted } = splitQuote(whole.slice(0, longestText))
  const files = await filesIn(email, whole.length > longestText ? whole : undefined)
  const subject = line(email.subject ?? '', longestSubject)
  const { sender, from } = writtenBy(given)
  const [writer] = flat([listWriter(email)])
  const isReport = /^multipart\/report\b/i.test(valuesOf(email, 'content-type')[0] ?? '')
  const isByServer = isFromMailServer(sender)
  const source = isReport || isByServer ? Buffer.from(raw).toString('latin1') : ''
  const failure = readFailure(source, isByServer)
  const messageId = idsIn(email.messageId ?? '')[0] ?? ''
  const sentAt = Date.parse(email.date ?? '')
  return {
    from,
    sender,
    listWriter: writer && writtenBy(writer),
    to: listed.slice(0, mostAddresses).map((address) => line(address, longestAddress)),
    recipients: [...new Set(recipients)].slice(0, 4 * mostAddresses),
    subject,
    text,
    quoted,
    messageId,
    inReplyTo: idsIn(email.inReplyTo ?? '')[0] ?? '',
    references: idsIn(email.references ?? '').slice(-mostReferences),
    sentAt: Number.isNaN(sentAt) ? undefined : sentAt,
    kind: failure ? 'bounce' : isByServer || isAutomatic(email) ? 'automatic' : 'message',
    failure,
    report: readDeliveryReport(source, bounces),
    hasFailedCheck: checkFailed(valuesOf(email, 'authentication-results')[0] ?? ''),
    files,
    mark: markOf([messageId || (email.date ?? ''), sender, subject, whole, ...digestsOf(files)]),
  }
}

/** A longer text part is more than a line such as "see the HTML version". */
const longestStub = 300

/** The text part, or the text of the HTML where there is no other; both where a short one says something else. */
function textOf({ text = '', html }: Email): string {
  if (html === undefined || text.trim().length > longestStub) return text
  const shown = htmlText(html)
  if (text.trim() === '') return shown
  // Of a reply only its own words: the two parts repeat the older message differently.
  const [said, seen] = [lettersOf(splitQuote(text).text), lettersOf(shown)]
  return seen.includes(said) || said.includes(seen) ? text : `${text.trimEnd()}\n\n${shown}`
}

/** Without what mail programs write in place of pictures. */
function lettersOf(text: string): string {
  return text.replace(/\[(?:image|cid):[^\][]*\]|[^\p{L}\p{N}]/giu, '')
}

function writtenBy({ name = '', address = '' } = {}): Pick<IncomingMail, 'from' | 'sender'> {
  return {
    from: { name: line(name, longestName), address: line(address, longestAddress) },
    sender: senderOf(address),
  }
}

/**
 * The address in one form. Longer ones and those with controls are nobody's: databases refuse them, as they refuse a NUL, and
 * the email with them.
 */
function senderOf(address: string): string {
  const sender = normalisedAddress(address.slice(0, 4 * longestAddress))
  return sender.length > longestAddress || /\p{C}/u.test(sender) ? '' : sender
}

/**
 * The characters of windows-1252 where Unicode has controls that nobody writes: Outlook's quotation marks and the euro, which
 * Node 20 decodes as those controls.
 */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Text that both databases store, without characters that are not seen or that turn the direction of what follows. */
function plain(text: string): string {
  return normalized(text, 'NFC')
    .replace(/[\u0080-\u009f]/g, (control) => windows1252[control.charCodeAt(0) - 0x80] ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t\u200c\u200d]/gu, '')
    .replace(/\u00a0/g, ' ')
}

function line(text: string, most: number): string {
  const clean = plain(text.slice(0, 10 * most))
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(clean).slice(0, most).join('')
}

function valuesOf({ headers }: Email, name: string): string[] {
  return headers.flatMap(({ key, value }) => (key === name ? [value] : []))
}

function flat(addresses: readonly (Address | undefined)[]): { name: string; address: string }[] {
  return addresses.flatMap((one) => {
    if (!one) return []
    return one.group ? one.group : [{ name: one.name, address: one.address }]
  })
}

/** Message-IDs in a header, with their brackets. */
function idsIn(text: string): string[] {
  const ids = Array.from(text.slice(0, 20_000).matchAll(/<[^<>\s\p{C}]{1,900}>/gu), ([id]) => id)
  return ids.filter((id) => Buffer.byteLength(id) <= longestId)
}

function digestsOf(files: readonly NewFile[]): string[] {
  return files.map(({ content }) => createHash('sha256').update(content).digest('base64url')).sort()
}

/** Of what stays the same by every way: the ways add headers and change spaces and line ends. */
function markOf(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.replace(/\s+/g, '')}\n`)
  return hash.digest('base64url')
}
