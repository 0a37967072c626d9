import 'fake-indexeddb/auto'
import { set, values } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { answerTime } from '#contract/answerTime.ts'
import type { OutboxEnv } from './env.ts'
import { type Item, itemLock } from './item.ts'
import { claimUnseenReceipts, receipts } from './receipts.ts'
import { list, nextDue, replay, replayConnected, replayInWorker, sendNow, storedItems } from './replay.ts'
import { enquiryItem, fakeEnv, filled, json, memoryLocks } from './testing/fakeEnv.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const messageOf = (init: RequestInit): string => JSON.parse(String(init.body)).message

test('OB-12 OB-31 what is due is sent oldest first, and all of it', async () => {
  const sent: string[] = []
  const env = fakeEnv(async (_, init) => {
    sent.push(messageOf(init))
    return json(201, {})
  })
  const times = Array.from({ length: 60 }, (_, n) => (n * 37) % 60)
  await filled(env, ...times.map((n) => enquiryItem(`m${n}`, { writtenAt: n })))
  await replay(env)
  expect(sent).toEqual(Array.from({ length: 60 }, (_, n) => `m${n}`))
  expect(await list(env)).toEqual([])
})

test('OB-33 one item that fails does not block the others, and stays', async () => {
  const env = fakeEnv(async (_, init) => (messageOf(init) === 'bad' ? noNetwork() : json(201, {})))
  await filled(env, enquiryItem('bad', { writtenAt: 1 }), enquiryItem('good', { writtenAt: 2 }))
  await replay(env)
  expect((await list(env)).map(({ key }) => key)).toEqual(['bad'])
})

test.each([408, 425, 429, 500, 503])(
  'OB-17 OB-19 after a %i on replay the item waits, longer each time',
  async (status) => {
    let clock = 1_000_000
    const env = fakeEnv(async () => json(status, {}), { now: () => clock })
    await filled(env, enquiryItem('a', { nextTryAt: 0 }))
    const waits: number[] = []
    for (let n = 0; n < 3; n += 1) {
      await replay(env)
      const nextAt = (await nextDue(env)) ?? 0
      waits.push(nextAt - clock)
      clock = nextAt
    }
    expect(waits).toEqual([2000, 4000, 8000])
    expect((await list(env))[0]).toMatchObject({ attempts: 3, state: { name: 'waiting', waitsFor: 'server' } })
  },
)

test('OB-17 what is not due yet is left alone', async () => {
  const fetch = vi.fn(noNetwork)
  const env = fakeEnv(fetch)
  await filled(env, enquiryItem('a', { nextTryAt: env.now() + 1 }))
  await replay(env)
  expect(fetch).not.toHaveBeenCalled()
})

