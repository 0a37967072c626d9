import { afterEach, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { createByteBudgets } from './byteBudgets.ts'
import type { ByteBudgetWindows } from './limitWindows.ts'

onEachDatabase((open) => {
  let now = Date.UTC(2026, 0, 1)
  let server: TestBackend
  afterEach(() => server.close())

  async function budgeted(windows: Partial<ByteBudgetWindows>): Promise<void> {
    const store = await open()
    const budgets = createByteBudgets({ network: [], thread: [], total: [], ...windows }, store, () => now)
    server = await testBackend({ store, now: () => now, options: { budgets, trustProxy: 1 } })
  }
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const text = (size: number) => ({ text: 'x'.repeat(size) })
  const window = (bytes: number, seconds = 600) => [{ bytes, seconds }]
  const count = async () => (await server.store.db.selectFrom('comment').select('id').execute()).length

  test('a network that wrote its bytes is answered with 429 until the window ends; others and smaller writes go on', async () => {
    await budgeted({ network: window(5000) })
    const codes = []
    for (const size of [3000, 3000, 1000]) codes.push((await server.post('/api/comments/blog1', text(size))).statusCode)
    expect(codes).toEqual([201, 429, 201])
    const refused = await server.post('/api/comments/blog1', text(3000))
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(590)
    expect(wait).toBeLessThanOrEqual(600)
    expect(refused.json<{ message: string }>().message).toMatch(
      /^Too much text from your network\. .* in 10 minutes\.$/,
    )
    expect((await server.post('/api/comments/blog1', text(3000), from('203.0.113.9'))).statusCode).toBe(201)
    now += wait * 1000
    expect((await server.post('/api/comments/blog1', text(3000))).statusCode).toBe(201)
  })

  test('for a minute, a long body of a network over its budget is refused unread; short ones and repeats are answered', async () => {
    await budgeted({ network: window(200_000) })
    const key = { 'idempotency-key': uuidv7() }
    const post = (body: object | string, headers = {}) => server.post('/api/comments/blog1', body, headers)
    const first = await post(text(1000), key)
    expect((await post(text(150_000))).statusCode).toBe(201)
    expect((await post(text(150_000))).statusCode).toBe(429)
    // The parser of the body answers it with 400.
    const unreadable = `{${'x'.repeat(100_000)}`
    const refused = await post(unreadable)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
    expect((await post(unreadable, from('203.0.113.9'))).statusCode).toBe(400)
    expect((await post(text(1000), key)).body).toBe(first.body)
    expect((await post(text(1000))).statusCode).toBe(201)
    now += 61_000
    expect((await post(unreadable)).statusCode).toBe(400)
    expect((await post(text(150_000))).statusCode).toBe(429)
    now += 540_000
    expect((await post(text(150_000))).statusCode).toBe(201)
  })

  test('an article that took its bytes is answered with 503 and Retry-After, other articles go on', async () => {
    await budgeted({ thread: window(5000) })
    const { _id } = (await server.post('/api/comments/blog1', text(4000), from('203.0.113.1'))).json<Comment>()
    const replies = [1, 2].map((last) =>
      server.post(`/api/comments/${_id}/reply`, text(800), from(`203.0.113.${last}`)),
    )
    const answers = await Promise.all(replies)
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 503])
    const full = answers.find(({ statusCode }) => statusCode === 503)
    expect(Number(full?.headers['retry-after'])).toBeGreaterThan(590)
    expect((await server.post('/api/comments/blog2', text(4000))).statusCode).toBe(201)
  })

  test('all networks together have a budget for each kind of write, so comments never use up that of enquiries', async () => {
    await budgeted({ total: window(5000) })
    const codes = []
    for (const last of [1, 2, 3])
      codes.push(
        (await server.post(`/api/comments/blog${(last % 2) + 1}`, text(2000), from(`203.0.113.${last}`))).statusCode,
      )
    expect(codes).toEqual([201, 201, 503])
    const enquiry = { name: 'Asha', email: '', message: 'x'.repeat(2000), contactNumber: '' }
    expect((await server.post('/api/contact', enquiry)).statusCode).toBe(201)
  })

  test('a repeat of a key costs nothing, and neither does a write that is refused', async () => {
    await budgeted({ network: window(3000) })
    const headers = { 'idempotency-key': uuidv7() }
    for (let index = 0; index < 5; index += 1) {
      expect((await server.post('/api/comments/blog1', text(1400), headers)).statusCode).toBe(201)
      expect((await server.post(`/api/comments/${uuidv7()}/reply`, text(1400))).statusCode).toBe(404)
    }
    expect(await count()).toBe(1)
    expect((await server.post('/api/comments/blog1', text(1400))).statusCode).toBe(201)
  })

  test('concurrent writes never exceed the budget together', async () => {
    await budgeted({ network: window(10_000) })
    const answers = await Promise.all(Array.from({ length: 40 }, () => server.post('/api/comments/blog1', text(950))))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
    expect(await count()).toBe(10)
  })

  test('instances on one PostgreSQL share the budgets', async () => {
    await budgeted({ network: window(5000) })
    const { store } = server
    const other = createByteBudgets({ network: window(5000), thread: [], total: [] }, store, () => now)
    const volume = { kind: 'comment', network: 'net', blogId: undefined, bytes: 3000 }
    const mine = createByteBudgets({ network: window(5000), thread: [], total: [] }, store, () => now)
    const giveBack = await mine.spend(volume)
    const second = other.spend(volume).then(
      () => 'booked',
      () => 'refused',
    )
    expect(await second).toBe(store.dialect === 'postgres' ? 'refused' : 'booked')
    await giveBack()
    if (store.dialect === 'postgres') await expect(other.spend(volume)).resolves.toBeTypeOf('function')
  })
})
