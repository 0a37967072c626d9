import { expect, test, vi } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { openSqlite } from '../store/sqlite.ts'
import { testBackend } from '../testing/testBackend.ts'
import { MemoryBuckets } from './buckets.ts'
import type { LimitWindow } from './limitWindows.ts'
import { createRateLimits, type ExtraLimits } from './rateLimits.ts'

const enquiry = { name: 'a', email: 'b', message: 'c', contactNumber: 'd' }

async function limited(count: number, subscriptions: LimitWindow[] = []) {
  const server = await testBackend({ options: { trustProxy: 1 } })
  await server.close()
  const limits = createRateLimits([{ count, seconds: 60 }], server.store, { kinds: { subscription: subscriptions } })
  return testBackend({ options: { trustProxy: 1, limits } })
}
async function limitedBy(extra: ExtraLimits) {
  const limits = createRateLimits([{ count: 100, seconds: 60 }], openSqlite(':memory:'), extra)
  return testBackend({ options: { trustProxy: 1, limits } })
}
const from = (address: string) => ({ 'x-forwarded-for': address })

test('a network over its limit gets a Retry-After; others are not affected', async () => {
  const server = await limited(2)
  const codes: number[] = []
  for (let index = 0; index < 3; index += 1)
    codes.push((await server.post('/api/contact', enquiry, from('203.0.113.1'))).statusCode)
  expect(codes).toEqual([201, 201, 429])
  const refused = await server.post('/api/contact', enquiry, from('203.0.113.1'))
  // Two in a minute: one in every half.
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(25)
  expect(refused.json<{ message: string }>().message).toMatch(/try again in \d+ seconds/)
  expect((await server.post('/api/contact', enquiry, from('203.0.113.2'))).statusCode).toBe(201)
  expect((await server.post('/api/comments/blog1', { text: 'x' }, from('203.0.113.1'))).statusCode).toBe(201)
  await server.close()
})

test('subscriptions have their own, stricter limits for all addresses together; other writes do not count towards them', async () => {
  const server = await limited(100, [
    { count: 2, seconds: 60 },
    { count: 3, seconds: 86_400 },
  ])
  const subscribe = (email: string) => server.post('/api/subscribe', { email }, from('203.0.113.1'))
  const headers = { 'idempotency-key': uuidv7(), ...from('203.0.113.1') }
  expect((await server.post('/api/subscribe', { email: 'a@example.org' }, headers)).statusCode).toBe(200)
  expect((await subscribe('b@example.org')).statusCode).toBe(200)
  const refused = [await subscribe('c@example.org'), await subscribe('a@example.org')]
  for (const answer of refused) {
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(25)
    expect(answer.json<{ message: string }>().message).toMatch(
      /^Too many requests from your network\. Please try again in/,
    )
  }
  expect((await server.post('/api/subscribe', { email: 'a@example.org' }, headers)).statusCode).toBe(200)
  expect((await server.post('/api/contact', enquiry, from('203.0.113.1'))).statusCode).toBe(201)
  expect((await server.post('/api/subscribe', { email: 'c@example.org' }, from('203.0.113.2'))).statusCode).toBe(200)
  await server.close()
})

test('a window that is in both lists counts each subscription once', async () => {
  const server = await limited(2, [{ count: 2, seconds: 60 }])
  const codes: number[] = []
  for (const name of ['a', 'b', 'c'])
    codes.push((await server.post('/api/subscribe', { email: `${name}@example.org` })).statusCode)
  expect(codes).toEqual([200, 200, 429])
  await server.close()
})

