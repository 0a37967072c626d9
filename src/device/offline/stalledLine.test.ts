// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryLocks } from '#device/outbox/testing/fakeEnv.ts'
import { savePictures } from './pictures.ts'
import { clearProgress, noteOpened } from './progress.ts'
import { memoryCaches } from './testing/memoryCaches.ts'
import { keepTranslated } from './translated.ts'
import { translatedCache } from './translatedCache.ts'
import { keepVisited, visitedCache } from './visited.ts'

let caches: CacheStorage

beforeEach(() => {
  // The minute is over at once.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(new DOMException('late', 'TimeoutError')), 5)
    return limit.signal
  })
  caches = memoryCaches()
  vi.stubGlobal('navigator', { locks: memoryLocks() })
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => stalling(url, signal))
  clearProgress()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Answers with headers and half of a body, whose rest never comes. */
async function stalling(url: string, signal: AbortSignal | null | undefined): Promise<Response> {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`half of ${url}`))
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  return new Response(body)
}
const paths = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
test('a page in another language whose body never ends gives up its lock, and the next one is kept', async () => {
  await keepTranslated('/hi/about', { caches })
  await keepTranslated('/hi/contact', { caches, fetch: async (path) => new Response(`the text of ${path}`) })
  expect(await paths(translatedCache)).toContain('/hi/contact')
})

test('an opened article whose body never ends does not keep the next ones from being stored', async () => {
  noteOpened('nri-wills')
  await keepVisited({ caches })
  await keepVisited({ caches, fetch: async (path) => new Response(`the text of ${path}`) })
  expect(await paths(visitedCache)).toContain('/blogs/nri-wills')
})

test('a line that stalls ends the storing of pictures after one of them, not after each', async () => {
  const list = Array.from({ length: 20 }, (_, number) => ({ url: `/art/${number}.webp`, bytes: 1 }))
  const asked = vi.fn((url: string, { signal }: RequestInit) => stalling(url, signal))
  await savePictures(list, { caches, fetch: asked })
  expect(asked).toHaveBeenCalledTimes(2)
})
