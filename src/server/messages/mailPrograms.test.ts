import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMail } from './readMail.ts'
import { type MailName, testMail } from './testing/testMails.ts'

const id = '01980000-0000-7000-8000-000000000001'
const values = { parent: `${id}@desk.example.com`, to: 'desk+1@desk.example.com', reference: 'PD-1' }
const read = (name: MailName) => readMail(Buffer.from(testMail(name, values)))

/** The text and the beginning of the folded messages that the conversation shows, and its files. */
const replies: Partial<Record<MailName, [text: string, quoted: string, files?: string[]]>> = {
  outlookDesktop: [
    'Dear Asha,\n\nI agree – “as is”, for € 500.\n\nRegards\nSita',
    'From: The Desk <desk@example.com>',
    ['image001.png image/png'],
  ],
  outlookPhone: ['The tenant has left.\n\nGet Outlook for iOS [https://aka.ms/o0ukef]', 'From: The Desk'],
  windowsMail: ['Café at ten?', 'Date: Thu, 1 Jan 2026 17:30:00 +0530'],
  gmailPhone: ['Yes, on Monday.', 'On Thu, 1 Jan 2026, 17:30 The Desk, <desk+0193@desk.example.com> wrote:'],
  appleMail: [
    'The flat is in my father’s name and he lives in Pune since nineteen eighty, alone.',
    '> On 1 Jan 2026, at 17:30, The Desk',
  ],
  yahoo: [
    'Attached is nothing yet.\n\nSent from Yahoo Mail for iPhone',
    'On Thursday, January 1, 2026, 5:30 PM, The Desk',
  ],
  german: ['Für € 200, gut.', 'Am 01.01.2026 um 17:30 schrieb The Desk:'],
  japanese: ['書類を送ります。', '2026年1月1日(木) 17:30 The Desk <desk@example.com>:'],
  russian: ['Документы готовы.', 'Четверг, 1 января 2026, 17:30 +03:00 от The Desk'],
  forwarded: ['What does this mean?', '---------- Forwarded message', ['message.eml text/plain']],
  nested: ['Both pages are below.', '', ['page1.pdf application/pdf', 'page2.txt text/plain']],
  signedOpaque: ['The deed is signed – Sita', 'From: Asha <desk@example.com>'],
  signedStreamed: ['The deed is signed – Sita', 'From: Asha <desk@example.com>'],
  encrypted: ['', '', ['smime.p7m application/pkcs7-mime']],
}

test.each(Object.entries(replies))(
  'of an email as %s writes it, the words are shown and the older messages folded',
  async (name, shown) => {
    const [text, quoted, files = []] = shown
    const mail = await read(name as MailName)
    expect([mail.kind, mail.text, mail.quoted.slice(0, quoted.length)]).toEqual(['message', text, quoted])
    if (quoted === '') expect(mail.quoted).toBe('')
    expect(mail.files.map((file) => `${file.name} ${file.type}`)).toEqual(files)
  },
)

test.each<[name: MailName, kind: string, status: string | undefined]>([
  ['bounce', 'bounce', '5.7.1'],
  ['bounceGmail', 'bounce', '5.1.1'],
  ['bounceExchange', 'bounce', '5.1.10'],
  ['bounceExim', 'bounce', '5.2.1'],
  ['bounceEximDelay', 'automatic', undefined],
  ['vacation', 'automatic', undefined],
  ['outOfOffice', 'automatic', undefined],
])('%s is known for what a program reports: %s with status %s', async (name, kind, status) => {
  const mail = await read(name)
  expect([mail.kind, mail.failure]).toEqual([kind, status && { emailId: id, status }])
})

test('a person cannot report a failure: only what a mail server sends is read for one', async () => {
  const raw = testMail('bounceExim', values)
    .replace('Return-path: <>\r\n', '')
    .replace('Mailer-Daemon@cpanel.example.net', 'ram@example.net')
    .replace('Auto-Submitted: auto-replied\r\n', '')
  expect(await readMail(Buffer.from(raw))).toMatchObject({ kind: 'message', failure: undefined })
})

test('a signature of S/MIME and the packet of Outlook are known by their content', async () => {
  const types = async (name: MailName) => (await read(name)).files.map(({ type }) => type)
  expect([await types('icloud'), await types('outlook')]).toEqual([
    ['application/pkcs7-signature'],
    ['application/ms-tnef'],
  ])
})

test('a signature that is cut off or nested without end is kept as a file', async () => {
  const head =
    'From: a@example.org\r\nMessage-ID: <a@x>\r\nContent-Type: application/pkcs7-mime; smime-type=signed-data\r\n'
  const deep = Buffer.alloc(300_000, '3080', 'hex')
  for (const content of [Buffer.from('308006092a864886f70d010702a080308002', 'hex'), deep, Buffer.from('no DER')]) {
    const raw = `${head}Content-Transfer-Encoding: base64\r\n\r\n${content.toString('base64')}`
    expect((await readMail(Buffer.from(raw))).files).toHaveLength(1)
  }
})

test('each of the emails in the folder is looked at', () => {
  const names = readdirSync(join(import.meta.dirname, 'testing', 'mails')).filter((name) => name.endsWith('.eml'))
  const elsewhere = ['gmail', 'outlook', 'icloud', 'broken', 'bounce', 'bounceGmail', 'bounceExchange', 'bounceExim']
  const told = [...Object.keys(replies), ...elsewhere, 'bounceEximDelay', 'vacation', 'outOfOffice']
  expect(names.map((name) => name.replace('.eml', '')).sort()).toEqual(told.sort())
})
