import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { enqueueEmail } from '../mail/mailQueue.ts'
import { finalResult } from '../mail/onlyOnce.ts'
import { startTestSmtp, type TestSmtp } from '../mail/testing/testSmtp.ts'
import { smtpTransport } from '../mail/transport.ts'
import { MailWorker } from '../mail/worker.ts'
import type { EmailRow } from '../store/tables.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { bouncePath } from './bounceRoute.ts'
import { saveDraft } from './drafts.ts'
import { newsletterPage } from './newsletterEmail.ts'
import { newsletterHtml, newsletterPreviewHtml } from './newsletterHtml.ts'
import { startNewsletters } from './newsletterSender.ts'
import { startSending } from './sending.ts'

const logged: object[] = []
const log = { info: (line: object) => void logged.push(line), warn: (line: object) => void logged.push(line) }
const payload = '<img src=x onerror="alert(1)">"\'</title></style><script>alert(2)</script>'
const bounceSecret = 'a secret that the mail service knows'
const asMessage = { authorization: `Bearer ${bounceSecret}`, 'content-type': 'message/rfc822' }
let smtp: TestSmtp
let server: TestBackend
let worker: MailWorker
let stop: () => void

beforeEach(async () => {
  smtp = await startTestSmtp()
  // Without a pause: the test is over when all are sent.
  const newsletterBatch = { count: 2, seconds: 0 }
  const mail = { url: smtp.url, from: 'desk@example.com', to: ['provider@example.com'], newsletterBatch }
  server = await testBackend({ mail, bounceSecret, wakeMailer: () => worker.wake() })
  worker = new MailWorker(server.backend, smtpTransport(smtp.url), log)
  worker.start()
  stop = startNewsletters(server.backend, log, 10)
  logged.length = 0
})
afterEach(async () => {
  stop()
  await worker.stop()
  await server.close()
  await smtp.close()
})

async function subscribe(...names: string[]): Promise<void> {
  for (const name of names) await server.post('/api/subscribe', { email: `${name}@example.org` })
  await server.store.write(async (tx) => {
    await tx.updateTable('subscriber').set({ state: 'confirmed', confirmed_at: Date.now() }).execute()
    await tx.deleteFrom('mail_queue').execute()
  })
}

async function send(title: string, summary: string): Promise<string> {
  const id = uuidv7()
  await server.store.write(async (tx) => {
    await saveDraft(tx, { article: 'nri-banking', title, summary }, 'asha@example.com', id, Date.now())
    await startSending(tx, id, 1, Date.now())
  })
  return id
}

const ended = (id: string) =>
  vi.waitFor(
    async () => {
      const row = await server.store.db.selectFrom('newsletter').select('state').where('id', '=', id).executeTakeFirst()
      expect(row?.state).toBe('sent')
    },
    { timeout: 10_000 },
  )
/** A report to this address that quotes nothing. */
const failureReport = (to = '') =>
  [
    `To: ${to}`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b--',
    '',
  ].join('\r\n')

const unfolded = (raw: string) => raw.replace(/\r\n[ \t]+/g, ' ')
/** Without the requests to confirm, which the subscriptions caused. */
const newsletters = () => smtp.taken.filter(({ raw }) => raw.includes('Read the article'))

test('each subscriber gets one email of their own with a link, and one click of a mail client unsubscribes', async () => {
  await subscribe('one', 'two', 'three', 'four', 'five')
  await ended(await send('Inheritance', 'First paragraph.\n\nSecond one.'))
  const emails = newsletters()
  expect(emails.map(({ recipients }) => recipients.join()).sort()).toEqual(
    ['five', 'four', 'one', 'three', 'two'].map((name) => `${name}@example.org`),
  )
  const links = emails.map(({ raw }) => /^List-Unsubscribe: <(\S+)>/m.exec(unfolded(raw))?.[1] ?? '')
  expect(new Set(links).size).toBe(5)
  expect(new Set(emails.map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)?.[1])).size).toBe(5)
  for (const { raw } of emails) {
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    expect(raw).toContain('Content-Type: text/plain')
    expect(raw).toContain('Content-Type: text/html')
    expect(raw).toContain('/blogs/nri-banking')
  }
  const [link = ''] = links
  const request = { url: new URL(link).pathname, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  const states = async () =>
    (await server.store.db.selectFrom('subscriber').select('state').execute()).map(({ state }) => state).sort()
  expect((await server.app.inject({ method: 'GET', url: request.url })).statusCode).toBe(200)
  expect((await server.app.inject({ method: 'HEAD', url: request.url })).statusCode).toBe(200)
  expect(await states()).toEqual(Array.from({ length: 5 }, () => 'confirmed'))
  const clicked = await server.app.inject({ ...request, method: 'POST', payload: 'List-Unsubscribe=One-Click' })
  expect(clicked.statusCode).toBe(200)
  expect((await states())[4]).toBe('unsubscribed')
  expect(JSON.stringify(logged)).not.toContain('@example.org')
})

