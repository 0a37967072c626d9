import 'fake-indexeddb/auto'
import { get, set, values } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { drain } from './drain.ts'
import type { Item } from './item.ts'
import { itemLock, replayLock } from './locks.ts'
import { send } from './send.ts'
import { enquiryItem, filled, json, memoryLocks, testMeans } from './testMeans.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const messageOf = (init: RequestInit): string => JSON.parse(String(init.body)).message
const nothing = () => {}

test('OB-23 an item that another tab has in flight is not sent a second time, with Web Locks or with leases', async () => {
  const leased: Item['state'] = {
    name: 'sending',
    leaseUntil: testMeans(noNetwork).now() + 5000,
    holder: 'b',
    firstTry: true,
  }
  const fetch = vi.fn(async () => json(201, {}))
  const byLease = await filled(testMeans(fetch), { ...enquiryItem('a'), state: leased })
  await drain(byLease)

  const locks = memoryLocks()
  const byLock = await filled(testMeans(fetch, { locks }), { ...enquiryItem('a'), state: leased })
  const { promise: answered, resolve: answer } = withResolvers()
  const other = locks.request(itemLock('a'), {}, () => answered)
  await drain(byLock)
  expect(fetch).not.toHaveBeenCalled()
  answer()
  await other
})

test('OB-24 OB-25 what a closed page left in flight is sent: at once with Web Locks, after its lease without', async () => {
  let clock = 1_000_000
  const fetch = vi.fn(async () => json(201, {}))
  const left: Item = {
    ...enquiryItem('a'),
    state: { name: 'sending', leaseUntil: clock + 5000, holder: 'gone', firstTry: true },
  }
  await drain(await filled(testMeans(fetch, { now: () => clock, locks: memoryLocks() }), left))
  expect(fetch).toHaveBeenCalledTimes(1)
  const byLease = await filled(testMeans(fetch, { now: () => clock }), left)
  await drain(byLease)
  expect(fetch).toHaveBeenCalledTimes(1)
  clock += 5000
  await drain(byLease)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a late failure changes nothing about an item that somebody else has taken over', async () => {
  const means = testMeans(async () => {
    await set(
      'a',
      { ...enquiryItem('a'), state: { name: 'sending', leaseUntil: 1, holder: 'b', firstTry: false } },
      means.items,
    )
    throw new TypeError('Failed to fetch')
  })
  await filled(means, enquiryItem('a'))
  await drain(means)
  expect(await get<Item>('a', means.items)).toMatchObject({ state: { name: 'sending', holder: 'b' } })
})

test('a late failure does not bring back what was sent meanwhile', async () => {
  const means = testMeans(async () => {
    await means.items('readwrite', (records) => void records.delete('a'))
    throw new TypeError('Failed to fetch')
  })
  await filled(means, enquiryItem('a'))
  await drain(means)
  expect(await values(means.items)).toEqual([])
})

test('OB-23 two drains of one page run one after the other, and the second sees what came meanwhile', async () => {
  const sent: string[] = []
  const means = testMeans(async (_, init) => {
    sent.push(messageOf(init))
    if (sent.length === 1) {
      await filled(means, enquiryItem('later'))
      void drain(means)
    }
    return json(201, {})
  })
  await filled(means, enquiryItem('first'))
  await Promise.all([drain(means), drain(means)])
  await drain(means)
  expect(sent).toEqual(['first', 'later'])
})

test('Web Locks that refuse every request do not keep the outbox from sending', async () => {
  const fetch = vi.fn(async () => json(201, {}))
  const locks = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }
  await drain(await filled(testMeans(fetch, { locks }), enquiryItem('a')))
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('OB-23 while another tab replays, this one waits for its turn', async () => {
  const locks = memoryLocks()
  const fetch = vi.fn(async () => json(201, {}))
  const means = await filled(testMeans(fetch, { locks }), enquiryItem('a'))
  const { promise: done, resolve: finish } = withResolvers()
  const other = locks.request(replayLock, {}, () => done)
  const drained = drain(means)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(fetch).not.toHaveBeenCalled()
  finish()
  await Promise.all([other, drained])
  expect(fetch).toHaveBeenCalledOnce()
})

test('OB-25 a form whose page died while sending, submitted again from its draft, has one key', async () => {
  const keys: string[] = []
  const record = (init: RequestInit) => keys.push(new Headers(init.headers).get('Idempotency-Key') ?? '')
  const { key: _key, ...written } = enquiryItem('a')
  const means = testMeans((_, init) => {
    record(init)
    return new Promise(nothing)
  })
  void send(written, means)
  await vi.waitFor(() => expect(keys).toHaveLength(1))

  const reopened = testMeans(
    async (_, init) => {
      record(init)
      return json(201, {})
    },
    { items: means.items, keys: (mode, callback) => means.keys(mode, callback), locks: memoryLocks() },
  )
  await drain(reopened)
  expect((await send(written, reopened)).state).toBe('sent')
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = nothing
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
