import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'

let server: TestBackend
beforeEach(async () => {
  server = await testBackend()
})
afterEach(() => server.close())

const enquiry = { name: 'Asha Rao', email: 'Asha@Example.org', message: 'A plot in Pune', contactNumber: '+1 555 0100' }
const comment = { text: 'Thank you', username: 'Asha', phone: '+1 555 0100', email: 'asha@example.org' }
const listed = async (blogId = 'blog1') => (await server.app.inject(`/api/comments/${blogId}`)).json<Comment[]>()
const enquiries = () => server.store.db.selectFrom('enquiry').selectAll().execute()

test('API-01 an enquiry is stored as typed, with the time and page of writing, and answered with a reference', async () => {
  const writtenAt = Date.now() - 60_000
  const headers = { 'idempotency-key': uuidv7(writtenAt), 'written-on-page': '/contact?from=mail#x' }
  const answer = await server.post('/api/contact', enquiry, headers)
  expect(answer.statusCode).toBe(201)
  const { reference } = answer.json<{ reference: string }>()
  expect(reference).toMatch(/^\p{Lu}+-[0-9A-Z]{4}-[0-9A-Z]{4}$/u)
  expect(await enquiries()).toMatchObject([
    {
      ...plain(enquiry),
      contact_number: '+1 555 0100',
      address: 'asha@example.org',
      page: '/contact',
      written_at: writtenAt,
      reference,
    },
  ])
  expect(await server.store.db.selectFrom('mail_queue').select('kind').execute()).toEqual([{ kind: 'enquiry' }])
})

test('OB-13 a repeated key gets the first response and has no second effect', async () => {
  const headers = { 'idempotency-key': uuidv7() }
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.post('/api/contact', enquiry, headers)))
  const late = await server.post('/api/contact', enquiry, {
    'idempotency-key': headers['idempotency-key'].toUpperCase(),
  })
  expect(new Set([...answers, late].map((one) => `${one.statusCode} ${one.body}`)).size).toBe(1)
  expect(late.headers['idempotent-replayed']).toBe('true')
  expect(await enquiries()).toHaveLength(1)
  expect(await server.store.db.selectFrom('mail_queue').select('id').execute()).toHaveLength(1)
})

test('a key that was used for another text, or for another call, is rejected with 422', async () => {
  const headers = { 'idempotency-key': uuidv7() }
  await server.post('/api/comments/blog1', comment, headers)
  expect((await server.post('/api/comments/blog1', { ...comment, text: 'Changed' }, headers)).statusCode).toBe(422)
  expect((await server.post('/api/comments/blog2', comment, headers)).statusCode).toBe(422)
  expect(await listed('blog2')).toEqual([])
})

test('a rejected write stores no key and may be tried again', async () => {
  const headers = { 'idempotency-key': uuidv7() }
  expect((await server.post('/api/contact', { ...enquiry, name: 7 }, headers)).statusCode).toBe(400)
  expect((await server.post(`/api/comments/${uuidv7()}/reply`, comment, headers)).statusCode).toBe(404)
  expect((await server.post('/api/contact', enquiry, headers)).statusCode).toBe(201)
})

test('a write without a key is accepted; a key that is not a UUID is rejected', async () => {
  const bare = { method: 'POST', url: '/api/contact', payload: enquiry } as const
  expect((await server.app.inject(bare)).statusCode).toBe(201)
  expect((await server.post('/api/contact', enquiry, { 'idempotency-key': 'one' })).json()).toEqual({
    message: 'The header Idempotency-Key must be a UUID.',
  })
})

test('FM-20 an enquiry may have any format and length', async () => {
  const odd = { name: 'N/A', email: 'N/A', message: 'x'.repeat(900_000), contactNumber: 'call my brother' }
  expect((await server.post('/api/contact', odd)).statusCode).toBe(201)
  expect((await enquiries())[0]?.message).toHaveLength(900_000)
})

test('API-04 API-05 a comment and its replies come back nested, oldest first, without phone and email', async () => {
  const first = (await server.post('/api/comments/blog1', { ...comment, text: '  Thank you  ' })).json<Comment>()
  expect(first).toMatchObject({ author: 'Asha', text: 'Thank you', deleted: false, replies: [] })
  expect(new Date(first.date).toISOString()).toBe(first.date)
  const reply = (await server.post(`/api/comments/${first._id}/reply`, { text: 'Welcome' })).json<Comment>()
  await server.post(`/api/comments/${reply._id}/reply`, { ...comment, text: 'And to you' })
  await server.post('/api/comments/blog1', { ...comment, text: 'Second' })
  const thread = await listed()
  expect(thread.map((one) => one.text)).toEqual(['Thank you', 'Second'])
  expect(thread[0]?.replies[0]).toMatchObject({ text: 'Welcome', author: '', replies: [{ text: 'And to you' }] })
  const raw = JSON.stringify(thread)
  expect(raw).not.toContain('555 0100')
  expect(raw).not.toContain('asha@example.org')
})

test('CM-07 a deleted comment keeps its place and its replies, but its text and author are not sent', async () => {
  const first = (await server.post('/api/comments/blog1', comment)).json<Comment>()
  await server.post(`/api/comments/${first._id}/reply`, { text: 'Welcome' })
  await server.store.write((tx) =>
    tx.updateTable('comment').set({ state: 'deleted' }).where('id', '=', first._id).execute(),
  )
  const [thread] = await listed()
  expect(thread).toMatchObject({ deleted: true, text: '', author: '', replies: [{ text: 'Welcome' }] })
  const reply = await server.post(`/api/comments/${first._id}/reply`, { text: 'Too late' })
  expect(reply.statusCode).toBe(410)
  expect(reply.json<{ message: string }>().message).toContain('has been deleted')
  expect((await server.post(`/api/comments/${first._id}/report`, { reason: 'rude' })).statusCode).toBe(410)
})

test('CM-31 API-06 a report counts once per network, and one email is queued', async () => {
  const { _id } = (await server.post('/api/comments/blog1', comment)).json<Comment>()
  const answers = [
    await server.post(`/api/comments/${_id}/report`, { reason: ' rude ' }),
    await server.post(`/api/comments/${_id}/report`, { reason: 'very rude' }),
  ]
  expect(answers.map((one) => one.statusCode)).toEqual([201, 201])
  expect(answers[0]?.json()).toEqual({ message: 'Comment reported to admin.' })
  const reports = await server.store.db
    .selectFrom('report')
    .select(['reason', 'repeated'])
    .orderBy('created_at')
    .execute()
  expect(reports).toEqual([
    { reason: 'rude', repeated: 0 },
    { reason: 'very rude', repeated: 1 },
  ])
  expect(await server.store.db.selectFrom('mail_queue').select('kind').execute()).toEqual([{ kind: 'report' }])
})

test('CM-01 an unknown article or comment is answered with 404 and a message', async () => {
  const id = uuidv7()
  const answers = [
    await server.app.inject('/api/comments/blog99'),
    await server.post('/api/comments/blog99', comment),
    await server.post(`/api/comments/${id}/reply`, comment),
    await server.post(`/api/comments/${id}/report`, { reason: 'rude' }),
  ]
  expect(answers.map((one) => one.statusCode)).toEqual([404, 404, 404, 404])
  for (const answer of answers)
    expect(answer.json<{ message: string }>().message).toMatch(/^This (article|comment) does not exist/)
})

function plain({ name, email, message }: typeof enquiry) {
  return { name, email, message }
}
