import { expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { newIdempotencyKey } from '#contract/idempotencyKey.ts'
import type { LimitWindow } from '../config.ts'
import { testBackend } from '../testBackend.ts'
import { limitsOf } from './limits.ts'

const enquiry = { name: 'a', email: 'b', message: 'c', contactNumber: 'd' }

async function limited(count: number, subscriptions: LimitWindow[] = []) {
  const desk = await testBackend({ options: { trustProxy: 1 } })
  await desk.close()
  const limits = limitsOf([{ count, seconds: 60 }], desk.store, subscriptions)
  return testBackend({ options: { trustProxy: 1, limits } })
}
const from = (address: string) => ({ 'x-forwarded-for': address })

test('a network that writes too much is told when to come back; others are not held up', async () => {
  const desk = await limited(2)
  const codes: number[] = []
  for (let index = 0; index < 3; index += 1)
    codes.push((await desk.post('/api/contact', enquiry, from('203.0.113.1'))).statusCode)
  expect(codes).toEqual([201, 201, 429])
  const refused = await desk.post('/api/contact', enquiry, from('203.0.113.1'))
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
  expect(refused.json<{ message: string }>().message).toMatch(/try again in \d+ seconds/)
  expect((await desk.post('/api/contact', enquiry, from('203.0.113.2'))).statusCode).toBe(201)
  expect((await desk.post('/api/comments/blog1', { text: 'x' }, from('203.0.113.1'))).statusCode).toBe(201)
  await desk.close()
})

test('subscriptions have a limit of their own, far smaller, whoever they are for; other writes do not count in it', async () => {
  const desk = await limited(100, [
    { count: 2, seconds: 60 },
    { count: 3, seconds: 86_400 },
  ])
  const subscribe = (email: string) => desk.post('/api/subscribe', { email }, from('203.0.113.1'))
  const headers = { 'idempotency-key': newIdempotencyKey(), ...from('203.0.113.1') }
  expect((await desk.post('/api/subscribe', { email: 'a@example.org' }, headers)).statusCode).toBe(200)
  expect((await subscribe('b@example.org')).statusCode).toBe(200)
  const refused = [await subscribe('c@example.org'), await subscribe('a@example.org')]
  for (const answer of refused) {
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50)
    expect(answer.json<{ message: string }>().message).toMatch(
      /^Too many at once from your network\. Please try again in/,
    )
  }
  expect((await desk.post('/api/subscribe', { email: 'a@example.org' }, headers)).statusCode).toBe(200)
  expect((await desk.post('/api/contact', enquiry, from('203.0.113.1'))).statusCode).toBe(201)
  expect((await desk.post('/api/subscribe', { email: 'c@example.org' }, from('203.0.113.2'))).statusCode).toBe(200)
  await desk.close()
})

test('one window in both lists counts each subscription once', async () => {
  const desk = await limited(2, [{ count: 2, seconds: 60 }])
  const codes: number[] = []
  for (const name of ['a', 'b', 'c'])
    codes.push((await desk.post('/api/subscribe', { email: `${name}@example.org` })).statusCode)
  expect(codes).toEqual([200, 200, 429])
  await desk.close()
})

test('who is over both limits is told to come back when a subscription can be had again', async () => {
  const desk = await limited(1, [{ count: 1, seconds: 3600 }])
  await desk.post('/api/subscribe', { email: 'a@example.org' })
  const refused = await desk.post('/api/subscribe', { email: 'b@example.org' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  await desk.close()
})

test('who has to wait for long is told so in hours', async () => {
  const desk = await limited(100, [{ count: 1, seconds: 86_400 }])
  await desk.post('/api/subscribe', { email: 'a@example.org' })
  const refused = await desk.post('/api/subscribe', { email: 'b@example.org' })
  expect(refused.json<{ message: string }>().message).toContain('in 24 hours')
  await desk.close()
})

test('a repeat counts against no limit: it may ask for its answer again and again', async () => {
  const desk = await limited(1)
  const headers = { 'idempotency-key': newIdempotencyKey(), ...from('203.0.113.1') }
  for (let index = 0; index < 5; index += 1)
    expect((await desk.post('/api/contact', enquiry, headers)).statusCode).toBe(201)
  await desk.close()
})

test('the addresses of one IPv6 household count as one network', async () => {
  const desk = await limited(1)
  expect((await desk.post('/api/contact', enquiry, from('2001:db8:1:2::1'))).statusCode).toBe(201)
  expect((await desk.post('/api/contact', enquiry, from('2001:0db8:0001:0002:ffff::7'))).statusCode).toBe(429)
  expect((await desk.post('/api/contact', enquiry, from('2001:db8:1:3::1'))).statusCode).toBe(201)
  await desk.close()
})

test('what a visitor claims about its address counts only when a proxy in front is trusted', async () => {
  const store = await testBackend()
  const desk = await testBackend({ options: { limits: limitsOf([{ count: 1, seconds: 60 }], store.store) } })
  expect((await desk.post('/api/contact', enquiry, from('203.0.113.1'))).statusCode).toBe(201)
  expect((await desk.post('/api/contact', enquiry, from('203.0.113.2'))).statusCode).toBe(429)
  await Promise.all([desk.close(), store.close()])
})

test('a comment full of links, and a text that one network posts again and again, wait for review and say so', async () => {
  const desk = await testBackend()
  const text = 'See https://a.example www.b.example and HTTP://c.example now'
  const linked = (await desk.post('/api/comments/blog1', { text })).json<Comment>()
  expect(linked).toMatchObject({ held: true, text })
  const held: (boolean | undefined)[] = []
  for (const said of ['Same text', 'same  TEXT', 'Same text!', 'SAME TEXT', 'another']) {
    held.push((await desk.post('/api/comments/blog1', { text: said })).json<Comment>().held)
  }
  expect(held).toEqual([undefined, undefined, undefined, true, undefined])
  const listed = (await desk.app.inject('/api/comments/blog1')).json<Comment[]>()
  expect(listed.map((one) => one.text)).toEqual(['Same text', 'same  TEXT', 'Same text!', 'another'])
  expect((await desk.post(`/api/comments/${linked._id}/reply`, { text: 'x' })).statusCode).toBe(404)
  const letters = await desk.store.db.selectFrom('letter').select(['kind', 'subject_id']).execute()
  expect(letters.map((one) => one.kind)).toEqual(['held', 'held'])
  await desk.close()
})
