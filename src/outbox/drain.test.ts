import 'fake-indexeddb/auto'
import { set, values } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { drain } from './drain.ts'
import type { Item } from './item.ts'
import { itemLock } from './locks.ts'
import { drainConnected, drainInWorker, list, nextDue, sendNow } from './outbox.ts'
import { receipts } from './receipts.ts'
import { enquiryItem, filled, json, memoryLocks, testMeans } from './testMeans.ts'
import { takeUntold } from './untold.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const messageOf = (init: RequestInit): string => JSON.parse(String(init.body)).message

test('OB-12 OB-31 what is due is sent oldest first, and all of it', async () => {
  const sent: string[] = []
  const means = testMeans(async (_, init) => {
    sent.push(messageOf(init))
    return json(201, {})
  })
  const times = Array.from({ length: 60 }, (_, n) => (n * 37) % 60)
  await filled(means, ...times.map((n) => enquiryItem(`m${n}`, { writtenAt: n })))
  await drain(means)
  expect(sent).toEqual(Array.from({ length: 60 }, (_, n) => `m${n}`))
  expect(await list(means)).toEqual([])
})

test('OB-33 one item that fails does not block the others, and stays', async () => {
  const means = testMeans(async (_, init) => (messageOf(init) === 'bad' ? noNetwork() : json(201, {})))
  await filled(means, enquiryItem('bad', { writtenAt: 1 }), enquiryItem('good', { writtenAt: 2 }))
  await drain(means)
  expect((await list(means)).map(({ key }) => key)).toEqual(['bad'])
})

test.each([408, 425, 429, 500, 503])(
  'OB-17 OB-19 after a %i on replay the item waits, longer each time',
  async (status) => {
    let clock = 1_000_000
    const means = testMeans(async () => json(status, {}), { now: () => clock })
    await filled(means, enquiryItem('a', { nextTryAt: 0 }))
    const waits: number[] = []
    for (let n = 0; n < 3; n += 1) {
      await drain(means)
      const due = (await nextDue(means)) ?? 0
      waits.push(due - clock)
      clock = due
    }
    expect(waits).toEqual([2000, 4000, 8000])
    expect((await list(means))[0]).toMatchObject({ attempts: 3, state: { name: 'waiting', waitsFor: 'server' } })
  },
)

test('OB-17 what is not due yet is left alone', async () => {
  const fetch = vi.fn(noNetwork)
  const means = testMeans(fetch)
  await filled(means, enquiryItem('a', { nextTryAt: means.now() + 1 }))
  await drain(means)
  expect(fetch).not.toHaveBeenCalled()
})

test('OB-18 Retry-After is honoured, also when the connection comes back', async () => {
  const fetch = vi.fn(async () => json(503, {}, { 'Retry-After': '3600' }))
  const means = await filled(testMeans(fetch), enquiryItem('a'))
  await drain(means)
  expect(await nextDue(means)).toBe(means.now() + 3_600_000)
  await drainConnected(means)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a connection that comes back ends the wait for it', async () => {
  const means = await filled(testMeans(noNetwork), enquiryItem('a'))
  await drain(means)
  const fetch = vi.fn(async () => json(201, {}))
  await drainConnected({ ...means, fetch })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('OB-20 another 4xx on replay needs attention with the message of the server, and is not tried again', async () => {
  const fetch = vi.fn(async () => json(404, { message: 'The comment was deleted.' }))
  const means = await filled(testMeans(fetch), enquiryItem('a'))
  await drain(means)
  await drainConnected(means)
  await sendNow(undefined, means)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect((await list(means))[0]?.state).toEqual({
    name: 'needs-attention',
    status: 404,
    message: 'The comment was deleted.',
  })
  expect(await nextDue(means)).toBeUndefined()
})

test('OB-03 Send now tries at once what would have to wait, and by its key what needs attention', async () => {
  let status = 429
  const means = await filled(
    testMeans(async () => json(status, {})),
    enquiryItem('waits', { nextTryAt: Number.MAX_SAFE_INTEGER / 2 }),
    { ...enquiryItem('stuck'), state: { name: 'needs-attention', status: 400 } },
  )
  status = 201
  await sendNow('waits', means)
  expect((await list(means)).map(({ key }) => key)).toEqual(['stuck'])
  await sendNow('stuck', means)
  expect(await list(means)).toEqual([])
})

test('a clock that was wrong when the item was put off does not put it off for ever', async () => {
  const fetch = vi.fn(async () => json(201, {}))
  const means = testMeans(fetch)
  await filled(means, enquiryItem('a', { nextTryAt: means.now() + 400 * 24 * 3600 * 1000 }))
  await drain(means)
  expect(fetch).toHaveBeenCalled()
})

test('a record that is no item is left as it is', async () => {
  const means = testMeans(async () => json(201, {}))
  await set('broken', { half: true }, means.items)
  await filled(means, enquiryItem('a'))
  await drain(means)
  expect(await values(means.items)).toEqual([{ half: true }])
})

test('where storage cannot be read, draining and listing come to nothing quietly', async () => {
  const means = testMeans(noNetwork, { items: () => Promise.reject(new Error('no storage')) })
  await expect(drain(means)).resolves.toBeUndefined()
  expect(await list(means)).toEqual([])
})

test('OB-29 what the worker sends is told once at the next visit', async () => {
  const means = await filled(
    testMeans(async () => json(201, { reference: 'PD-9' })),
    enquiryItem('a'),
  )
  await drainInWorker(means)
  expect(await takeUntold(means)).toMatchObject([{ key: 'a', kind: 'enquiry', reference: 'PD-9' }])
  expect(await takeUntold(means)).toEqual([])
  expect(await receipts(means)).toHaveLength(1)
})

test('OB-29 the worker waits for a first try that is on its way, and sends what a closed page leaves of it', async () => {
  const locks = memoryLocks()
  const fetch = vi.fn(async () => json(201, {}))
  const means = testMeans(fetch, { locks })
  const state: Item['state'] = { name: 'sending', leaseUntil: means.now() + 9000, holder: 'page', firstTry: true }
  await filled(means, { ...enquiryItem('a'), state })
  let close = () => {}
  const page = locks.request(itemLock('a'), {}, () => new Promise<void>((resolve) => (close = resolve)))
  const drained = drainInWorker(means)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(fetch).not.toHaveBeenCalled()
  close()
  await Promise.all([page, drained])
  expect(fetch).toHaveBeenCalledOnce()
})

test('OB-29 the worker does not wait for ever for a page that is frozen in its first try', async () => {
  const locks = memoryLocks()
  const fetch = vi.fn(async () => json(201, {}))
  const means = testMeans(fetch, { locks, patience: { storage: 1000, firstTry: 20, replay: 1000 } })
  const state: Item['state'] = { name: 'sending', leaseUntil: means.now() + 9000, holder: 'page', firstTry: true }
  await filled(means, { ...enquiryItem('a'), state })
  void locks.request(itemLock('a'), {}, () => new Promise(() => {}))
  await expect(drainInWorker(means)).rejects.toThrow('still waits')
  expect(fetch).not.toHaveBeenCalled()
})

test('OB-29 the worker asks for another sync event while something waits', async () => {
  const means = await filled(testMeans(noNetwork), enquiryItem('a'))
  await expect(drainInWorker(means)).rejects.toThrow('still waits')
})
