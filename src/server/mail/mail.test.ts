import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { type TestBackend, testBackend } from '../testBackend.ts'
import { waitAfter } from './letterQueue.ts'
import { startTestSmtp, type TestSmtp } from './testSmtp.ts'
import { smtpTransport } from './transport.ts'
import { MailWorker } from './worker.ts'

const quiet = { info: () => undefined, warn: () => undefined }
let time = Date.UTC(2026, 0, 1)
let smtp: TestSmtp
let desk: TestBackend
let worker: MailWorker

beforeEach(async () => {
  smtp = await startTestSmtp()
  const mail = { url: smtp.url, from: 'desk@example.com', to: ['one@example.com', 'two@example.com'] }
  desk = await testBackend({ mail, now: () => time })
  worker = new MailWorker(desk.backend, smtpTransport(smtp.url), quiet)
  worker.start()
})
afterEach(async () => {
  await worker.stop()
  await desk.close()
  await smtp.close()
})

const enquiry = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  message: 'First line\nSecond <b>line</b>',
  contactNumber: '+1 555',
}
const letters = () => desk.store.db.selectFrom('letter').selectAll().orderBy('id').execute()
async function sent(count: number): Promise<string[]> {
  worker.nudge()
  await vi.waitFor(() => expect(smtp.taken).toHaveLength(count), { timeout: 5000 })
  return smtp.taken.map(({ raw }) => raw.replace(/=\r\n/g, '').replace(/=3D/g, '='))
}
async function settled(): Promise<void> {
  worker.nudge()
  await vi.waitFor(async () => {
    for (const letter of await letters()) expect(letter.sent_at ?? letter.dead_at ?? letter.error).not.toBeNull()
  })
}
const count = { failed: 0 }

test('an enquiry reaches the provider with all fields, its reference, its page and times, to be answered by Reply', async () => {
  const headers = { 'written-on-page': '/services/Documents' }
  const { reference } = (await desk.post('/api/contact', enquiry, headers)).json<{ reference: string }>()
  const [raw = ''] = await sent(1)
  expect(raw).toMatch(new RegExp(`Subject: Enquiry ${reference} from Asha`))
  expect(raw).toMatch(/^Reply-To: .*<asha@example\.org>/m)
  expect(raw).toMatch(/^From: Pravasi Desk <desk@example\.com>/m)
  expect(smtp.taken[0]?.recipients).toEqual(['one@example.com', 'two@example.com'])
  for (const part of [
    reference,
    '+1 555',
    'Second <b>line</b>',
    'Second &lt;b&gt;line&lt;/b&gt;',
    '/services/Documents',
    'IST',
  ]) {
    expect(raw).toContain(part)
  }
  expect(raw).not.toMatch(/<(?:img|script|link)|src=/)
})

test('what a visitor typed cannot add headers or recipients', async () => {
  const nasty = {
    ...enquiry,
    name: 'A\r\nBcc: victim@example.org\r\n\r\nHi',
    email: 'x@example.org\r\nBcc: victim@example.org',
  }
  await desk.post('/api/contact', nasty)
  const [raw = ''] = await sent(1)
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
  expect(head).not.toMatch(/^bcc:/im)
  expect(head).not.toMatch(/^reply-to:/im)
  expect(smtp.taken[0]?.recipients).toEqual(['one@example.com', 'two@example.com'])
})