test('over both limits, Retry-After is that of the subscription limit', async () => {
  const server = await limited(1, [{ count: 1, seconds: 3600 }])
  await server.post('/api/subscribe', { email: 'a@example.org' })
  const refused = await server.post('/api/subscribe', { email: 'b@example.org' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  await server.close()
})

test('a long wait is given in hours', async () => {
  const server = await limited(100, [{ count: 1, seconds: 86_400 }])
  await server.post('/api/subscribe', { email: 'a@example.org' })
  const refused = await server.post('/api/subscribe', { email: 'b@example.org' })
  expect(refused.json<{ message: string }>().message).toContain('in 24 hours')
  await server.close()
})

test('a repeat does not count towards any limit', async () => {
  const server = await limited(1)
  const headers = { 'idempotency-key': uuidv7(), ...from('203.0.113.1') }
  for (let index = 0; index < 5; index += 1)
    expect((await server.post('/api/contact', enquiry, headers)).statusCode).toBe(201)
  await server.close()
})

test('tries that the database could not take do not count: the enquiry is taken once it is back', async () => {
  const server = await limited(2)
  const { write } = server.store
  const headers = { 'idempotency-key': uuidv7(), ...from('203.0.113.1') }
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  Object.assign(server.store, { write: () => Promise.reject(full) })
  for (let index = 0; index < 5; index += 1)
    expect((await server.post('/api/contact', enquiry, headers)).statusCode).toBe(503)
  Object.assign(server.store, { write })
  expect((await server.post('/api/contact', enquiry, headers)).statusCode).toBe(201)
  await server.close()
})

test('the addresses of one IPv6 household count as one network', async () => {
  const server = await limited(1)
  expect((await server.post('/api/contact', enquiry, from('2001:db8:1:2::1'))).statusCode).toBe(201)
  expect((await server.post('/api/contact', enquiry, from('2001:0db8:0001:0002:ffff::7'))).statusCode).toBe(429)
  expect((await server.post('/api/contact', enquiry, from('2001:db8:1:3::1'))).statusCode).toBe(201)
  await server.close()
})

test('X-Forwarded-For counts only if the proxy is trusted', async () => {
  const store = await testBackend()
  const server = await testBackend({ options: { limits: createRateLimits([{ count: 1, seconds: 60 }], store.store) } })
  expect((await server.post('/api/contact', enquiry, from('203.0.113.1'))).statusCode).toBe(201)
  expect((await server.post('/api/contact', enquiry, from('203.0.113.2'))).statusCode).toBe(429)
  await Promise.all([server.close(), store.close()])
})

test('a comment full of links, and a text that one network keeps posting, are held for review and marked so', async () => {
  const server = await testBackend()
  const text = 'See https://a.example www.b.example and HTTP://c.example now'
  const linked = (await server.post('/api/comments/blog1', { text })).json<Comment>()
  expect(linked).toMatchObject({ held: true, text })
  const held: (boolean | undefined)[] = []
  for (const repeated of ['Same text', 'same  TEXT', 'Same text!', 'SAME TEXT', 'another']) {
    held.push((await server.post('/api/comments/blog1', { text: repeated })).json<Comment>().held)
  }
  expect(held).toEqual([undefined, undefined, undefined, true, undefined])
  const listed = (await server.app.inject('/api/comments/blog1')).json<Comment[]>()
  expect(listed.map((one) => one.text)).toEqual(['Same text', 'same  TEXT', 'Same text!', 'another'])
  expect((await server.post(`/api/comments/${linked._id}/reply`, { text: 'x' })).statusCode).toBe(404)
  const emails = await server.store.db.selectFrom('mail_queue').select(['kind', 'subject_id']).execute()
  expect(emails.map((one) => one.kind)).toEqual(['held', 'held'])
  await server.close()
})

const statusesOf = async (
  server: Awaited<ReturnType<typeof limited>>,
  requests: readonly [string, object, string][],
) => {
  const codes: number[] = []
  for (const [url, body, address] of requests) codes.push((await server.post(url, body, from(address))).statusCode)
  return codes
}

test('each kind of write has separate limits, and a flood of reports keeps out no enquiry', async () => {
  const window = (count: number) => [{ count, seconds: 60 }]
  const server = await limitedBy({ kinds: { enquiry: window(2), report: window(1), comment: window(3) } })
  const { _id } = (await server.post('/api/comments/blog1', { text: 'x' })).json<Comment>()
  const report = [`/api/comments/${_id}/report`, { reason: 'no' }, '203.0.113.1'] as [string, object, string]
  const enquire = ['/api/contact', enquiry, '203.0.113.1'] as [string, object, string]
  expect(await statusesOf(server, [report, report, report, enquire, enquire, enquire])).toEqual([
    201, 429, 429, 201, 201, 429,
  ])
  await server.close()
})

test('all networks together have a ceiling for each kind, whose message does not blame the network', async () => {
  const server = await limitedBy({ total: [{ count: 3, seconds: 60 }] })
  const comments = [1, 2, 3, 4].map(
    (last) => ['/api/comments/blog1', { text: `${last}` }, `203.0.${last}.1`] as [string, object, string],
  )
  expect(await statusesOf(server, comments)).toEqual([201, 201, 201, 429])
  const refused = await server.post('/api/comments/blog1', { text: 'x' }, from('198.51.100.9'))
  expect(refused.json<{ message: string }>().message).toMatch(/^We are receiving too much/)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await statusesOf(server, [['/api/contact', enquiry, '203.0.113.9']])).toEqual([201])
  await server.close()
})

test('the ceiling of all together never refuses the first short enquiries of a network, only what follows', async () => {
  const server = await limitedBy({ total: [{ count: 3, seconds: 3600 }] })
  const flood = Array.from({ length: 6 }, () => ['/api/contact', enquiry, '203.0.113.1'] as [string, object, string])
  // Three of the total, and three that are reserved for the /24.
  expect(await statusesOf(server, [...flood, ...flood])).toEqual([201, 201, 201, 201, 201, 201, ...Array(6).fill(429)])
  for (let visitor = 1; visitor < 20; visitor += 1)
    expect(await statusesOf(server, [['/api/contact', enquiry, `198.51.${visitor}.1`]])).toEqual([201])
  const long = { ...enquiry, message: 'x'.repeat(30_000) }
  expect(await statusesOf(server, [['/api/contact', long, '198.18.0.1']])).toEqual([429])
  await server.close()
})

test('wider networks are asked first: thousands of networks of one /48 take no memory once it is over its limit', async () => {
  const charge = vi.spyOn(MemoryBuckets.prototype, 'chargeNow')
  const server = await limitedBy({ kinds: { comment: [{ count: 2, seconds: 3600 }] } })
  for (let index = 0; index < 400; index += 1)
    await server.post('/api/comments/blog1', { text: `${index}` }, from(`2001:db8:5:${index.toString(16)}::1`))
  const sizes = new Set(charge.mock.contexts.map((one) => (one as MemoryBuckets).size))
  charge.mockRestore()
  // Sixteen comments of the /48, each from a network and a /56 of its own, with two windows each.
  expect(Math.max(...sizes)).toBeLessThan(100)
  await server.close()
})

test('however many networks there are, the buckets of one process take a bounded amount of memory', () => {
  const buckets = new MemoryBuckets(Date.now, 100)
  for (let index = 0; index < 1000; index += 1)
    buckets.chargeNow([{ key: `${index}`, cost: 1, window: { count: 1, seconds: 60 } }])
  expect(buckets.size).toBe(100)
  expect(buckets.chargeNow([{ key: '999', cost: 1, window: { count: 1, seconds: 60 } }])).toBeDefined()
})

test('what fills a bucket exactly is taken, also when the clock goes on between two of its readings', () => {
  let now = 0
  const buckets = new MemoryBuckets(() => {
    now += 1
    return now
  })
  const charge = { key: 'a', cost: 1, window: { count: 1, seconds: 60 } }
  expect(buckets.overflowOf([charge])).toBeUndefined()
  expect(buckets.chargeNow([charge])).toBeUndefined()
  expect(buckets.chargeNow([charge])).toMatchObject({ key: 'a' })
  buckets.pour([{ ...charge, key: 'b' }])
  expect(buckets.chargeNow([{ ...charge, key: 'b' }])).toMatchObject({ key: 'b' })
})

test('the networks of one IPv6 /48 share a wider limit, so that a customer with 65,536 of them gains little', async () => {
  const server = await limitedBy({ kinds: { enquiry: [{ count: 1, seconds: 60 }] } })
  const enquiries = Array.from(
    { length: 12 },
    (_, index) => ['/api/contact', enquiry, `2001:db8:7:${index}00::1`] as [string, object, string],
  )
  const codes = await statusesOf(server, enquiries)
  expect(codes.filter((code) => code === 201)).toHaveLength(8)
  expect(await statusesOf(server, [['/api/contact', enquiry, '2001:db8:8::1']])).toEqual([201])
  await server.close()
})

test('limits that were used before the clock was turned back let everybody in again', async () => {
  let now = Date.UTC(2036, 0, 1)
  const total = [{ count: 20, seconds: 60 }]
  const limits = createRateLimits([{ count: 5, seconds: 600 }], openSqlite(':memory:'), { total }, () => now)
  const of = { network56: undefined, network48: undefined }
  const near = { ...of, network: '203.0.113.1', network24: '203.0.113.0' }
  const far = { ...of, network: '198.51.100.1', network24: '198.51.100.0' }
  await limits.consume('enquiry', near)
  now = Date.UTC(2026, 0, 1)
  await limits.consume('enquiry', near)
  await limits.consume('enquiry', far)
  for (let index = 0; index < 4; index += 1) await limits.consume('enquiry', near)
  await expect(limits.consume('enquiry', near)).rejects.toMatchObject({ status: 429 })
})
