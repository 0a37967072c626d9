import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { callPath } from '#contract/calls.ts'
import { isIdempotencyKey } from '#contract/idempotencyKey.ts'
import type { OutboxEnv } from './env.ts'
import { type Submission, subscribe } from './item.ts'
import { receipts } from './receipts.ts'
import { list, storedItems } from './replay.ts'
import { send } from './send.ts'
import { brokenStores, fakeEnv, json } from './testing/fakeEnv.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

const enquiry: Submission = {
  kind: 'enquiry',
  path: callPath.contact(),
  body: { name: 'Asha Rao', email: 'asha@example.com', message: 'A flat in Pune', contactNumber: 'N/A' },
  page: '/services/Documents?utm=1',
}
const changed: Submission = { ...enquiry, body: { ...enquiry.body, message: 'A flat in Delhi' } }
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const keyOf = (init: RequestInit) => new Headers(init.headers).get('Idempotency-Key') ?? ''

test('FM-07 a write is posted as JSON with its exact body, a UUID as key and its page without parameters', async () => {
  const fetch = vi.fn(async () => json(201, { message: 'Received', reference: 'PD-7' }))
  const env = fakeEnv(fetch)
  expect(await send(enquiry, env)).toEqual({
    state: 'sent',
    status: 201,
    answer: { message: 'Received', reference: 'PD-7' },
  })
  const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  expect(url).toBe('https://desk.example/api/contact')
  expect(init.method).toBe('POST')
  expect(init.body).toBe(JSON.stringify(enquiry.body))
  expect(init.redirect).toBe('error')
  const headers = new Headers(init.headers)
  expect(headers.get('Content-Type')).toBe('application/json')
  expect(isIdempotencyKey(headers.get('Idempotency-Key') ?? '')).toBe(true)
  expect(headers.get('Written-On-Page')).toBe('/services/Documents')
})

test('OB-07 what was sent has left the device, and a receipt without its text stays', async () => {
  const env = fakeEnv(async () => json(201, { reference: 'PD-7' }))
  await send(enquiry, env)
  expect(await storedItems(env)).toEqual([])
  const [receipt] = await receipts(env)
  expect(receipt).toMatchObject({ kind: 'enquiry', reference: 'PD-7', unseen: false })
  expect(JSON.stringify(receipt)).not.toContain('Asha')
})

test('FM-16 any 2xx is success, whatever its body', async () => {
  const env = fakeEnv(async () => new Response('<p>thanks</p>', { status: 202 }))
  expect(await send(enquiry, env)).toEqual({ state: 'sent', status: 202, answer: undefined })
})

test('OB-04 the item is on the device before the first attempt', async () => {
  const seen: number[] = []
  const env = fakeEnv(async () => {
    seen.push((await storedItems(env)).length)
    return json(201, {})
  })
  await send(enquiry, env)
  expect(seen).toEqual([1])
})

test('OB-25 other tabs hear of an item before its first attempt, so that one can take over', async () => {
  const heard: string[] = []
  const stop = subscribe(({ what }) => heard.push(what))
  const before: string[][] = []
  const env = fakeEnv(async () => {
    before.push([...heard])
    return json(201, {})
  })
  await send(enquiry, env)
  stop()
  expect(before).toEqual([['sending']])
  expect(heard).toEqual(['sending', 'sent'])
})

test('OB-02 a first try in flight is not shown as waiting', async () => {
  const seen: number[] = []
  const env = fakeEnv(async () => {
    seen.push((await list(env)).length)
    return json(201, {})
  })
  await send(enquiry, env)
  expect(seen).toEqual([0])
})

test('OB-01 without an answer the item is saved and waits', async () => {
  const env = fakeEnv(noNetwork)
  expect(await send(enquiry, env)).toEqual({ state: 'saved' })
  const [item] = await list(env)
  expect(item).toMatchObject({
    ...enquiry,
    attempts: 1,
    state: { name: 'waiting', waitsFor: 'connection', nextTryAt: env.now() + 2000 },
  })
})

