// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { announce } from './item.ts'
import { prepareFirstTries } from './send.ts'

const register = vi.fn(async () => {})
const persist = vi.fn(async () => true)
const serviceWorker = Object.assign(new EventTarget(), { ready: Promise.resolve({ sync: { register } }) })
vi.stubGlobal('navigator', { serviceWorker, storage: { persisted: async () => false, persist } })

let stop = () => {}
afterEach(() => {
  stop()
  vi.clearAllMocks()
})

test('OB-29 without the rest of the outbox, which comes later, a saved item asks the browser to keep storage and to wake the worker', async () => {
  stop = prepareFirstTries()
  announce({ what: 'saved', key: 'a', kind: 'enquiry' })
  await expect.poll(() => register).toHaveBeenCalledWith('outbox')
  await expect.poll(() => persist).toHaveBeenCalledOnce()
})

test('OB-29 the browser is asked to wake the worker when a first try begins, for its page may be closed, but not at later tries', async () => {
  stop = prepareFirstTries()
  for (const what of ['sending', 'waiting'] as const) announce({ what, key: 'a', kind: 'enquiry' })
  // Whatever that began comes before this.
  await serviceWorker.ready
  expect(register).not.toHaveBeenCalled()
  announce({ what: 'sending', firstTry: true, key: 'a', kind: 'enquiry' })
  await expect.poll(() => register).toHaveBeenCalledWith('outbox')
  expect(persist).not.toHaveBeenCalled()
})