test('a name of any length and script leaves every line of the letter short enough for a mail server', async () => {
  const names = ['a'.repeat(2000), `Asha\n ${'राव '.repeat(800)}`, '\u{1f3e0}'.repeat(2000), '"\\'.repeat(900)]
  for (const name of names) await desk.post('/api/contact', { ...enquiry, name })
  await sent(names.length)
  for (const { raw } of smtp.taken) {
    expect(Math.max(...raw.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThan(500)
    expect(raw).not.toContain('\ufffd')
    expect(raw).toMatch(/^Reply-To:[^<]+<asha@example\.org>$/m)
  }
})

test('a report reaches the provider with the comment, what it answers, and links that delete it', async () => {
  const parent = (await desk.post('/api/comments/blog1', { text: 'The question', username: 'Asha' })).json<Comment>()
  const reply = (await desk.post(`/api/comments/${parent._id}/reply`, { text: 'A rude answer' })).json<Comment>()
  await desk.post(`/api/comments/${reply._id}/report`, { reason: 'rude words' })
  const [raw = ''] = await sent(1)
  for (const part of ['The question', 'A rude answer', 'rude words', '/blogs/blog1']) expect(raw).toContain(part)
  const link = /https:\/\/desk\.example\.com(\/api\/moderate\/delete\.[\w.-]+)/.exec(raw)?.[1] ?? ''
  expect((await desk.app.inject({ method: 'POST', url: link })).statusCode).toBe(200)
  expect((await desk.app.inject('/api/comments/blog1')).body).not.toContain('A rude answer')
})

test('a subscriber gets one letter with a link that confirms and headers that unsubscribe with one click', async () => {
  await desk.post('/api/subscribe', { email: 'Asha@example.org' })
  const [raw = ''] = await sent(1)
  expect(smtp.taken[0]?.recipients).toEqual(['Asha@example.org'])
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  // It promises no more than is kept: another may follow until one of its links is pressed.
  expect(raw).toContain('another letter may ask you')
  const unfolded = raw.replace(/\r\n[ \t]+/g, '')
  const stop = /^List-Unsubscribe: ?<https:\/\/desk\.example\.com([^>]+)>/m.exec(unfolded)?.[1] ?? ''
  const confirm = /https:\/\/desk\.example\.com(\/api\/confirm\/[\w.-]+)/.exec(raw)?.[1] ?? ''
  expect((await desk.app.inject({ method: 'POST', url: confirm })).statusCode).toBe(200)
  expect((await desk.app.inject({ method: 'POST', url: stop })).statusCode).toBe(200)
})

test('a held comment is sent for review; decided before it was sent, it is sent to nobody', async () => {
  smtp.refuseLetter = () => 'later'
  const text = 'http://a.example http://b.example http://c.example'
  const { _id } = (await desk.post('/api/comments/blog1', { text })).json<Comment>()
  await settled()
  await desk.store.write((tx) => tx.updateTable('comment').set({ state: 'shown' }).where('id', '=', _id).execute())
  smtp.refuseLetter = () => undefined
  time += 60_000
  worker.nudge()
  await vi.waitFor(async () => expect(await letters()).toMatchObject([{ sent_at: time, error: 'not needed any more' }]))
  expect(smtp.taken).toEqual([])
})

test('a letter that fails is tried again with the same Message-ID, later and later, and is given up in the end', async () => {
  const ids = new Set<string>()
  smtp.refuseLetter = (id) => {
    ids.add(id)
    count.failed += 1
    return 'try later'
  }
  await desk.post('/api/contact', enquiry)
  await settled()
  const waits: number[] = []
  for (;;) {
    const [letter] = await letters()
    if (!letter || letter.dead_at !== null) break
    waits.push(letter.next_at - time)
    time = letter.next_at
    worker.nudge()
    await vi.waitFor(async () => {
      const [now] = await letters()
      expect(now?.attempts).toBe(letter.attempts + 1)
      expect(now?.dead_at === null ? now.next_at - time : undefined).toBe(waitAfter(letter.attempts + 1))
    })
  }
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(waits.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(86_400_000)
  expect([count.failed, ids.size]).toEqual([10, 1])
  expect((await letters())[0]).toMatchObject({ attempts: 10, error: expect.stringContaining('try later') })
})

test('when one of two recipients is refused, the other is not written to twice', async () => {
  smtp.refuseRecipient = (address) => address === 'two@example.com'
  await desk.post('/api/contact', enquiry)
  await sent(1)
  await settled()
  expect((await letters())[0]).toMatchObject({
    sent_at: null,
    accepted: '["one@example.com"]',
    error: 'refused for two@example.com',
  })
  smtp.refuseRecipient = () => false
  time += 60_000
  await sent(2)
  expect(smtp.taken.map(({ recipients }) => recipients)).toEqual([['one@example.com'], ['two@example.com']])
})

test('a clock that was set back does not hold letters up', async () => {
  smtp.refuseLetter = () => 'later'
  await desk.post('/api/contact', enquiry)
  await settled()
  time -= 400 * 86_400_000
  smtp.refuseLetter = () => undefined
  await sent(1)
})

test('a mail server that is down blocks no answer and loses no letter', async () => {
  const { url } = smtp
  await smtp.close()
  expect((await desk.post('/api/contact', enquiry)).statusCode).toBe(201)
  await settled()
  expect((await letters())[0]).toMatchObject({
    attempts: 1,
    sent_at: null,
    error: expect.stringContaining('ECONNREFUSED'),
  })
  expect(url).toContain('127.0.0.1')
})
