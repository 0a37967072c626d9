import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOptedOut } from './offlineOptOut.ts'
import { missingPictures, pictureListPath } from './pictures.ts'
import { syncOffline } from './syncOffline.ts'
import { memoryCaches } from './testing/memoryCaches.ts'

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
  await setOptedOut(false)
  await syncOffline()
  expect(asked).toHaveBeenCalledExactlyOnceWith({ type: 'STORE' })
})

test('after an opt-out nothing is stored', async () => {
  await setOptedOut(true)
  await syncOffline()
  expect(asked).not.toHaveBeenCalled()
})

test('a removal while the list of pictures is loaded leaves none of them behind', async () => {
  const list = [{ url: '/art/desk/a-480.webp', bytes: 1000 }]
  const fetch = vi.fn(async (url: string) => {
    if (url === pictureListPath) await setOptedOut(true)
    return new Response(JSON.stringify(list))
  })
  vi.stubGlobal('fetch', fetch)
  await setOptedOut(false)
  await syncOffline()
  expect(fetch).toHaveBeenCalledExactlyOnceWith(pictureListPath, expect.anything())
  expect(await missingPictures(list)).toEqual(list)
})
