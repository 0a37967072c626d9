import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryCaches } from './memoryCaches.ts'
import { setRemoved } from './removed.ts'
import { tendLibrary } from './tend.ts'

const asked = vi.fn()
const active = {
  postMessage(message: unknown, [port]: MessagePort[]) {
    asked(message)
    port?.postMessage(true)
  },
}

beforeEach(() => {
  asked.mockReset()
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal('fetch', async () => new Response('[]'))
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ active }) } })
})
afterEach(() => vi.unstubAllGlobals())

test('text that the worker does not hold is stored: a version that came while nothing was wanted holds none', async () => {
  await setRemoved(false)
  await tendLibrary()
  expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'STORE' })
})

test('who wants nothing stored is left alone', async () => {
  await setRemoved(true)
  await tendLibrary()
  expect(asked).not.toHaveBeenCalled()
})
