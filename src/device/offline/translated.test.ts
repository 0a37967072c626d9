import 'fake-indexeddb/auto'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { compressed, decompressed } from './compressed.ts'
import { setOptedOut } from './offlineOptOut.ts'
import { clearProgress, savePlace } from './progress.ts'
import { memoryCaches } from './testing/memoryCaches.ts'
import { keepTranslated, keepTranslatedAsked, outdateTranslated } from './translated.ts'
import { translatedCache } from './translatedCache.ts'
import { keepVisited, visitedCache } from './visited.ts'

beforeEach(async () => {
  await clearProgress()
  await setOptedOut(false)
})

const page =
  '<meta name="stylesheets" content="/assets/base-1a.css /assets/packed/site-1a.css">' +
  '<link rel="preload" as="script" href="/assets/frame-1a.js"><script type="application/json" data-file="/hi/articles/deed.json">{}</script>'
const html = (body: string) => new Response(body, { headers: { 'Content-Type': 'text/html' } })
const files: Record<string, string> = {
  '/hi/blogs/deed': page,
  '/hi/files.json': '["/assets/packed/Outbox-1a.js"]',
  '/hi/search-files.json': '["/assets/packed/SearchDialog-1a.js","/assets/search-hi-1a_-b.json"]',
}
const answer = vi.fn(async (path: string) => html(files[path] ?? `the text of ${path}`))
const kept = async (caches: CacheStorage) =>
  (await (await caches.open(translatedCache)).keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => !['/read', '/current', '/begun'].includes(path))
    .sort()
const ofDeed = [
  '/assets/base-1a.css',
  '/assets/frame-1a.js',
  '/assets/packed/Outbox-1a.js',
  '/assets/packed/SearchDialog-1a.js',
  '/assets/packed/site-1a.css',
  '/assets/search-hi-1a_-b.json',
  '/hi/articles/deed.json',
  '/hi/blogs/deed',
  '/hi/files.json',
  '/hi/search-files.json',
]

beforeEach(() => answer.mockClear())

test('a page in another language stays once it was read, with what it names, the scripts that load on a press and the search', async () => {
  const caches = memoryCaches()
  await keepTranslated('/hi/blogs/deed/', { caches, fetch: answer })
  expect(await kept(caches)).toEqual(ofDeed)
})

test('nothing is taken from the cache of the workplace or of another program on the origin', async () => {
  const caches = memoryCaches()
  const script = '/assets/frame-1a.js'
  for (const name of ['desk-shell', 'other']) await (await caches.open(name)).put(script, html('another program'))
  await keepTranslated('/hi/blogs/deed', { caches, fetch: answer })
  const copy = await (await caches.open(translatedCache)).match(script)
  expect(await decompressed(copy as Response).text()).toBe(`the text of ${script}`)
})

test('what the precache holds is copied, because it goes from there with the next version', async () => {
  const caches = memoryCaches()
  const precache = await caches.open('workbox-precache-v2-https://desk.example/')
  const packed = '/assets/packed/site-1a.css'
  await precache.put(packed, compressed(html('the rules'), packed))
  await keepTranslated('/hi/blogs/deed', { caches, fetch: answer })
  expect(answer.mock.calls.map(([path]) => path)).not.toContain(packed)
  const copy = await (await caches.open(translatedCache)).match(packed)
  expect(await decompressed(copy as Response).text()).toBe('the rules')
})

test('a page that is kept is not left without a script that the precache dropped with its version', async () => {
  const caches = memoryCaches()
  const precache = await caches.open('workbox-precache-v2-https://desk.example/')
  await precache.put('/assets/frame-1a.js', html('the script'))
  await keepTranslated('/hi/blogs/deed', { caches, fetch: answer })
  await precache.delete('/assets/frame-1a.js')
  await outdateTranslated(caches)
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  await keepTranslated('/hi/blogs/deed', { caches, fetch: offline })
  expect(await kept(caches)).toEqual(ofDeed)
})

