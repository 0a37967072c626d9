import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { setOptedOut } from './offlineOptOut.ts'
import { clearProgress, savePlace } from './progress.ts'
import { memoryCaches } from './testing/memoryCaches.ts'
import { keepTranslated, outdateTranslated, translatedCache } from './translated.ts'
import { keepVisited, visitedCache } from './visited.ts'

beforeEach(async () => {
  await clearProgress()
  await setOptedOut(false)
})

const page =
  '<meta name="shared-styles" content="/assets/base-1a.css /assets/packed/site-1a.css">' +
  '<link rel="preload" as="fetch" href="/hi/articles/deed.json"><script type="module" src="/assets/index-1a.js"></script>'
const html = (body: string) => new Response(body, { headers: { 'Content-Type': 'text/html' } })
const files: Record<string, string> = {
  '/hi/blogs/deed': page,
  '/hi/files.json': '["/assets/packed/Outbox-1a.js"]',
}
const answer = vi.fn(async (path: string) => html(files[path] ?? `the text of ${path}`))
const kept = async (caches: CacheStorage) =>
  (await (await caches.open(translatedCache)).keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path !== '/current' && path !== '/read')
    .sort()
const ofDeed = [
  '/assets/base-1a.css',
  '/assets/index-1a.js',
  '/assets/packed/Outbox-1a.js',
  '/assets/packed/site-1a.css',
  '/hi/articles/deed.json',
  '/hi/blogs/deed',
  '/hi/files.json',
]

beforeEach(() => answer.mockClear())

test('a page in another language stays once it was read, with what it names and the scripts that load on a press', async () => {
  const caches = memoryCaches()
  await keepTranslated('/hi/blogs/deed/', { caches, fetch: answer })
  expect(await kept(caches)).toEqual(ofDeed)
})

test('what the precache holds is not kept twice, and what is kept is not fetched again', async () => {
  const caches = memoryCaches()
  await (await caches.open('workbox-precache-v2-https://desk.example/')).put('/assets/index-1a.js', html('the script'))
  await keepTranslated('/hi/blogs/deed', { caches, fetch: answer })
  expect(await kept(caches)).toEqual(ofDeed.filter((path) => path !== '/assets/index-1a.js'))
  answer.mockClear()
  await keepTranslated('/hi/contact', { caches, fetch: answer })
  expect(answer.mock.calls.map(([path]) => path)).toEqual(['/hi/contact'])
})

test('the last twenty pages stay, and none that was not read', async () => {
  const caches = memoryCaches()
  for (let n = 0; n <= 20; n += 1)
    await keepTranslated(n === 0 ? '/hi/blogs/deed' : `/hi/page-${n}`, { caches, fetch: answer })
  expect((await kept(caches)).filter((path) => path.startsWith('/hi/') && path !== '/hi/files.json')).toHaveLength(20)
  expect(await kept(caches)).not.toContain('/assets/index-1a.js')
})

test('after a new version every page is fetched again, and stays as it was until it comes', async () => {
  const caches = memoryCaches()
  await keepTranslated('/hi/blogs/deed', { caches, fetch: answer })
  await outdateTranslated(caches)
  await keepTranslated('/hi/contact', { caches, fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await kept(caches)).toEqual(ofDeed)
  await keepTranslated('/hi/contact', {
    caches,
    fetch: async (path) => html((files[path] ?? '').replaceAll('1a', '2b')),
  })
  expect(await kept(caches)).toEqual([...ofDeed.map((path) => path.replace('1a', '2b')), '/hi/contact'].sort())
})

test('the articles in English that were opened do not push it out, nor the other way round', async () => {
  const caches = memoryCaches()
  await keepTranslated('/hi/blogs/deed', { caches, fetch: answer })
  await savePlace('old', { fraction: 0.2 })
  await keepVisited({ caches, fetch: answer })
  await keepTranslated('/hi/contact', { caches, fetch: answer })
  expect(await kept(caches)).toEqual([...ofDeed, '/hi/contact'].sort())
  expect(await (await caches.open(visitedCache)).match('/blogs/old')).toBeDefined()
})

test('who removed the site from this device keeps nothing', async () => {
  const caches = memoryCaches()
  await setOptedOut(true)
  await keepTranslated('/hi/blogs/deed', { caches, fetch: answer })
  expect(await kept(caches)).toEqual([])
})
