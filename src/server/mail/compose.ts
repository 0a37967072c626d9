import { Readable } from 'node:stream'
import { site } from '#content/site.ts'
import type { EmailKind } from '#contract/staff/operation.ts'
import type { Backend } from '../backend.ts'
import { withoutDirectionMarks } from '../links/pageHtml.ts'
import { piecesOf } from '../messages/attachments.ts'
import type { EmailRow } from '../store/tables.ts'
import { digestContent } from './digest.ts'
import { toHtml, toPlainText } from './emailBody.ts'
import type { EmailContent } from './emailContent.ts'
import { envelopeHeader } from './emailIds.ts'
import { buildEmail } from './emails.ts'
import { emailTexts } from './emailTexts.ts'
import { idAddress } from './idAddress.ts'

/** In characters. A header line may have 998 bytes (RFC 5322), and a character encoded as UTF-8 and Base64 up to six. */
const maxLength = { name: 100, subject: 200 }

/**
 * Emails to others than the office. A test leaves as the newsletter will, so that a mail server that refuses this sender
 * is found before it is sent to all.
 */
const hasBounceAddress: ReadonlySet<EmailKind> = new Set([
  'newsletter',
  'newsletterTest',
  'answer',
  'acknowledgement',
  'call',
  'callReminder',
])

/** An email as it is passed to the mail server. */
export interface OutgoingMail {
  from: string | { name: string; address: string }
  /** The envelope's sender, to whom bounces go, if it is not that of `from`. */
  envelopeFrom?: string
  to: string[]
  replyTo?: { name: string; address: string }[]
  subject: string
  text: string
  html: string
  /** The same on every retry, so that mailboxes can drop duplicates. */
  messageId: string
  inReplyTo?: string
  references?: string[]
  date: Date
  attachments?: { filename: string; contentType: string; content: Readable }[]
  icalEvent?: { filename: string; method: string; content: string }
  headers: Record<string, string>
}

/**
 * Renders queued emails of one kind, as one message, from what is in the database now; `undefined` if none of them is
 * needed any more.
 */
export async function compose(backend: Backend, emails: readonly EmailRow[]): Promise<OutgoingMail | undefined> {
  const [email] = emails
  const content = email && (await contentOf(backend, email.kind, emails))
  if (!email || !content) return undefined
  const { from = site.email, bounceAddress } = backend.mail ?? {}
  // Another's has brackets already.
  const messageIdOf = (id: string) => (id.startsWith('<') ? id : `<${id}@${from.replace(/^.*@|>.*$/g, '')}>`)
  const references = content.references?.map(messageIdOf) ?? []
  const inReplyTo = references.at(-1)
  const envelopeFrom =
    hasBounceAddress.has(email.kind) && bounceAddress
      ? idAddress({ purpose: 'bounce', pattern: bounceAddress, secret: backend.secret }, email.id)
      : undefined
  return {
    from: senderOf(from, content.author),
    ...(envelopeFrom !== undefined && { envelopeFrom }),
    to: [...content.to],
    ...(content.replyTo
      ? { replyTo: content.replyTo.map((one) => ({ ...one, name: headerText(one.name, maxLength.name) })) }
      : {}),
    subject: headerText(content.subject, maxLength.subject),
    text: toPlainText(content.blocks),
    html: content.html ?? toHtml(content.blocks, content.lang),
    messageId: messageIdOf(email.digest_id ?? email.id),
    ...(inReplyTo === undefined ? {} : { inReplyTo, references }),
    date: new Date(email.created_at),
    ...(content.attachments?.length && {
      attachments: content.attachments.map(({ id, name, type }) => {
        return { filename: name, contentType: type, content: Readable.from(piecesOf(backend.store.db, id)) }
      }),
    }),
    ...(content.calendar && { icalEvent: { filename: 'call.ics', ...content.calendar } }),
    headers: {
      ...(content.isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...(envelopeFrom !== undefined && { [envelopeHeader]: envelopeFrom }),
      ...content.headers,
    },
  }
}

/** The sender: the office, or a member of it by name. The address stays the office's, which mail servers let it use. */
function senderOf(from: string, author = ''): OutgoingMail['from'] {
  const [, shown = '', inBrackets] = /^(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? []
  const address = inBrackets ?? from
  const office = shown.replace(/^"(.*)"$/, '$1') || site.product
  // A name that looks like an address would hide the real one.
  const name = headerText(author.replace(/[@<>"\\]/g, ' '), maxLength.name)
  return name === '' ? `${shown || office} <${address}>` : { name: emailTexts.answer.from(name, office), address }
}

async function contentOf(
  backend: Backend,
  kind: EmailKind,
  emails: readonly EmailRow[],
): Promise<EmailContent | undefined> {
  const contents: EmailContent[] = []
  for (const { subject_id } of emails) {
    const content = await buildEmail[kind](backend, subject_id)
    if (content) contents.push(content)
  }
  return contents.length > 1 ? digestContent(kind, contents) : contents[0]
}

/**
 * Removes line breaks, which could inject headers, and truncates without splitting a character. What looks like an encoded
 * word (RFC 2047) is broken: mail programs would decode it, and bring back whatever is removed here.
 */
function headerText(text: string, max: number): string {
  const line = withoutDirectionMarks(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
  return Array.from(line).slice(0, max).join('').trim()
}
