import { afterEach, beforeEach, expect, test } from 'vitest'
import { site } from '#content/site.ts'
import type { Comment } from '#contract/calls.ts'
import { defaultCommentRules } from '../comments/commentRules.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { retryDelay } from './mailQueue.ts'
import { startTestSmtp, type TestSmtp } from './testing/testSmtp.ts'
import { smtpTransport } from './transport.ts'
import { MailWorker } from './worker.ts'

const quiet = { info: () => undefined, warn: () => undefined }
let time = Date.UTC(2026, 0, 1)
let smtp: TestSmtp
let server: TestBackend
let worker: MailWorker

beforeEach(async () => {
  smtp = await startTestSmtp()
  const mail = { url: smtp.url, from: 'desk@example.com', to: ['one@example.com', 'two@example.com'] }
  const commentRules = { ...defaultCommentRules, notifies: true }
  server = await testBackend({ mail, commentRules, now: () => time })
  worker = new MailWorker(server.backend, smtpTransport(smtp.url), quiet)
  worker.start()
})
afterEach(async () => {
  await worker.stop()
  await server.close()
  await smtp.close()
})

const enquiry = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  message: 'First line\nSecond <b>line</b>',
  contactNumber: '+1 555',
}
const emails = () => server.store.db.selectFrom('mail_queue').selectAll().orderBy('id').execute()
async function sent(count: number): Promise<string[]> {
  worker.wake()
  await expect.poll(() => smtp.taken).toHaveLength(count)
  return smtp.taken.map(({ raw }) => raw.replace(/=\r\n/g, '').replace(/=3D/g, '='))
}
async function allTried(): Promise<void> {
  worker.wake()
  const results = async () => (await emails()).map((email) => email.sent_at ?? email.dead_at ?? email.error)
  await expect.poll(results).not.toContain(null)
}
const count = { failed: 0 }

test('an enquiry reaches the provider with all fields, reference, page and times, and Reply-To is the enquirer', async () => {
  const headers = { 'written-on-page': '/services/Documents' }
  const { reference } = (await server.post('/api/contact', enquiry, headers)).json<{ reference: string }>()
  const [raw = ''] = await sent(1)
  expect(raw).toMatch(new RegExp(`Subject: Enquiry ${reference} from Asha`))
  expect(raw).toMatch(/^Reply-To: .*<asha@example\.org>/m)
  expect(raw).toContain(`From: ${site.product} <desk@example.com>`)
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
  await server.post('/api/contact', nasty)
  const [raw = ''] = await sent(1)
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
  expect(head).not.toMatch(/^bcc:/im)
  expect(head).not.toMatch(/^reply-to:/im)
  expect(smtp.taken[0]?.recipients).toEqual(['one@example.com', 'two@example.com'])
})