test('what is kept is neither fetched nor decompressed again', async () => {
  const caches = memoryCaches()
  await keepTranslated('/hi/blogs/deed', { caches, fetch: answer })
  answer.mockClear()
  const { match } = await caches.open(translatedCache)
  const matched: unknown[] = []
  const open = caches.open.bind(caches)
  caches.open = async (name) => ({
    ...(await open(name)),
    match: (request) => {
      matched.push(request)
      return match(request)
    },
  })
  await keepTranslated('/hi/contact', { caches, fetch: answer })
  expect(answer.mock.calls.map(([path]) => path)).toEqual(['/hi/contact'])
  expect(matched).not.toContain('/hi/blogs/deed')
})

test('a page that is gone from the site is given up, and the others are not fetched again for it', async () => {
  const caches = memoryCaches()
  await keepTranslated('/hi/blogs/deed', { caches, fetch: answer })
  await keepTranslated('/hi/moved', { caches, fetch: answer })
  await outdateTranslated(caches)
  const without = vi.fn(async (path: string) =>
    path === '/hi/moved' ? new Response('', { status: 410 }) : answer(path),
  )
  await keepTranslated('/hi/blogs/deed', { caches, fetch: without })
  expect(await kept(caches)).toEqual(ofDeed)
  without.mockClear()
  await keepTranslated('/hi/contact', { caches, fetch: without })
  expect(without.mock.calls.map(([path]) => path)).toEqual(['/hi/contact'])
})

test('pages come past the HTTP cache, scripts and styles out of it', async () => {
  const fetch = vi.fn(async (path: string, _init: RequestInit) => answer(path))
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  await keepTranslated('/hi/blogs/deed', { caches: memoryCaches() })
  const modes = Object.fromEntries(fetch.mock.calls.map(([path, { cache }]) => [path, cache]))
  expect(modes).toMatchObject({
    '/hi/blogs/deed': 'reload',
    '/hi/articles/deed.json': 'reload',
    '/assets/frame-1a.js': 'default',
  })
})

test('OF-19 under Save-Data scripts that load on a press wait, but not those of the search, until the line is better or everything is asked for', async () => {
  const caches = memoryCaches()
  const waiting = ['/assets/packed/Outbox-1a.js', '/hi/files.json']
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  onTestFinished(() => void vi.unstubAllGlobals())
  await keepTranslated('/hi/blogs/deed', { caches, fetch: answer })
  expect(await kept(caches)).toEqual(ofDeed.filter((path) => !waiting.includes(path)))
  await keepTranslatedAsked(['/hi/blogs/deed'], { caches, fetch: answer })
  expect(await kept(caches)).toEqual(ofDeed)
  answer.mockClear()
  await keepTranslated('/hi/blogs/deed', { caches, fetch: answer })
  expect(await kept(caches)).toEqual(ofDeed)
  expect(answer).not.toHaveBeenCalled()
  await outdateTranslated(caches)
  await keepTranslated('/hi/blogs/deed', { caches, fetch: answer })
  expect(await kept(caches)).toEqual(ofDeed.filter((path) => !waiting.includes(path)))
  vi.unstubAllGlobals()
  await keepTranslated('/hi/blogs/deed', { caches, fetch: answer })
  expect(await kept(caches)).toEqual(ofDeed)
})

test('pages that were asked for stay beside those that were read, however many they are, until others are named', async () => {
  const caches = memoryCaches()
  const many = Array.from({ length: 30 }, (_, number) => `/hi/page-${number}`)
  await keepTranslatedAsked(many, { caches, fetch: answer })
  await keepTranslated('/hi/contact', { caches, fetch: answer })
  expect(await kept(caches)).toEqual(expect.arrayContaining([...many, '/hi/contact']))
  await keepTranslatedAsked([], { caches, fetch: answer })
  expect((await kept(caches)).filter((path) => path.startsWith('/hi/'))).toEqual([
    '/hi/contact',
    '/hi/files.json',
    '/hi/search-files.json',
  ])
})

test('the last twenty pages stay, and none that was not read', async () => {
  const caches = memoryCaches()
  for (let n = 0; n <= 20; n += 1)
    await keepTranslated(n === 0 ? '/hi/blogs/deed' : `/hi/page-${n}`, { caches, fetch: answer })
  expect((await kept(caches)).filter((path) => path.startsWith('/hi/page-'))).toHaveLength(20)
  expect(await kept(caches)).not.toContain('/assets/frame-1a.js')
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