test('OB-18 Retry-After is honoured, also when the connection comes back', async () => {
  const fetch = vi.fn(async () => json(503, {}, { 'Retry-After': '3600' }))
  const env = await filled(fakeEnv(fetch), enquiryItem('a'))
  await replay(env)
  expect(await nextDue(env)).toBe(env.now() + 3_600_000)
  await replayConnected(env)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a connection that comes back ends the wait for it', async () => {
  const env = await filled(fakeEnv(noNetwork), enquiryItem('a'))
  await replay(env)
  const fetch = vi.fn(async () => json(201, {}))
  await replayConnected({ ...env, fetch })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('OB-20 another 4xx on replay needs attention with the message of the server, and is not tried again', async () => {
  const fetch = vi.fn(async () => json(404, { message: 'The comment was deleted.' }))
  const env = await filled(fakeEnv(fetch), enquiryItem('a'))
  await replay(env)
  await replayConnected(env)
  await sendNow(undefined, env)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect((await list(env))[0]?.state).toEqual({
    name: 'needs-attention',
    status: 404,
    message: 'The comment was deleted.',
  })
  expect(await nextDue(env)).toBeUndefined()
})

test('OB-03 Send now tries at once what would have to wait, and by its key what needs attention', async () => {
  let status = 429
  const env = await filled(
    fakeEnv(async () => json(status, {})),
    enquiryItem('waits', { nextTryAt: Number.MAX_SAFE_INTEGER / 2 }),
    { ...enquiryItem('stuck'), state: { name: 'needs-attention', status: 400 } },
  )
  status = 201
  await sendNow('waits', env)
  expect((await list(env)).map(({ key }) => key)).toEqual(['stuck'])
  await sendNow('stuck', env)
  expect(await list(env)).toEqual([])
})

test('a clock that was wrong when the item was put off does not put it off for ever', async () => {
  const fetch = vi.fn(async () => json(201, {}))
  const env = fakeEnv(fetch)
  await filled(env, enquiryItem('a', { nextTryAt: env.now() + 400 * 24 * 3600 * 1000 }))
  await replay(env)
  expect(fetch).toHaveBeenCalled()
})

test('a record that is no item is left as it is', async () => {
  const env = fakeEnv(async () => json(201, {}))
  await set('broken', { half: true }, env.items)
  await filled(env, enquiryItem('a'))
  await replay(env)
  expect(await values(env.items)).toEqual([{ half: true }])
})

test('where storage cannot be read, replaying and listing do nothing and do not reject', async () => {
  const env = fakeEnv(noNetwork, { items: () => Promise.reject(new Error('no storage')) })
  await expect(replay(env)).resolves.toBeUndefined()
  expect(await list(env)).toEqual([])
})

test('OB-29 what the worker sends is shown once at the next visit', async () => {
  const env = await filled(
    fakeEnv(async () => json(201, { reference: 'PD-9' })),
    enquiryItem('a'),
  )
  await replayInWorker(env)
  expect(await claimUnseenReceipts(env)).toMatchObject([{ key: 'a', kind: 'enquiry', reference: 'PD-9' }])
  expect(await claimUnseenReceipts(env)).toEqual([])
  expect(await receipts(env)).toHaveLength(1)
})

test('OB-29 the worker waits for a first try that is on its way, and sends what a closed page leaves of it', async () => {
  const locks = memoryLocks()
  const asked = vi.spyOn(locks, 'request')
  const fetch = vi.fn(async () => json(201, {}))
  const env = fakeEnv(fetch, { locks })
  const state: Item['state'] = { name: 'sending', leaseUntil: env.now() + 9000, leaseId: 'page', firstTry: true }
  await filled(env, { ...enquiryItem('a'), state })
  let close = () => {}
  const page = locks.request(itemLock('a'), {}, () => new Promise<void>((resolve) => (close = resolve)))
  const drained = replayInWorker(env)
  await expect.poll(() => asked.mock.calls.map(([name]) => name)).toEqual([itemLock('a'), itemLock('a')])
  expect(fetch).not.toHaveBeenCalled()
  close()
  await Promise.all([page, drained])
  expect(fetch).toHaveBeenCalledOnce()
})

test('OB-29 the worker does not wait for ever for a page that is frozen in its first try', async () => {
  const locks = memoryLocks()
  const fetch = vi.fn(async () => json(201, {}))
  const env = fakeEnv(fetch, { locks, timeouts: { firstTry: 20 } })
  const state: Item['state'] = { name: 'sending', leaseUntil: env.now() + 9000, leaseId: 'page', firstTry: true }
  await filled(env, { ...enquiryItem('a'), state })
  void locks.request(itemLock('a'), {}, () => new Promise(() => {}))
  await expect(replayInWorker(env)).rejects.toThrow('still waits')
  expect(fetch).not.toHaveBeenCalled()
})

test('OB-29 the worker asks for another sync event while something waits', async () => {
  const env = await filled(fakeEnv(noNetwork), enquiryItem('a'))
  await expect(replayInWorker(env)).rejects.toThrow('still waits')
})

test('OB-14 a replay waits for as long as a slow line needs for the bytes of its text, and so does its lease', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  let leaseUntil = 0
  const env: OutboxEnv = fakeEnv(async () => {
    const [item] = await storedItems(env)
    if (item?.state.name === 'sending') leaseUntil = item.state.leaseUntil
    return json(201, {})
  })
  const slow: OutboxEnv = { ...env, timeouts: { ...env.timeouts, replay: answerTime } }
  // Three bytes a letter: at 64 kbit/s they need 113 seconds.
  const text = '\u0928'.repeat(300_000)
  await replay(await filled(slow, { ...enquiryItem('a'), body: { ...enquiryItem('a').body, message: text } } as Item))
  const granted = Number(timeout.mock.calls.at(-1)?.[0])
  timeout.mockRestore()
  expect(granted).toBeGreaterThan(30_000 + 900_000 / 8)
  expect(leaseUntil - env.now()).toBeGreaterThan(granted)
})
