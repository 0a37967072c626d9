import { afterEach, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { createByteBudgets, freeBytes, readBudgetUse, resetBuckets } from './byteBudgets.ts'
import type { ByteBudgetWindows } from './limitWindows.ts'

/** Bytes of a comment without a word. */
const empty = JSON.stringify({ text: '', username: '', phone: '', email: '' }).length

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
  /** A comment that costs so many bytes, and is long enough to wait for review. */
  const text = (cost: number) => ({ text: 'x'.repeat(freeBytes + cost - empty) })
  /** A comment in Hindi, of three bytes a letter, short enough to be shown. */
  const shown = (cost: number, end: string) => ({
    text: 'क'.repeat(Math.floor((freeBytes + cost - empty) / 3) - 1) + end,
  })
  const window = (bytes: number, seconds = 600) => [{ bytes, seconds }]
  const count = async () => (await server.store.db.selectFrom('comment').select('id').execute()).length

  test('a network that wrote its bytes is answered with 429 until enough leaked away; others and smaller writes go on', async () => {
    await budgeted({ network: window(5000) })
    const codes = []
    for (const size of [3000, 3000, 1000]) codes.push((await server.post('/api/comments/blog1', text(size))).statusCode)
    expect(codes).toEqual([201, 429, 201])
    const refused = await server.post('/api/comments/blog1', text(3000))
    const wait = Number(refused.headers['retry-after'])
    // 4,000 are booked: 2,000 of them must leak away first.
    expect(wait).toBe(240)
    expect(refused.json<{ message: string }>().message).toMatch(/^Too much text from your network\. .* in 4 minutes\.$/)
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
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '303'])
    expect((await post(unreadable, from('203.0.113.9'))).statusCode).toBe(400)
    expect((await post(text(1000), key)).body).toBe(first.body)
    expect((await post(text(1000))).statusCode).toBe(201)
    now += 61_000
    expect((await post(unreadable)).statusCode).toBe(400)
    expect((await post(text(150_000))).statusCode).toBe(429)
    now += 540_000
    expect((await post(text(150_000))).statusCode).toBe(201)
  })

  test('an article that took its bytes is answered with 503 and Retry-After; other articles, short comments and what waits for review go on', async () => {
    await budgeted({ thread: window(5000) })
    const { _id } = (await server.post('/api/comments/blog1', shown(4000, 'ख'), from('203.0.113.1'))).json<Comment>()
    const replies = ['ग', 'घ'].map((end) =>
      server.post(`/api/comments/${_id}/reply`, shown(1000, end), from('203.0.113.2')),
    )
    const answers = await Promise.all(replies)
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 503])
    const full = answers.find(({ statusCode }) => statusCode === 503)
    expect(Number(full?.headers['retry-after'])).toBeGreaterThan(100)
    for (const body of [{ text: 'Thank you' }, text(100_000)])
      expect((await server.post('/api/comments/blog1', body)).statusCode).toBe(201)
    expect((await server.post('/api/comments/blog2', shown(4000, 'ङ'))).statusCode).toBe(201)
  })

  test('what the server itself holds for review is given back to its article', async () => {
    await budgeted({ thread: window(5000) })
    const links = ' https://a.example https://b.example https://c.example'
    for (const end of ['ख', 'ग', 'घ'])
      expect((await server.post('/api/comments/blog1', shown(4000, `${end}${links}`))).json<Comment>().held).toBe(true)
    expect((await server.post('/api/comments/blog1', shown(4000, 'ङ'))).statusCode).toBe(201)
  })

  test('all networks together have a budget for each kind of write, so comments never use up that of enquiries', async () => {
    await budgeted({ total: window(5000) })
    const codes = []
    for (const last of [1, 2, 3])
      codes.push(
        (await server.post(`/api/comments/blog${(last % 2) + 1}`, text(2000), from(`203.0.113.${last}`))).statusCode,
      )
    expect(codes).toEqual([201, 201, 503])
    const enquiry = { name: 'Asha', email: '', message: 'x'.repeat(freeBytes + 2000), contactNumber: '' }
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

  const volume = (bytes: number, network = 'net') => ({
    kind: 'comment',
    networks: { network, network56: undefined, network48: undefined, network24: undefined },
    blogId: undefined,
    bytes: freeBytes + bytes,
  })

  test('instances on one database share the budgets', async () => {
    await budgeted({ network: window(5000) })
    const create = () => createByteBudgets({ network: window(5000), thread: [], total: [] }, server.store, () => now)
    const [mine, other] = [create(), create()]
    const { giveBack } = await mine.spend(volume(3000))
    await expect(other.spend(volume(3000))).rejects.toMatchObject({ status: 429 })
    await giveBack()
    await expect(create().spend(volume(3000))).resolves.toBeTypeOf('object')
  })

  test('no budget of strangers refuses what people write: bodies under 20 kB, however full the budgets are', async () => {
    await budgeted({ network: window(2000), thread: window(2000), total: window(2000) })
    const enquiry = (size: number) => ({ name: 'Asha', email: '', message: 'x'.repeat(size), contactNumber: '' })
    await server.post('/api/contact', enquiry(21_500), from('203.0.113.1'))
    expect((await server.post('/api/contact', enquiry(21_500), from('198.51.100.2'))).statusCode).toBe(503)
    for (let last = 1; last <= 30; last += 1)
      expect((await server.post('/api/contact', enquiry(19_000), from(`203.0.113.${last}`))).statusCode).toBe(201)
  })

  test('a full budget makes room again while it waits: nobody is locked out for the rest of a day', async () => {
    await budgeted({ total: window(1_000_000, 86_400) })
    for (let count = 0; count < 10; count += 1)
      await server.post('/api/comments/blog1', text(100_000), from(`203.0.${count}.1`))
    const refused = await server.post('/api/comments/blog1', text(50_000), from('198.51.100.1'))
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '4320'])
    now += 4_320_000
    expect((await server.post('/api/comments/blog1', text(50_000), from('198.51.100.1'))).statusCode).toBe(201)
  })

  test('the networks of one /48, of one /56 and of one /24 share their budget', async () => {
    const groups = [
      ['2001:db8:1:100::1', '2001:db8:1:200::1'],
      ['2001:db8:2:100::1', '2001:db8:2:1ff::1'],
      ['203.0.113.1', '203.0.113.2'],
    ]
    await budgeted({ network: window(5000) })
    for (const [one = '', other = ''] of groups) {
      expect((await server.post('/api/comments/blog1', text(3000), from(one))).statusCode).toBe(201)
      expect((await server.post('/api/comments/blog1', text(3000), from(other))).statusCode).toBe(429)
    }
  })

  test('requests with one key that come together spend once, and each gets the answer', async () => {
    await budgeted({ network: window(5000) })
    const headers = { 'idempotency-key': uuidv7() }
    const answers = await Promise.all([1, 2, 3].map(() => server.post('/api/comments/blog1', text(3000), headers)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect((await server.post('/api/comments/blog1', text(2000))).statusCode).toBe(201)
  })

  test('how full the budgets are is known by kind and article, without networks, and can be reset', async () => {
    await budgeted({ network: window(5000), thread: window(10_000), total: window(8000) })
    await server.post('/api/comments/blog1', shown(3000, 'ख'))
    const uses = await readBudgetUse(server.store, now)
    expect(uses).toMatchObject([
      { kind: 'comment', scope: 'total', name: '' },
      { kind: 'comment', scope: 'thread', name: 'blog1' },
    ])
    expect(uses.map(({ used }) => Math.round(used * 100))).toEqual([38, 30])
    expect(await resetBuckets(server.store)).toBeGreaterThanOrEqual(3)
    expect(await readBudgetUse(server.store, now)).toEqual([])
  })

  test('however many networks of one customer are refused, no row is stored for them', async () => {
    await budgeted({ network: window(5000) })
    await server.post('/api/comments/blog1', text(5000), from('2001:db8:9:1::1'))
    const rows = () => server.store.db.selectFrom('rate_limit').select('key').execute()
    const before = (await rows()).length
    for (let index = 2; index < 60; index += 1)
      await server.post('/api/comments/blog1', text(5000), from(`2001:db8:9:${index.toString(16)}::1`))
    expect(await rows()).toHaveLength(before)
  })
})