test('OB-14 a slow answer counts as none', async () => {
  const slow = (_: string, init: RequestInit) =>
    new Promise<Response>((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  const env = fakeEnv(slow, { timeouts: { firstTry: 20 } })
  expect(await send(enquiry, env)).toEqual({ state: 'saved' })
})

test.each([
  ['OB-15 a 500', 500],
  ['OB-15b a 503', 503],
  ['OB-16 a 400', 400],
  ['OB-16b a 429', 429],
])('%s on the first try is refused with the message of the server and nothing is queued', async (_, status) => {
  const env = fakeEnv(async () => json(status, { message: 'Not now' }, { 'Retry-After': '1' }))
  expect(await send(enquiry, env)).toEqual({ state: 'refused', status, message: 'Not now', json: true })
  expect(await storedItems(env)).toEqual([])
  expect(await receipts(env)).toEqual([])
})

test.each([
  ['FM-14 a body that is not JSON', '<h1>Bad</h1>', false],
  ['FM-15 an empty body', '', false],
  ['FM-13 JSON without a message', '{"error":"x"}', true],
  ['FM-13 an empty message', '{"message":""}', true],
  ['FM-13 a message that is no text', '{"message":7}', true],
])('%s gives no message', async (_, body, isJson) => {
  const env = fakeEnv(async () => new Response(body, { status: 400 }))
  expect(await send(enquiry, env)).toEqual({ state: 'refused', status: 400, json: isJson })
})

test('OB-28 the same text submitted again after a failure keeps its key, changed text gets a new one', async () => {
  const keys: string[] = []
  const env = fakeEnv(async (_, init) => {
    keys.push(keyOf(init))
    return json(500, {})
  })
  for (const written of [enquiry, enquiry, changed, enquiry]) await send(written, env)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  expect(keys[3]).toBe(keys[0])
})

test('OB-28 the key of a failed write survives a reload', async () => {
  const keys: string[] = []
  const env = fakeEnv(async (_, init) => {
    keys.push(keyOf(init))
    return json(500, {})
  })
  await send(enquiry, env)
  await send(enquiry, { ...env, keys: (mode, callback) => env.keys(mode, callback) })
  expect(keys[1]).toBe(keys[0])
})

test('OB-28 two tabs that send the same text at the same moment send it under one key', async () => {
  const keys: string[] = []
  const env = fakeEnv(async (_, init) => {
    keys.push(keyOf(init))
    return json(500, {})
  })
  const otherTab: OutboxEnv = { ...env, keys: (mode, callback) => env.keys(mode, callback) }
  await Promise.all([send(enquiry, env), send(enquiry, otherTab)])
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('FM-08 the same text written again after it was sent, or saved, is a new write', async () => {
  const keys: string[] = []
  const answers = [async () => json(201, {}), noNetwork, async () => json(201, {})]
  const env = fakeEnv(async (_, init) => {
    keys.push(keyOf(init))
    return (answers[keys.length - 1] ?? noNetwork)()
  })
  for (let i = 0; i < 3; i += 1) await send(enquiry, env)
  expect(new Set(keys).size).toBe(3)
})

test('FM-08 the same words under two articles are two writes', async () => {
  const keys: string[] = []
  const env = fakeEnv(async (_, init) => {
    keys.push(keyOf(init))
    return json(500, {})
  })
  const body = { text: 'Thank you', username: '', phone: '', email: '' }
  for (const blogId of ['blog1', 'blog2']) {
    await send({ kind: 'comment', path: callPath.comments(blogId), body, page: '/blogs/x', about: { blogId } }, env)
  }
  expect(keys[0]).not.toBe(keys[1])
})

test('OB-27 without storage the network is tried all the same, and without an answer nothing is claimed', async () => {
  const keys: string[] = []
  let up = false
  const env = fakeEnv(async (_, init) => {
    keys.push(keyOf(init))
    return up ? json(201, {}) : noNetwork()
  }, brokenStores)
  expect(await send(enquiry, env)).toEqual({ state: 'unavailable' })
  up = true
  expect((await send(enquiry, env)).state).toBe('sent')
  expect(keys[1]).toBe(keys[0])
})

test('OB-27 storage that hangs does not hold the visitor up, and what it writes too late is taken back', async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const honest = fakeEnv(noNetwork)
  const env: typeof honest = {
    ...honest,
    items: async (mode, act) => {
      await gate
      return honest.items(mode, act)
    },
    timeouts: { ...honest.timeouts, storage: 20 },
  }
  expect(await send(enquiry, env)).toEqual({ state: 'unavailable' })
  release()
  await expect.poll(() => storedItems(honest)).toEqual([])
})

test('OB-27 what was received although storage hangs is shown at once: nothing waits for that storage again', async () => {
  const hung = () => new Promise<never>(() => {})
  const env: OutboxEnv = {
    ...fakeEnv(async () => {
      // Waiting from here on would outlast this test.
      env.timeouts.storage = 3_600_000
      return json(201, { reference: 'PD-7' })
    }),
    ...{ items: hung, receipts: hung, keys: hung, transact: hung },
  }
  env.timeouts.storage = 20
  expect(await send(enquiry, env)).toMatchObject({ state: 'sent', answer: { reference: 'PD-7' } })
})
