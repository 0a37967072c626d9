// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { clear, set } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { announce } from './changes.ts'
import { saveDraft } from './drafts.ts'
import type { Item } from './item.ts'
import { browserMeans } from './means.ts'
import { list } from './outbox.ts'
import { enquiryItem, json } from './testMeans.ts'
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
  await clear(browserMeans.items)
  fetch.mockReset().mockImplementation(async () => json(201, {}))
  vi.clearAllMocks()
})

const keep = (nextTryAt: number) => set('a', enquiryItem('a', { nextTryAt }), browserMeans.items)
const soon = () => Date.now() + 3_600_000

test('OB-04 OB-05 OB-06 what an earlier visit left is sent when a page opens', async () => {
  await keep(soon())
  stop = startOutbox()
  await vi.waitFor(async () => expect(await list()).toEqual([]))
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
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
})

test('OB-17 an item is tried by itself when it falls due', async () => {
  stop = startOutbox()
  await keep(Date.now() + 200)
  announce({ what: 'saved', key: 'a', kind: 'enquiry' })
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce(), { timeout: 3000 })
})

test('OB-25 what a tab that was closed had begun to send is taken over by another open one', async () => {
  stop = startOutbox()
  const state: Item['state'] = { name: 'sending', leaseUntil: Date.now() + 200, holder: 'closed', firstTry: true }
  await set('a', { ...enquiryItem('a'), state }, browserMeans.items)
  announce({ what: 'sending', key: 'a', kind: 'enquiry' })
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce(), { timeout: 3000 })
})

test('OB-29 a saved item asks the browser to keep storage and to wake the worker', async () => {
  stop = startOutbox()
  announce({ what: 'saved', key: 'a', kind: 'enquiry' })
  await vi.waitFor(() => expect(register).toHaveBeenCalledWith('outbox'))
  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce())
})

test('OB-29 the browser is asked to wake the worker when a first try begins, for its page may be closed, but not at later tries', async () => {
  stop = startOutbox()
  for (const what of ['sending', 'waiting'] as const) announce({ what, key: 'a', kind: 'enquiry' })
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(register).not.toHaveBeenCalled()
  announce({ what: 'sending', firstTry: true, key: 'a', kind: 'enquiry' })
  await vi.waitFor(() => expect(register).toHaveBeenCalledWith('outbox'))
  expect(persist).not.toHaveBeenCalled()
})

test('OB-29 a first try that another page left behind asks for the worker at the next start, though no list shows it yet', async () => {
  const state: Item['state'] = { name: 'sending', leaseUntil: Date.now() + 10_000, holder: 'closed', firstTry: true }
  await set('a', { ...enquiryItem('a'), state }, browserMeans.items)
  stop = startOutbox()
  await vi.waitFor(() => expect(register).toHaveBeenCalledWith('outbox'))
  expect(await list()).toEqual([])
})

test('what needs attention, which only the visitor can move on, wakes no worker', async () => {
  const item = { ...enquiryItem('a'), state: { name: 'needs-attention', status: 422 } } satisfies Item
  await set('a', item, browserMeans.items)
  stop = startOutbox()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(register).not.toHaveBeenCalled()
})

test('nothing is asked of the browser while nothing waits', async () => {
  stop = startOutbox()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(register).not.toHaveBeenCalled()
  expect(persist).not.toHaveBeenCalled()
})

test('a page that has ended the outbox tries nothing more', async () => {
  startOutbox()()
  await keep(soon())
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(fetch).not.toHaveBeenCalled()
})

test('drafts are written when the page is hidden', async () => {
  stop = startOutbox()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  saveDraft('x', { text: 'a' })
  saveDraft('x', { text: 'ab' })
  const writes = vi.spyOn(IDBObjectStore.prototype, 'put')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(
    () => expect(writes).toHaveBeenCalledWith(expect.objectContaining({ fields: { text: 'ab' } }), 'x'),
    200,
  )
  hidden.mockRestore()
  writes.mockRestore()
})
