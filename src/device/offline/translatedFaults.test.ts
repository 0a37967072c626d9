import 'fake-indexeddb/auto'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { memoryLocks } from '#device/outbox/testing/fakeEnv.ts'
import { memoryCaches } from './testing/memoryCaches.ts'
import { keepTranslated, keepTranslatedAsked, outdateTranslated } from './translated.ts'
import { translatedCache } from './translatedCache.ts'

const html = (body: string) => new Response(body, { headers: { 'Content-Type': 'text/html' } })
const answer = vi.fn(async (path: string) =>
  html(path === '/hi/files.json' ? '["/assets/packed/Outbox-1a.js"]' : `the text of ${path}`),
)
const failed = () => Promise.reject(new TypeError('Failed to fetch'))
const kept = async (caches: CacheStorage) =>
  (await (await caches.open(translatedCache)).keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => !['/read', '/current', '/begun'].includes(path))
    .sort()

beforeEach(() => answer.mockClear())

/** Cache Storage in which what is put under the paths fails in this way, until they are taken out. */
function failingCaches(name: string, paths: Set<string>): CacheStorage {
  const caches = memoryCaches()
  const open = caches.open.bind(caches)
  caches.open = async (of) => {
    const cache = await open(of)
    return {
      ...cache,
      put: (path, response) =>
        paths.has(String(path)) ? Promise.reject(new DOMException('no', name)) : cache.put(path, response),
    }
  }
  return caches
}

test('a page whose body is cut off half-way is left for the next time, and those after it come', async () => {
  const cut = new Set(['/hi/one'])
  const caches = failingCaches('NetworkError', cut)
  await keepTranslatedAsked(['/hi/one', '/hi/two'], { caches, fetch: answer })
  expect(await kept(caches)).toEqual([
    '/assets/packed/Outbox-1a.js',
    '/hi/files.json',
    '/hi/search-files.json',
    '/hi/two',
  ])
  cut.clear()
  answer.mockClear()
  await keepTranslated('/hi/two', { caches, fetch: answer })
  expect(answer.mock.calls.map(([path]) => path)).toEqual(['/hi/one'])
})

test('on a full device nothing more is fetched, and the next time nothing that has come', async () => {
  const full = new Set(['/hi/two'])
  const caches = failingCaches('QuotaExceededError', full)
  await keepTranslatedAsked(['/hi/one', '/hi/two', '/hi/three'], { caches, fetch: answer })
  expect(answer.mock.calls.map(([path]) => path)).toEqual(['/hi/one', '/hi/two'])
  full.clear()
  answer.mockClear()
  await keepTranslated('/hi/one', { caches, fetch: answer })
  expect(answer.mock.calls.map(([path]) => path)).toEqual([
    '/hi/two',
    '/hi/three',
    '/hi/search-files.json',
    '/hi/files.json',
    '/assets/packed/Outbox-1a.js',
  ])
  full.add('/hi/contact')
  await keepTranslated('/hi/contact', { caches, fetch: answer })
  full.clear()
  answer.mockClear()
  await keepTranslated('/hi/about', { caches, fetch: answer })
  expect(answer.mock.calls.map(([path]) => path)).toEqual(['/hi/about', '/hi/contact'])
})

test('after a new version a page that did not come is fetched again, and none of those that came', async () => {
  const caches = memoryCaches()
  await keepTranslatedAsked(['/hi/one', '/hi/two', '/hi/three'], { caches, fetch: answer })
  await outdateTranslated(caches)
  await keepTranslated('/hi/one', {
    caches,
    fetch: (path) => (path === '/hi/two' ? failed() : answer(path)),
  })
  answer.mockClear()
  await keepTranslated('/hi/contact', { caches, fetch: answer })
  expect(answer.mock.calls.map(([path]) => path)).toEqual(['/hi/contact', '/hi/two'])
})

test('a script that did not come is missed by every page that names it', async () => {
  const caches = memoryCaches()
  const page = '<link rel="preload" as="script" href="/assets/frame-1a.js">'
  await keepTranslatedAsked(['/hi/one', '/hi/two'], {
    caches,
    fetch: (path) => (path.startsWith('/hi/') ? Promise.resolve(html(page)) : failed()),
  })
  answer.mockClear()
  await keepTranslated('/hi/one', { caches, fetch: answer })
  expect(answer.mock.calls.map(([path]) => path)).toEqual(expect.arrayContaining(['/hi/one', '/hi/two']))
})

test('a version that comes while pages are fetched outdates those, too', async () => {
  const caches = memoryCaches()
  await keepTranslatedAsked(['/hi/one', '/hi/two'], { caches, fetch: answer })
  await keepTranslated('/hi/contact', {
    caches,
    fetch: async (path) => {
      await outdateTranslated(caches)
      return answer(path)
    },
  })
  answer.mockClear()
  await keepTranslated('/hi/contact', { caches, fetch: answer })
  expect(answer.mock.calls.map(([path]) => path)).toEqual(expect.arrayContaining(['/hi/contact', '/hi/one', '/hi/two']))
})

test('two tabs that keep pages at once lose nothing that either was asked for', async () => {
  const locks = memoryLocks()
  const request = vi.spyOn(locks, 'request')
  vi.stubGlobal('navigator', { locks })
  onTestFinished(() => void vi.unstubAllGlobals())
  const tab = async () => {
    vi.resetModules()
    return import('./translated.ts')
  }
  const [one, other] = [await tab(), await tab()]
  const caches = memoryCaches()
  let release = () => {}
  const slow = new Promise<void>((resolve) => (release = resolve))
  const fetch = vi.fn(async (path: string) => slow.then(() => answer(path)))
  const reading = one.keepTranslated('/hi/contact', { caches, fetch })
  await expect.poll(() => fetch).toHaveBeenCalled()
  const saving = other.keepTranslatedAsked(['/hi/tools'], { caches, fetch: answer })
  await Promise.race([saving, expect.poll(() => request).toHaveBeenCalledTimes(2)])
  release()
  await Promise.all([reading, saving])
  await one.keepTranslated('/hi/about', { caches, fetch: answer })
  expect(await kept(caches)).toEqual(expect.arrayContaining(['/hi/about', '/hi/contact', '/hi/tools']))
})

test('a tab that is frozen while it keeps pages holds up the others for a while only', async () => {
  const timeLimit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeLimit.signal)
  const request = vi.fn(
    (_name: string, { signal }: LockOptions) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  vi.stubGlobal('navigator', { locks: { request } })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const caches = memoryCaches()
  const keeping = keepTranslated('/hi/contact', { caches, fetch: answer })
  await expect.poll(() => request).toHaveBeenCalled()
  expect(await kept(caches)).toEqual([])
  timeLimit.abort()
  await keeping
  expect(await kept(caches)).toContain('/hi/contact')
})

test('where Web Locks refuse every request, pages are kept all the same', async () => {
  const request = () => Promise.reject(new DOMException('no', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const caches = memoryCaches()
  await keepTranslated('/hi/contact', { caches, fetch: answer })
  expect(await kept(caches)).toContain('/hi/contact')
})
