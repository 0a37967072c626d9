import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestSmtp, type TestSmtp } from '../mail/testing/testSmtp.ts'
import { smtpTransport } from '../mail/transport.ts'
import { MailWorker } from '../mail/worker.ts'
import { owner, type TestDesk, testDesk } from './testing/testDesk.ts'

let smtp: TestSmtp
let desk: TestDesk
let worker: MailWorker
/** Runs ahead when a test wants what waits to be due. */
let ahead = 0
beforeAll(async () => {
  smtp = await startTestSmtp()
  const mail = { url: smtp.url, from: 'desk@example.com', to: ['provider@example.com'] }
  desk = await testDesk({ mail, now: () => Date.now() + ahead, wakeMailer: () => worker.wake() })
  worker = new MailWorker(desk.backend, smtpTransport(smtp.url), { info: () => undefined, warn: () => undefined })
  worker.start()
})
afterAll(async () => {
  await worker.stop()
  await desk.close()
  await smtp.close()
})

const header = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\s+/g, ' ')
const arrived = async (address: string) =>
  vi.waitFor(
    () => {
      const found = smtp.taken.find(({ recipients }) => recipients.includes(address))
      if (!found) throw new Error(`nothing for ${address} yet`)
      return found.raw
    },
    { timeout: 8000 },
  )

test('a member gets the link by email and signs in with it; a stranger gets no email', async () => {
  await desk.browser().call('requestLink', { body: { email: 'stranger@example.com' } })
  const browser = desk.browser()
  await browser.call('requestLink', { body: { email: owner } })
  const raw = (await arrived(owner)).replace(/=\r\n/g, '')
  const token = /\/desk\/sign-in#([\w.-]+)/.exec(raw)?.[1]
  expect((await browser.call('redeemLink', { body: { token } })).statusCode).toBe(200)
  await expect
    .poll(() => desk.store.db.selectFrom('mail_queue').select('id').where('sent_at', 'is', null).execute())
    .toEqual([])
  expect(smtp.taken.flatMap(({ recipients }) => recipients)).toEqual([owner, owner])
})

test('an answer reaches the enquirer after its ten seconds, in the thread of the enquiry', async () => {
  const asha = await desk.signedIn(owner)
  const body = { name: 'Sita', email: 'sita@example.org', message: 'A plot', contactNumber: '' }
  await desk.post('/api/contact', body)
  const notice = await arrived('provider@example.com')
  const { id } = await desk.store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
  await asha.call('answerEnquiry', { id, body: { subject: 'Your plot', text: 'Dear Sita, yes.' } })
  expect((await asha.call('enquiry', { id })).json().answers).toMatchObject([{ delivery: 'waiting' }])
  ahead += 10_000
  worker.wake()
  const raw = await arrived('sita@example.org')
  expect(header(raw, 'Subject')).toBe('Your plot')
  expect(header(raw, 'Reply-To')).toContain('provider@example.com')
  expect([header(raw, 'In-Reply-To'), header(raw, 'References')]).toEqual([
    header(notice, 'Message-ID'),
    header(notice, 'Message-ID'),
  ])
  expect(header(raw, 'Auto-Submitted')).toBeUndefined()
  await expect
    .poll(async () => (await asha.call('enquiry', { id })).json().answers)
    .toMatchObject([{ delivery: 'sent', error: null }])
})
