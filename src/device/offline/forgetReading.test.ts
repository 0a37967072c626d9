// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { forgetReading } from './forgetReading.ts'
import { memoryCaches } from './testing/memoryCaches.ts'
import { keepTranslated, keepTranslatedAsked } from './translated.ts'
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

test('pages in another language that were asked for stay when reading is forgotten, and those that were only read go', async () => {
  vi.stubGlobal('caches', memoryCaches())
  onTestFinished(() => void vi.unstubAllGlobals())
  const deed = '<script type="application/json" data-file="/hi/articles/deed.json">{}</script>'
  const fetch = async (path: string) => new Response(path === '/hi/blogs/deed' ? deed : `the text of ${path}`)
  const paths = async () => (await (await caches.open(translatedCache)).keys()).map(({ url }) => new URL(url).pathname)
  await keepTranslatedAsked(['/hi/tools'], { fetch })
  await keepTranslated('/hi/blogs/deed', { fetch })
  expect(await paths()).toContain('/hi/articles/deed.json')
  await forgetReading()
  expect((await paths()).filter((path) => path.startsWith('/hi/'))).toEqual([
    '/hi/tools',
    '/hi/search-files.json',
    '/hi/files.json',
  ])
  await keepTranslated('/hi/contact', { fetch })
  expect(await paths()).not.toContain('/hi/blogs/deed')
})

test('what was read is forgotten also while pages are being kept', async () => {
  vi.stubGlobal('caches', memoryCaches())
  onTestFinished(() => void vi.unstubAllGlobals())
  const fetch = async (path: string) => new Response(`the text of ${path}`)
  await keepTranslatedAsked(['/hi/tools'], { fetch })
  await keepTranslated('/hi/contact', {
    fetch: async (path) => {
      await forgetReading()
      return fetch(path)
    },
  })
  const asked = vi.fn(fetch)
  await keepTranslated('/hi/about', { fetch: asked })
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/hi/about'])
  expect(await (await caches.open(translatedCache)).match('/hi/contact')).toBeUndefined()
})
