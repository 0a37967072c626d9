import 'fake-indexeddb/auto'
import { get, set, values } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { sweepDrafts } from './drafts.ts'
import type { OutboxEnv } from './env.ts'
import { type Item, type ItemBody, itemLock, replayLock } from './item.ts'
import { edit, replay, storedItems } from './replay.ts'
import { send, sendText } from './send.ts'
import { enquiryItem, fakeEnv, filled, json, memoryLocks, withResolvers } from './testing/fakeEnv.ts'
import { noNetwork, sender, typed, written } from './testing/typedEnquiry.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

const messageOf = (init: RequestInit): string => JSON.parse(String(init.body)).message
const nothing = () => {}

test('OB-23 an item that another tab has in flight is not sent a second time, with Web Locks or with leases', async () => {
  const leased: Item['state'] = {
    name: 'sending',
    leaseUntil: fakeEnv(noNetwork).now() + 5000,
    leaseId: 'b',
    firstTry: true,
  }
  const fetch = vi.fn(async () => json(201, {}))
  const byLease = await filled(fakeEnv(fetch), { ...enquiryItem('a'), state: leased })
  await replay(byLease)

  const locks = memoryLocks()
  const byLock = await filled(fakeEnv(fetch, { locks }), { ...enquiryItem('a'), state: leased })
  const { promise: answered, resolve: answer } = withResolvers()
  const other = locks.request(itemLock('a'), {}, () => answered)
  await replay(byLock)
  expect(fetch).not.toHaveBeenCalled()
  answer()
  await other
})

test('OB-24 OB-25 what a closed page left in flight is sent: at once with Web Locks, after its lease without', async () => {
  let clock = 1_000_000
  const fetch = vi.fn(async () => json(201, {}))
  const left: Item = {
    ...enquiryItem('a'),
    state: { name: 'sending', leaseUntil: clock + 5000, leaseId: 'gone', firstTry: true },
  }
  await replay(await filled(fakeEnv(fetch, { now: () => clock, locks: memoryLocks() }), left))
  expect(fetch).toHaveBeenCalledTimes(1)
  const byLease = await filled(fakeEnv(fetch, { now: () => clock }), left)
  await replay(byLease)
  expect(fetch).toHaveBeenCalledTimes(1)
  clock += 5000
  await replay(byLease)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a late failure changes nothing about an item that another context has taken over', async () => {
  const env = fakeEnv(async () => {
    await set(
      'a',
      { ...enquiryItem('a'), state: { name: 'sending', leaseUntil: 1, leaseId: 'b', firstTry: false } },
      env.items,
    )
    throw new TypeError('Failed to fetch')
  })
  await filled(env, enquiryItem('a'))
  await replay(env)
  expect(await get<Item>('a', env.items)).toMatchObject({ state: { name: 'sending', leaseId: 'b' } })
})

test('a late failure does not bring back what was sent meanwhile', async () => {
  const env = fakeEnv(async () => {
    await env.items('readwrite', (records) => void records.delete('a'))
    throw new TypeError('Failed to fetch')
  })
  await filled(env, enquiryItem('a'))
  await replay(env)
  expect(await values(env.items)).toEqual([])
})

test('OB-23 two replays of one page run one after the other, and the second sees what came meanwhile', async () => {
  const sent: string[] = []
  const env = fakeEnv(async (_, init) => {
    sent.push(messageOf(init))
    if (sent.length === 1) {
      await filled(env, enquiryItem('later'))
      void replay(env)
    }
    return json(201, {})
  })
  await filled(env, enquiryItem('first'))
  await Promise.all([replay(env), replay(env)])
  await replay(env)
  expect(sent).toEqual(['first', 'later'])
})

test('Web Locks that refuse every request do not keep the outbox from sending', async () => {
  const fetch = vi.fn(async () => json(201, {}))
  const locks = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }
  await replay(await filled(fakeEnv(fetch, { locks }), enquiryItem('a')))
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('OB-23 while another tab replays, this one waits for its turn', async () => {
  const locks = memoryLocks()
  const fetch = vi.fn(async () => json(201, {}))
  const env = await filled(fakeEnv(fetch, { locks }), enquiryItem('a'))
  const asked = vi.spyOn(locks, 'request')
  const { promise: done, resolve: finish } = withResolvers()
  const other = locks.request(replayLock, {}, () => done)
  const drained = replay(env)
  await expect.poll(() => asked.mock.calls.map(([name]) => name)).toEqual([replayLock, replayLock])
  expect(fetch).not.toHaveBeenCalled()
  finish()
  await Promise.all([other, drained])
  expect(fetch).toHaveBeenCalledOnce()
})

/** A form whose page died while sending, and the next page of the device, which has every key under which anything was sent. */
async function diedSending(answer: () => Promise<Response>) {
  const keys: string[] = []
  const record = (init: RequestInit) => keys.push(new Headers(init.headers).get('Idempotency-Key') ?? '')
  const env = typed((_, init) => {
    record(init)
    return new Promise(nothing)
  })
  void sendText(sender(), written, env)
  await expect.poll(() => keys).toHaveLength(1)
  const next: OutboxEnv = {
    ...env,
    // With nothing of the memory of the page that died.
    keys: (mode, act) => env.keys(mode, act),
    locks: memoryLocks(),
    async fetch(_, init) {
      record(init)
      return answer()
    },
  }
  return { next, keys }
}

test('OB-23 behind a tab that is suspended in its replay, the others send what it does not hold itself', async () => {
  const locks = memoryLocks()
  const sent: string[] = []
  const fetch = async (_: string, init: RequestInit) => {
    sent.push(messageOf(init))
    return json(201, {})
  }
  const env = await filled(fakeEnv(fetch, { locks, timeouts: { turn: 20 } }), enquiryItem('held'), enquiryItem('free'))
  const { promise: resumed, resolve: resume } = withResolvers()
  const suspended = [replayLock, itemLock('held')].map((name) => locks.request(name, {}, () => resumed))
  await replay(env)
  expect(sent).toEqual(['free'])
  resume()
  await Promise.all(suspended)
  await replay(env)
  expect(sent).toEqual(['free', 'held'])
})

test('OB-25 a form whose page died while sending, submitted again from its draft, has one key', async () => {
  const { next, keys } = await diedSending(async () => json(201, {}))
  await replay(next)
  expect((await sendText(sender(), written, next)).state).toBe('sent')
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('what a page that died was sending, and another has delivered, is a new write when it is written again', async () => {
  const { next, keys } = await diedSending(async () => json(201, {}))
  await replay(next)
  await sweepDrafts(next)
  expect((await send(written, next)).state).toBe('sent')
  expect(keys).toHaveLength(3)
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
})

test('what a page that died was sending has one key while it waits, however often it is written again', async () => {
  const { next, keys } = await diedSending(noNetwork)
  await replay(next)
  expect((await send(written, next)).state).toBe('saved')
  expect(new Set(keys).size).toBe(1)
  expect(await values(next.items)).toHaveLength(1)
})

test('what a page that died was sending, changed in the outbox, stays changed when the first text is written again', async () => {
  const { next, keys } = await diedSending(noNetwork)
  await replay(next)
  const changed = { ...written.body, message: 'A flat in Nashik' } as ItemBody
  expect(await edit(keys[0] ?? '', changed, next)).toBe('done')
  expect((await send(written, next)).state).toBe('saved')
  const bodies = (await storedItems(next)).map(({ body }) => body)
  expect(bodies).toHaveLength(2)
  expect(bodies).toEqual(expect.arrayContaining([changed, written.body]))
})
