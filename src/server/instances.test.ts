import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { createRateLimits } from './http/rateLimits.ts'
import { signedPath } from './links/signedLink.ts'
import { startTestSmtp } from './mail/testing/testSmtp.ts'
import { smtpTransport } from './mail/transport.ts'
import { MailWorker } from './mail/worker.ts'
import { openPostgres, type PostgresStore } from './store/postgres.ts'
import { startTestCluster, type TestCluster } from './store/testing/testPostgres.ts'
import { type TestBackend, testBackend } from './testing/testBackend.ts'

const enquiry = { name: 'a', email: 'a@example.org', message: 'c', contactNumber: 'd' }
const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['provider@example.com'] }
let cluster: TestCluster
let count = 0
let time = Date.UTC(2026, 0, 1)
let both: [TestBackend, TestBackend]

beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(() => cluster.stop())
beforeEach(async () => {
  count += 1
  const url = await cluster.database(`desk${count}`)
  both = [await instance(url), await instance(url)]
})
afterEach(() => Promise.all(both.map((one) => one.close())))

async function instance(url: string, limit = 10_000, subscriptions = limit): Promise<TestBackend> {
  const store: PostgresStore = openPostgres(url, { connections: 6, onBrokenConnection: () => undefined })
  const limits = createRateLimits([{ count: limit, seconds: 60 }], store, {
    kinds: { subscription: [{ count: subscriptions, seconds: 60 }] },
  })
  return testBackend({ store, mail, now: () => time, options: { limits } })
}
const of = (index: number): TestBackend => (index % 2 ? both[1] : both[0])
const rows = (table: 'enquiry' | 'mail_queue' | 'idempotency') =>
  both[0].store.db.selectFrom(table).selectAll().execute()

test('API-10 four hundred keys raced by two instances have four hundred effects, and all get the first response', async () => {
  const keys = Array.from({ length: 400 }, () => uuidv7())
  // A pool without a free connection answers 503, and the outbox posts again.
  const post = async (index: number, key: string) => {
    for (;;) {
      const answer = await of(index).post('/api/contact', enquiry, { 'idempotency-key': key })
      if (answer.statusCode !== 503) return answer
    }
  }
  const answers = await Promise.all(keys.flatMap((key) => [post(0, key), post(1, key)]))
  expect(answers.every((one) => one.statusCode === 201)).toBe(true)
  for (let index = 0; index < 800; index += 2) expect(answers[index]?.body).toBe(answers[index + 1]?.body)
  expect([(await rows('enquiry')).length, (await rows('mail_queue')).length]).toEqual([400, 400])
})

test('API-10 two instances deliver each email once, through a mail server that fails a third of first attempts', async () => {
  const longest = { timeout: 15_000 }
  const smtp = await startTestSmtp()
  const seen = new Set<string>()
  smtp.rejectMessage = (id) => {
    const isFirst = !seen.has(id)
    seen.add(id)
    return isFirst && seen.size % 3 === 0 ? 'busy, try later' : undefined
  }
  await Promise.all(Array.from({ length: 60 }, (_, index) => of(index).post('/api/contact', enquiry)))
  const quiet = { info: () => undefined, warn: () => undefined }
  const workers = both.map((one) => new MailWorker(one.backend, smtpTransport(smtp.url), quiet))
  for (const worker of workers) worker.start()
  const tried = async () => (await rows('mail_queue')).every(({ sent_at, error }) => sent_at !== null || error !== null)
  await expect.poll(() => seen.size, longest).toBe(60)
  await expect.poll(tried, longest).toBe(true)
  expect(smtp.taken.length).toBe(40)
  time += 60_000
  for (const worker of workers) worker.wake()
  await expect.poll(() => smtp.taken, longest).toHaveLength(60)
  await Promise.all(workers.map((worker) => worker.stop()))
  const ids = smtp.taken.map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)?.[1])
  expect(new Set(ids).size).toBe(60)
  await smtp.close()
}, 60_000)

test('API-10 instances share their rate limit counters', async () => {
  const url = await cluster.database('limited')
  const limited = [await instance(url, 3), await instance(url, 3)]
  const codes: number[] = []
  for (let index = 0; index < 5; index += 1)
    codes.push((await limited[index % 2]?.post('/api/contact', enquiry))?.statusCode ?? 0)
  expect(codes).toEqual([201, 201, 201, 429, 429])
  await Promise.all(limited.map((one) => one.close()))
})

test('API-10 instances share the counters of the stricter subscription limits, and count each subscription once in each', async () => {
  const url = await cluster.database('subscribed')
  const limited = [await instance(url, 4, 3), await instance(url, 4, 3)]
  const codes: number[] = []
  for (let index = 0; index < 5; index += 1)
    codes.push((await limited[index % 2]?.post('/api/subscribe', { email: `p${index}@example.org` }))?.statusCode ?? 0)
  expect(codes).toEqual([200, 200, 200, 429, 429])
  expect((await limited[0]?.post('/api/contact', enquiry))?.statusCode).toBe(201)
  await Promise.all(limited.map((one) => one.close()))
  const same = await instance(await cluster.database('same'), 2, 2)
  for (const code of [200, 200, 429])
    expect((await same.post('/api/subscribe', { email: `${code}@example.org` })).statusCode).toBe(code)
  await same.close()
})

test('API-10 a comment posted to one instance is read from the other at once, and moderated once', async () => {
  const { _id } = (await both[0].post('/api/comments/blog1', { text: 'Hello' })).json<Comment>()
  const read = async (index: number) => (await of(index).app.inject('/api/comments/blog1')).json<Comment[]>()
  expect(await read(1)).toEqual(await read(0))
  await both[1].post(`/api/comments/${_id}/reply`, { text: 'Reply' })
  expect((await read(0))[0]?.replies).toHaveLength(1)
  const url = signedPath(both[0].backend, 'delete', _id, 1)
  const codes = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => (await of(index).app.inject({ method: 'POST', url })).statusCode),
  )
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  expect((await read(1))[0]?.deleted).toBe(true)
})

test('API-10 many concurrent comments on one article all arrive, each in its own position', async () => {
  const texts = Array.from({ length: 60 }, (_, index) => `Comment number ${index}`)
  await Promise.all(texts.map((text, index) => of(index).post('/api/comments/blog1', { text })))
  const listed = (await both[0].app.inject('/api/comments/blog1')).json<Comment[]>()
  expect(listed.map((one) => one.text).sort()).toEqual(texts.sort())
})

test('while the database is down, writes get a 503 with Retry-After; once it is back, they work without a restart', async () => {
  await both[0].post('/api/contact', enquiry)
  await cluster.powerOff()
  const refused = await both[0].post('/api/contact', enquiry)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect((await both[0].app.inject('/api/comments/blog1')).statusCode).toBe(503)
  expect((await both[0].app.inject('/ready')).statusCode).toBe(503)
  expect((await both[0].app.inject('/health')).statusCode).toBe(200)
  await cluster.powerOn()
  await expect.poll(async () => (await both[0].app.inject('/ready')).statusCode).toBe(200)
  expect((await both[0].post('/api/contact', enquiry)).statusCode).toBe(201)
  expect(await rows('enquiry')).toHaveLength(2)
}, 30_000)