test('whatever the length and script of a name, every line of the email is short enough for a mail server', async () => {
  const names = ['a'.repeat(2000), `Asha\n ${'राव '.repeat(800)}`, '\u{1f3e0}'.repeat(2000), '"\\'.repeat(900)]
  for (const name of names) await server.post('/api/contact', { ...enquiry, name })
  await sent(names.length)
  for (const { raw } of smtp.taken) {
    expect(Math.max(...raw.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThan(500)
    expect(raw).not.toContain('\ufffd')
    expect(raw).toMatch(/^Reply-To:[^<]+<asha@example\.org>$/m)
  }
})

test('an address that many mail servers refuse is no Reply-To, but the email says where to write', async () => {
  await server.post('/api/contact', { ...enquiry, email: 'आशा@example.org' })
  await server.post('/api/contact', { ...enquiry, email: 'asha@उदाहरण.भारत' })
  const replies = (await sent(2)).map((raw) => /^Reply-To:.*<(.*)>$/m.exec(raw)?.[1])
  expect(replies.sort()).toEqual(['asha@xn--p1b6ci4b4b3a.xn--h2brj9c', undefined])
  expect(smtp.taken.map(({ raw }) => raw).join()).toContain('To answer, write to the address below')
})

test('the provider hears of new comments in one email with a link that deletes each', async () => {
  for (const text of ['The first', 'The second']) await server.post('/api/comments/blog1', { text, username: 'Asha' })
  time += 15 * 60_000
  const [raw = ''] = await sent(1)
  for (const part of ['Subject: 2 new comments', 'The first', 'The second']) expect(raw).toContain(part)
  const links = new Set(raw.match(/\/api\/moderate\/delete\.[\w.-]+/g))
  expect(links.size).toBe(2)
  const [link = ''] = links
  expect((await server.app.inject({ method: 'POST', url: link })).statusCode).toBe(200)
  // The mail server has it a moment before the queue says so.
  await expect.poll(async () => (await emails()).every((email) => email.sent_at === time)).toBe(true)
})

test('a report reaches the provider with the comment, its parent, and a link that deletes it', async () => {
  const parent = (await server.post('/api/comments/blog1', { text: 'The question', username: 'Asha' })).json<Comment>()
  const reply = (await server.post(`/api/comments/${parent._id}/reply`, { text: 'A rude answer' })).json<Comment>()
  await server.post(`/api/comments/${reply._id}/report`, { reason: 'rude words' })
  const [raw = ''] = await sent(1)
  for (const part of ['The question', 'A rude answer', 'rude words', '/blogs/blog1']) expect(raw).toContain(part)
  const link = /https:\/\/desk\.example\.com(\/api\/moderate\/delete\.[\w.-]+)/.exec(raw)?.[1] ?? ''
  expect((await server.app.inject({ method: 'POST', url: link })).statusCode).toBe(200)
  expect((await server.app.inject('/api/comments/blog1')).body).not.toContain('A rude answer')
})

test('a subscriber gets one email with a confirmation link and one-click unsubscribe headers', async () => {
  await server.post('/api/subscribe', { email: 'Asha@example.org' })
  const [raw = ''] = await sent(1)
  expect(smtp.taken[0]?.recipients).toEqual(['Asha@example.org'])
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  // It must not promise to be the only one: another may follow until one of its links is used.
  expect(raw).toContain('we may send another email')
  const unfolded = raw.replace(/\r\n[ \t]+/g, '')
  const stop = /^List-Unsubscribe: ?<https:\/\/desk\.example\.com([^>]+)>/m.exec(unfolded)?.[1] ?? ''
  const confirm = /https:\/\/desk\.example\.com(\/api\/confirm\/[\w.-]+)/.exec(raw)?.[1] ?? ''
  expect((await server.app.inject({ method: 'POST', url: confirm })).statusCode).toBe(200)
  expect((await server.app.inject({ method: 'POST', url: stop })).statusCode).toBe(200)
})

test('a held comment is emailed for review, but not if it was moderated before the email was sent', async () => {
  smtp.rejectMessage = () => 'later'
  const text = 'http://a.example http://b.example http://c.example'
  const { _id } = (await server.post('/api/comments/blog1', { text })).json<Comment>()
  await allTried()
  await server.store.write((tx) => tx.updateTable('comment').set({ state: 'shown' }).where('id', '=', _id).execute())
  smtp.rejectMessage = () => undefined
  time += 60_000
  worker.wake()
  await expect.poll(emails).toMatchObject([{ sent_at: time, error: 'no longer needed' }])
  expect(smtp.taken).toEqual([])
})

test('a failed email is retried with the same Message-ID and growing delays, and finally given up', async () => {
  const ids = new Set<string>()
  smtp.rejectMessage = (id) => {
    ids.add(id)
    count.failed += 1
    return 'try later'
  }
  await server.post('/api/contact', enquiry)
  await allTried()
  const waits: number[] = []
  for (;;) {
    const [email] = await emails()
    if (!email || email.dead_at !== null) break
    waits.push(email.next_at - time)
    time = email.next_at
    worker.wake()
    const tried = async () => {
      const [now] = await emails()
      return [now?.attempts, now?.dead_at === null ? now.next_at - time : undefined]
    }
    await expect.poll(tried).toEqual([email.attempts + 1, retryDelay(email.attempts + 1)])
  }
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(waits.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(86_400_000)
  expect([count.failed, ids.size]).toEqual([10, 1])
  expect((await emails())[0]).toMatchObject({ attempts: 10, error: expect.stringContaining('try later') })
})

test('when one of two recipients is rejected, the other does not get the email twice', async () => {
  smtp.rejectRecipient = (address) => address === 'two@example.com'
  await server.post('/api/contact', enquiry)
  await sent(1)
  await allTried()
  expect((await emails())[0]).toMatchObject({
    sent_at: null,
    accepted: '["one@example.com"]',
    error: expect.stringMatching(/^rejected: 5\d\d .*, for two@example\.com$/),
  })
  time += 60_000
  worker.wake()
  // The one address that it was sent to now is not named. An attempt is counted when it begins, so the count alone does not say
  // that this one has ended.
  await expect
    .poll(async () => (await emails())[0])
    .toMatchObject({ attempts: 2, error: expect.stringMatching(/^rejected: 5\d\d (?!.*, for )/) })
  smtp.rejectRecipient = () => false
  time += 3_600_000
  await sent(2)
  expect(smtp.taken.map(({ recipients }) => recipients)).toEqual([['one@example.com'], ['two@example.com']])
})

test('a clock that was turned back does not delay emails', async () => {
  smtp.rejectMessage = () => 'later'
  await server.post('/api/contact', enquiry)
  await allTried()
  time -= 400 * 86_400_000
  smtp.rejectMessage = () => undefined
  await sent(1)
})

test('while the mail server is down, requests succeed and no email is lost', async () => {
  const { url } = smtp
  await smtp.close()
  expect((await server.post('/api/contact', enquiry)).statusCode).toBe(201)
  await allTried()
  expect((await emails())[0]).toMatchObject({
    attempts: 1,
    sent_at: null,
    error: expect.stringContaining('ECONNREFUSED'),
  })
  expect(url).toContain('127.0.0.1')
})

test('enquiries of new networks are emailed before a long one and those of a flood that came earlier, which go out in their turn all the same', async () => {
  await worker.stop()
  const post = async (name: string, remoteAddress: string, length = 2000) => {
    time += 1000
    const payload = { ...enquiry, email: '', name, message: 'x'.repeat(length) }
    const answer = await server.app.inject({ method: 'POST', url: '/api/contact', payload, remoteAddress })
    expect(answer.statusCode).toBe(201)
  }
  await post('Long', '192.0.2.1', 20_001)
  for (let index = 1; index <= 12; index += 1) await post(`Flood${index}`, `203.0.113.${index}`)
  for (let index = 1; index <= 9; index += 1) await post(`New${index}`, `198.51.${index}.1`)
  // One at a time, so that they arrive in the order in which they were sent.
  worker = new MailWorker(server.backend, smtpTransport(smtp.url), quiet, { lanes: 1 })
  worker.start()
  const names = (await sent(22)).map((raw) => /^Subject: .* from (\w+)/m.exec(raw)?.[1])
  const of = (name: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `${name}${from + index}`)
  // The first ten of a /24 are like any others.
  const first = [...of('Flood', 1, 7), 'Long', ...of('Flood', 8, 10)]
  // Every eighth is what has been due longest.
  expect(names).toEqual([...first, ...of('New', 1, 4), 'Flood11', ...of('New', 5, 9), 'Flood12'])
})