test('markup in title and summary arrives as text, and no line of it becomes a header', async () => {
  await subscribe('one')
  await ended(await send(`${payload}\r\nBcc: victim@example.org\r\n\r\nBody`, `${payload}\r\nBcc: victim@example.org`))
  const [{ raw, recipients } = { raw: '', recipients: [] }] = newsletters()
  const body = raw.replace(/=\r\n/g, '').replace(/=3D/g, '=')
  const html = body.slice(body.indexOf('<!doctype html>'))
  expect(html).toContain('&lt;script&gt;alert(2)&lt;/script&gt;')
  expect(html).not.toMatch(/<script|<img|<\/style>[^<]*<script/)
  expect(recipients).toEqual(['one@example.org'])
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
  expect(head).not.toMatch(/^bcc:/im)
  expect(head).toMatch(/^Content-Type:/m)
  expect(head.match(/^Subject:/gm)).toHaveLength(1)
})

test('each email leaves under a bounce address of its own, by which a report that quotes nothing finds its recipient', async () => {
  Object.assign(server.backend.mail ?? {}, { bounceAddress: 'bounces+{id}@example.com' })
  await subscribe('one', 'two')
  await ended(await send('Title', 'Summary'))
  const senders = newsletters().map(({ sender, recipients }) => [sender, recipients.join()] as const)
  expect(new Set(senders.map(([sender]) => sender)).size).toBe(2)
  for (const [sender] of senders) expect(sender).toMatch(/^bounces\+[\da-f]{42}@example\.com$/)
  for (const { raw } of newsletters()) expect(raw).toMatch(/^From: .*<desk@example\.com>\r$/m)
  const [gone] = senders.find(([, reader]) => reader === 'two@example.org') ?? []
  expect((await server.post(bouncePath, failureReport(gone), asMessage)).json()).toEqual({ applied: true })
  const rows = await server.store.db.selectFrom('subscriber').select(['email', 'state']).orderBy('email').execute()
  expect(rows).toEqual([
    { email: 'one@example.org', state: 'confirmed' },
    { email: 'two@example.org', state: 'bounced' },
  ])
})

test('a complaint to another address is about the email whose headers it quotes, as they were sent', async () => {
  Object.assign(server.backend.mail ?? {}, { bounceAddress: 'bounces+{id}@example.com' })
  await subscribe('one')
  await ended(await send('Title', 'Summary'))
  const [{ raw } = { raw: '' }] = newsletters()
  const complaint = [
    'To: fbl@example.com',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
    '',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'Version: 1',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    raw.slice(0, raw.indexOf('\r\n\r\n')),
    '',
    '--b--',
    '',
  ].join('\r\n')
  expect((await server.post(bouncePath, complaint, asMessage)).json()).toEqual({ applied: true })
  expect(await server.store.db.selectFrom('subscriber').select('state').execute()).toEqual([{ state: 'complained' }])
})

