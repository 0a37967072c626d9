import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names of the files of `mails`. */
export type MailName =
  | `gmail${'' | 'Phone'}`
  | `outlook${'' | 'Desktop' | 'Phone'}`
  | `bounce${'' | 'Exim' | 'EximDelay' | 'Gmail' | 'Exchange'}`
  | `signed${'Opaque' | 'Streamed'}`
  | 'windowsMail'
  | 'appleMail'
  | 'icloud'
  | 'yahoo'
  | 'german'
  | 'japanese'
  | 'russian'
  | 'vacation'
  | 'outOfOffice'
  | 'forwarded'
  | 'nested'
  | 'encrypted'
  | 'broken'

/** An email in the form in which a mail program writes it, with the values of the case; its lines end as on the wire. */
export function testMail(name: MailName, values: Record<'parent' | 'to' | 'reference', string>): string {
  const text = readFileSync(join(import.meta.dirname, 'mails', `${name}.eml`), 'utf8')
  return text
    .replace(/\{\{(parent|to|reference)\}\}/g, (_match, key: keyof typeof values) => values[key])
    .replace(/\r?\n/g, '\r\n')
}

/** A plain email with these headers. */
export function plainMail(headers: Record<string, string>, text = 'Hello'): string {
  const all = { From: 'Sita <sita@example.org>', To: 'desk@example.com', Subject: 'Re', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [...lines, 'Content-Type: text/plain; charset=utf-8', '', text].join('\r\n')
}
