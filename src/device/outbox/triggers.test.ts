// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { clear, get, set } from 'idb-keyval'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { browserEnv } from './env.ts'
import { announce, type Item } from './item.ts'
import { list, replay } from './replay.ts'
import { enquiryItem, json } from './testing/fakeEnv.ts'
import { startOutbox } from './triggers.ts'

const fetch = vi.fn(async () => json(201, {}))
const register = vi.fn(async () => {})
const persist = vi.fn(async () => true)
const serviceWorker = Object.assign(new EventTarget(), { ready: Promise.resolve({ sync: { register } }) })
vi.stubGlobal('fetch', fetch)
vi.stubGlobal('navigator', { serviceWorker, storage: { persisted: async () => false, persist } })

let stop = () => {}
afterEach(async () => {
  stop()
  await clear(browserEnv.items)
  fetch.mockReset().mockImplementation(async () => json(201, {}))
  vi.clearAllMocks()
})

const keep = (nextTryAt: number) => set('a', enquiryItem('a', { nextTryAt }), browserEnv.items)
const soon = () => Date.now() + 3_600_000
/** Two replays after what was begun so far: what the outbox does about it has been done by then. */
const replayed = async () => {
  await replay()
  await replay()
}

test('OB-04 OB-05 OB-06 what an earlier visit left is sent when a page opens', async () => {
  await keep(soon())
  stop = startOutbox()
  await expect.poll(list).toEqual([])
  expect(fetch).toHaveBeenCalledOnce()
})

test.each([
  ['the connection is back', () => window.dispatchEvent(new Event('online'))],
  ['the page is shown again', () => window.dispatchEvent(new Event('pageshow'))],
  ['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'another write has just been answered',
    () => announce({ what: 'sent', key: 'z', kind: 'comment', answer: {}, replayed: false }),
  ],
])('what waits is tried when %s', async (_, happen) => {
  stop = startOutbox()
  await keep(soon())
  happen()
  await expect.poll(() => fetch).toHaveBeenCalledOnce()
})

test('OB-17 an item is tried when it falls due, without any event', async () => {
  stop = startOutbox()
  await keep(Date.now() + 200)
  announce({ what: 'saved', key: 'a', kind: 'enquiry' })
  await expect.poll(() => fetch).toHaveBeenCalledOnce()
})

test('OB-25 what a tab that was closed had begun to send is taken over by another open one', async () => {
  stop = startOutbox()
  const state: Item['state'] = { name: 'sending', leaseUntil: Date.now() + 200, leaseId: 'closed', firstTry: true }
  await set('a', { ...enquiryItem('a'), state }, browserEnv.items)
  announce({ what: 'sending', key: 'a', kind: 'enquiry' })
  await expect.poll(() => fetch).toHaveBeenCalledOnce()
})

test('OB-25 what a page that was reloaded had begun to send is tried again within seconds where its lock was taken for a moment', async () => {
  let looks = 0
  const request = async (name: string, _: object, work: (lock: object | null) => Promise<unknown>) =>
    work(name === 'outbox:a' && looks++ === 0 ? null : {})
  vi.stubGlobal('navigator', { ...navigator, locks: { request } })
  onTestFinished(() => void vi.stubGlobal('navigator', { ...navigator, locks: undefined }))
  const state: Item['state'] = { name: 'sending', leaseUntil: soon(), leaseId: 'reloaded', firstTry: true }
  await set('a', { ...enquiryItem('a'), state }, browserEnv.items)
  stop = startOutbox()
  await expect.poll(() => fetch, { timeout: 4000 }).toHaveBeenCalledOnce()
  expect(looks).toBe(2)
})

test('OB-29 a first try that another page left behind asks for the worker at the next start, though no list shows it yet', async () => {
  const state: Item['state'] = { name: 'sending', leaseUntil: Date.now() + 10_000, leaseId: 'closed', firstTry: true }
  await set('a', { ...enquiryItem('a'), state }, browserEnv.items)
  stop = startOutbox()
  await expect.poll(() => register).toHaveBeenCalledWith('outbox')
  expect(await list()).toEqual([])
})

test('what needs attention, which only the visitor can move on, wakes no worker', async () => {
  const item = { ...enquiryItem('a'), state: { name: 'needs-attention', status: 422 } } satisfies Item
  await set('a', item, browserEnv.items)
  stop = startOutbox()
  await replayed()
  expect(register).not.toHaveBeenCalled()
})

test('nothing is asked of the browser while nothing waits', async () => {
  stop = startOutbox()
  await replayed()
  expect(register).not.toHaveBeenCalled()
  expect(persist).not.toHaveBeenCalled()
})

test('a page that has ended the outbox tries nothing more', async () => {
  startOutbox()()
  await keep(soon())
  window.dispatchEvent(new Event('online'))
  await replayed()
  expect(fetch).not.toHaveBeenCalled()
})

test('OB-27 when the page is hidden no transaction begins: it may be on its way out', async () => {
  stop = startOutbox()
  await list()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const readSomething = () => get('x', browserEnv.receipts)
  for (let turn = 0; turn < 3; turn += 1) await readSomething()
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction')
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pageshow'))
  // Whatever the events begin comes before these reads.
  for (let turn = 0; turn < 3; turn += 1) await readSomething()
  expect(begin.mock.calls.map(([stores, mode]) => [stores, mode])).toEqual(Array(3).fill(['receipts', 'readonly']))
  hidden.mockRestore()
  begin.mockRestore()
})
