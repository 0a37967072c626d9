import { site } from '#content/site.ts'
import type { Backend } from '../backend.ts'
import type { LetterRow } from '../store/tables.ts'
import { heldLetter, reportLetter } from './commentLetters.ts'
import type { Composed } from './composed.ts'
import { confirmationLetter } from './confirmationLetter.ts'
import { enquiryLetter } from './enquiryLetter.ts'
import { htmlText, plainText } from './letterText.ts'

/** In characters. A line of a header holds 998 bytes (RFC 5322); encoded in UTF-8 and Base64 a character can take six. */
const longest = { name: 100, subject: 200 }

/** A letter as the mail server gets it. */
export interface OutgoingMail {
  from: string
  to: string[]
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** The same at every attempt, so that a mailbox can tell a second copy. */
  messageId: string
  date: Date
  headers: Record<string, string>
}

/** Writes the letter from what its subject's row says now. `undefined` when there is nothing left to say. */
export async function compose(backend: Backend, letter: LetterRow): Promise<OutgoingMail | undefined> {
  const composed = await contentOf(backend, letter)
  if (!composed) return undefined
  const from = backend.mail?.from ?? site.email
  return {
    from: from.includes('<') ? from : `${site.product} <${from}>`,
    to: [...composed.to],
    ...(composed.replyTo
      ? { replyTo: { ...composed.replyTo, name: headerText(composed.replyTo.name, longest.name) } }
      : {}),
    subject: headerText(composed.subject, longest.subject),
    text: plainText(composed.parts),
    html: htmlText(composed.parts),
    messageId: `<${letter.id}@${from.replace(/^.*@|>.*$/g, '')}>`,
    date: new Date(letter.created_at),
    headers: { 'Auto-Submitted': 'auto-generated', ...composed.headers },
  }
}

/** On one line and cut to so many characters, none of them in half. */
function headerText(text: string, most: number): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return Array.from(line).slice(0, most).join('').trim()
}

function contentOf(backend: Backend, letter: LetterRow): Promise<Composed | undefined> {
  const to = backend.mail?.to ?? [site.email]
  if (letter.kind === 'enquiry') return enquiryLetter(backend.store, letter.subject_id, to)
  if (letter.kind === 'report') return reportLetter(backend, letter.subject_id, to)
  if (letter.kind === 'held') return heldLetter(backend, letter.subject_id, to)
  return confirmationLetter(backend, letter.subject_id)
}
