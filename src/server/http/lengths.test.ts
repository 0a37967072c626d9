import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { maxLength } from '#contract/lengths.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'

/** Text that PostgreSQL cannot compress to fit an index. */
const noise = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCharCode(33 + ((index * index * 7919 + index * 31) % 90))).join('')

onEachDatabase((open) => {
  let server: TestBackend
  beforeEach(async () => {
    server = await testBackend({ store: await open() })
  })
  afterEach(() => server.close())

  const enquiry = { name: 'Asha', email: 'asha@example.org', message: 'A plot', contactNumber: '1' }
  const message = (answer: { json<T>(): T }) => answer.json<{ message: string }>().message

  test('FM-20 whatever stands in an email field is stored as typed; only an address is kept for finding a person', async () => {
    const typed = ['N/A', noise(maxLength.shortField), `${'a'.repeat(300)}@example.org`, ' Asha@Example.org ']
    for (const email of typed) {
      expect((await server.post('/api/contact', { ...enquiry, email })).statusCode).toBe(201)
      expect((await server.post('/api/comments/blog1', { text: `By ${email}`, email })).statusCode).toBe(201)
    }
    for (const table of ['enquiry', 'comment'] as const) {
      const rows = await server.store.db.selectFrom(table).select(['email', 'address']).execute()
      expect(rows.map(({ email }) => email).sort()).toEqual(typed.toSorted())
      expect(rows.map(({ address }) => address).sort()).toEqual(['', '', '', 'asha@example.org'])
    }
  })

  test('a short field that is too long is answered with 422 and its name, and the key may be used again', async () => {
    const long = 'x'.repeat(maxLength.shortField + 1)
    const { _id } = (await server.post('/api/comments/blog1', { text: 'Hello' })).json<Comment>()
    const calls = [
      ...['name', 'email', 'contactNumber'].map((field) => ['/api/contact', enquiry, field] as const),
      ...['username', 'phone', 'email'].map((field) => [`/api/comments/${_id}/reply`, { text: 'x' }, field] as const),
      ['/api/subscribe', {}, 'email'] as const,
    ]
    for (const [url, body, field] of calls) {
      const refused = await server.post(url, { ...body, [field]: long })
      expect([url, refused.statusCode, message(refused)]).toEqual([
        url,
        422,
        `Please correct the following: ${field} is longer than 10,000 characters.`,
      ])
    }
    expect((await server.post('/api/contact', { ...enquiry, name: long, email: long })).json()).toEqual({
      message:
        'Please correct the following: name is longer than 10,000 characters; email is longer than 10,000 characters.',
    })
    const headers = { 'idempotency-key': uuidv7() }
    expect((await server.post('/api/contact', { ...enquiry, name: long }, headers)).statusCode).toBe(422)
    expect((await server.post('/api/contact', enquiry, headers)).statusCode).toBe(201)
  })

  test('what an earlier version accepted with a longer field is still answered when it is repeated', async () => {
    const headers = { 'idempotency-key': uuidv7() }
    const body = { ...enquiry, name: 'x'.repeat(30_000) }
    const first = await server.post('/api/contact', { ...enquiry, name: 'short' }, headers)
    await server.store.write((tx) => tx.updateTable('idempotency').set({ fingerprint: '' }).execute())
    const again = await server.post('/api/contact', body, headers)
    expect([again.statusCode, again.body]).toEqual([201, first.body])
  })

  test('API-10 an id that is no UUID is an unknown comment, without asking the database', async () => {
    for (const id of ['%00', 'x', `${uuidv7()}%00`, `${uuidv7()}x`, '%27', '..%2f'])
      for (const [call, body] of [
        ['reply', { text: 'x' }],
        ['report', { reason: 'x' }],
      ] as const) {
        const answer = await server.post(`/api/comments/${id}/${call}`, body)
        expect([id, answer.statusCode, message(answer)]).toEqual([
          id,
          404,
          'This comment does not exist. Reload the page and try again.',
        ])
      }
  })
})