test('a test leaves under a bounce address as the newsletter does, and a report on it is about no recipient', async () => {
  Object.assign(server.backend.mail ?? {}, { bounceAddress: 'bounces+{id}@example.com' })
  const id = uuidv7()
  await server.store.write(async (tx) => {
    await saveDraft(tx, { article: 'nri-banking', title: 'T', summary: 'S' }, 'asha@example.com', id, Date.now())
    const row = { id: uuidv7(), newsletter_id: id, address: 'asha@example.com', language: 'en', created_at: Date.now() }
    await tx.insertInto('newsletter_test').values(row).execute()
    await enqueueEmail(tx, 'newsletterTest', row.id, Date.now())
  })
  worker.wake()
  await vi.waitFor(() => expect(smtp.taken).toHaveLength(1), { timeout: 10_000 })
  const sender = smtp.taken[0]?.sender ?? ''
  expect(sender).toMatch(/^bounces\+[\da-f]{42}@example\.com$/)
  expect((await server.post(bouncePath, failureReport(sender), asMessage)).json()).toEqual({ applied: false })
})

test('a refused address is not tried again and alarms nobody', async () => {
  await subscribe('one', 'gone')
  smtp.rejectRecipient = (address) => address.startsWith('gone')
  await ended(await send('Title', 'Summary'))
  const { db } = server.store
  const rows = await db.selectFrom('newsletter_recipient').select(['state', 'bounce']).orderBy('state').execute()
  expect(rows).toEqual([
    { state: 'failed', bounce: 'soft' },
    { state: 'sent', bounce: null },
  ])
  const emails = await db.selectFrom('mail_queue').select(['dead_at', 'error']).execute()
  expect(emails).toEqual(expect.arrayContaining([{ dead_at: null, error: 'refused: 550' }]))
  expect(JSON.stringify(logged)).not.toContain('@example.org')
})

test('only an answer about the address itself is a refusal; a failed sign-in or a policy is tried again', () => {
  const email = { kind: 'newsletter', attempts: 1 } as EmailRow
  const failed = { done: false, accepted: [], error: 'no' }
  const result = (reason: object, row = email) => finalResult(row, failed, { code: 'EENVELOPE', ...reason })
  expect(result({ atRecipient: true, reply: 550, status: '5.1.1' })).toMatchObject({ done: true, refused: 'hard' })
  expect(result({ atRecipient: true, reply: 552, status: '5.2.2' })).toMatchObject({ done: true, refused: 'soft' })
  for (const status of ['5.7.1', '5.1.7', '5.1.8'])
    expect([status, result({ atRecipient: true, reply: 550, status })]).toEqual([status, failed])
  expect(result({ atRecipient: true, reply: 451, status: '4.7.1' })).toBe(failed)
  expect(result({ reply: 535, status: '5.7.8' })).toBe(failed)
  expect(result({ reply: 550, status: '5.1.1' })).toBe(failed)
  expect(result({}, { ...email, attempts: 10 })).toMatchObject({ done: true })
  expect(finalResult({ ...email, kind: 'enquiry' }, failed, { code: '', atRecipient: true, reply: 550 })).toBe(failed)
})

test('the HTML loads nothing and runs nothing, whatever it is made of; the preview brings a policy that allows its style only', () => {
  const summary = `${payload}\n\n## ${payload}\n- [${payload}](https://example.com/"onclick="x)\n- [x](javascript:alert(1))`
  const words = { article: '', title: payload, summary, translations: '{}' }
  const page = { ...newsletterPage(words, 'hi', '#'), url: 'https://example.com/?a="b' }
  for (const html of [
    newsletterHtml(page),
    newsletterPreviewHtml(page, 'light'),
    newsletterPreviewHtml(page, 'dark'),
  ]) {
    expect(html.match(/<(?!\/?(?:html|head|meta|base|title|style|body|main|p|h1|h2|ul|li|a|footer|br)\b)[^!]/g)).toBe(
      null,
    )
    expect(html).not.toMatch(/<[^>]*\s(?:src|on\w+)=|@import|url\(/)
    expect(html).not.toMatch(/href="(?!https:\/\/|#")/)
    expect(html.match(/<style>/g)).toHaveLength(1)
  }
  expect(newsletterHtml(page)).toContain('prefers-color-scheme:dark')
  expect(newsletterHtml(page)).not.toContain('<base')
  expect(newsletterPreviewHtml(page, 'dark')).toMatch(
    /content="default-src &#39;none&#39;; style-src &#39;sha256-[\w+/=]+&#39;"/,
  )
})
