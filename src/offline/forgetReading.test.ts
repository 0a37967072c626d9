// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { forgetReading } from './forgetReading.ts'
import { memoryCaches } from './testing/memoryCaches.ts'
import { keepTranslated } from './translated.ts'
import { translatedCache } from './translatedCache.ts'
import { visitedCache } from './visited.ts'

test('forgetting what was read also removes the pages in another language that were kept for it', async () => {
  const caches = memoryCaches()
  vi.stubGlobal('caches', caches)
  onTestFinished(() => void vi.unstubAllGlobals())
  await caches.open(visitedCache)
  await keepTranslated('/hi/contact', { fetch: async () => new Response('<p></html>') })
  expect(await caches.keys()).toContain(translatedCache)
  await forgetReading()
  expect(await caches.keys()).toEqual([visitedCache])
})
