import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { owner, type TestDesk, testDesk } from '../staff/testing/testDesk.ts'
import { compose } from './compose.ts'
import { startTestSmtp, type TestSmtp } from './testing/testSmtp.ts'
import { smtpTransport } from './transport.ts'

let smtp: TestSmtp
let desk: TestDesk
const replyAddress = 'desk+{id}@desk.example.com'
beforeEach(async () => {
  smtp = await startTestSmtp()
})
afterEach(async () => {
  await desk.close()
  await smtp.close()
})

/** The sender that a mail program shows for an answer of a member of this name. */
async function senderOf(name: string, from: string) {
  desk = await testDesk({ mail: { url: smtp.url, from, to: ['office@example.com'], replyAddress } })
  const { db } = desk.store
  const asha = await desk.signedIn(owner)
  if (name) await asha.call('saveProfile', { body: { name, signatures: {} } })
  await desk.post('/api/contact', { name: 'Sita', email: 'sita@example.org', message: 'A plot', contactNumber: '' })
  const { id } = await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
  await asha.call('answerEnquiry', { id, body: { subject: 'Re', text: 'Yes.' } })
  const rows = await db.selectFrom('mail_queue').selectAll().where('kind', '=', 'answer').execute()
  const mail = await compose(desk.backend, rows)
  if (!mail) throw new Error('nothing composed')
  await smtpTransport(smtp.url).send(mail, mail.to, new AbortController().signal)
  const [taken] = smtp.taken
  const shown = await PostalMime.parse(taken?.raw ?? '')
  return { sender: taken?.sender, from: shown.from, replyTo: shown.replyTo?.[0]?.address }
}

test.each<[name: string, from: string, shown: string]>([
  ['Asha', 'desk@example.com', `Asha at ${site.product}`],
  ['Asha Rao', '"Rao, Iyer & Co" <desk@example.com>', 'Asha Rao at Rao, Iyer & Co'],
  ['आशा राव', 'The Desk <desk@example.com>', 'आशा राव at The Desk'],
  ['', 'The Desk <desk@example.com>', 'The Desk'],
  // Names that would hide the address, add one, or add a header.
  ['support@bank.example', 'The Desk <desk@example.com>', 'support bank.example at The Desk'],
  ['"Bank" <pay@bank.example>,', 'The Desk <desk@example.com>', 'Bank pay bank.example , at The Desk'],
  ['=?utf-8?B?QmFuaw==?=', 'The Desk <desk@example.com>', '= ?utf-8?B?QmFuaw== ?= at The Desk'],
])('an answer by %j from %j comes from %j, and from the office’s address', async (name, from, shown) => {
  const answer = await senderOf(name, from)
  expect(answer.from).toMatchObject({ name: shown, address: 'desk@example.com' })
  expect(answer.sender).toBe('desk@example.com')
  expect(answer.replyTo).toMatch(/^desk\+[\da-f]{42}@desk\.example\.com$/)
})
