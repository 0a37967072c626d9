import 'fake-indexeddb/auto'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setOptedOut } from './offlineOptOut.ts'
import { clearProgress, savePlace } from './progress.ts'
import { memoryCaches } from './testing/memoryCaches.ts'
import { keepAsked, keepVisited, outdateVisited, visitedCache } from './visited.ts'

beforeEach(async () => {
  await clearProgress()
  await setOptedOut(false)
})

const answer = async (url: string) => new Response(`the text of ${url}`)
const kept = async (caches: CacheStorage) =>
  (await (await caches.open(visitedCache)).keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => !['/current', '/begun', '/asked'].includes(path))
    .sort()

test('an article that was opened stays, page and file, unless the precache has it', async () => {
  const caches = memoryCaches()
  const precache = await caches.open('workbox-precache-v2-https://desk.example/')
  await precache.put('/articles/new.json?__WB_REVISION__=1', await answer('new'))
  await savePlace('new', { fraction: 0 })
  await savePlace('old', { fraction: 0.2 })
  await keepVisited({ caches, fetch: answer })
  expect(await kept(caches)).toEqual(['/articles/old.json', '/blogs/old'])
})

test('the last twenty stay, and what is kept is not fetched again', async () => {
  const caches = memoryCaches()
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let n = 1; n <= 21; n += 1) {
    vi.advanceTimersByTime(1000)
    await savePlace(`article-${n}`, { fraction: 0 })
    if (n === 20) await keepVisited({ caches, fetch: answer })
  }
  vi.useRealTimers()
  const fetch = vi.fn(answer)
  await keepVisited({ caches, fetch })
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/blogs/article-21', '/articles/article-21.json'])
  expect(await kept(caches)).toHaveLength(40)
  expect(await kept(caches)).not.toContain('/blogs/article-1')
})

test('what does not come is left for the next time, and an error is not kept in its place', async () => {
  const caches = memoryCaches()
  await savePlace('gone', { fraction: 0 })
  await savePlace('later', { fraction: 0 })
  await keepVisited({
    caches,
    fetch: async (url) => {
      if (url.includes('later')) throw new TypeError('Failed to fetch')
      return new Response('no', { status: 404 })
    },
  })
  expect(await kept(caches)).toEqual([])
  await keepVisited({ caches, fetch: answer })
  expect(await kept(caches)).toHaveLength(4)
})

test('after a new version what is kept is had again, for it names scripts and styles that are gone; what does not come stays as it was', async () => {
  const caches = memoryCaches()
  const text = async () => (await (await caches.open(visitedCache)).match('/articles/old.json'))?.text()
  await savePlace('old', { fraction: 0.2 })
  const of = (version: string) => async () => new Response(version, { headers: { 'Content-Type': 'text/plain' } })
  await keepVisited({ caches, fetch: of('first') })
  await outdateVisited(caches)
  await keepVisited({ caches, fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await text()).toBe('first')
  await keepVisited({ caches, fetch: of('second') })
  expect(await text()).toBe('second')
  await keepVisited({ caches, fetch: of('third') })
  expect(await text()).toBe('second')
})

test('a round during which a new version comes leaves everything to be had again', async () => {
  const caches = memoryCaches()
  const page = async (slug: string) => (await (await caches.open(visitedCache)).match(`/blogs/${slug}`))?.text()
  const of = (version: string) => async () => new Response(version, { headers: { 'Content-Type': 'text/plain' } })
  await savePlace('old', { fraction: 0 })
  await keepVisited({ caches, fetch: of('first') })
  await savePlace('next', { fraction: 0 })
  const comes = async () => {
    await outdateVisited(caches)
    return of('first')()
  }
  await keepVisited({ caches, fetch: comes })
  expect([await page('old'), await page('next')]).toEqual(['first', 'first'])
  await keepVisited({ caches, fetch: of('second') })
  expect([await page('old'), await page('next')]).toEqual(['second', 'second'])
  await keepVisited({ caches, fetch: of('third') })
  expect([await page('old'), await page('next')]).toEqual(['second', 'second'])
})

test('a round of the version before that ends after one of the new version has begun does not call its pages current', async () => {
  const caches = memoryCaches()
  const page = async () => (await (await caches.open(visitedCache)).match('/blogs/old'))?.text()
  const of = (version: string) => async () => new Response(version, { headers: { 'Content-Type': 'text/plain' } })
  vi.resetModules()
  const newVersion = await import('./visited.ts')
  await keepAsked(['old'], {
    caches,
    async fetch() {
      await outdateVisited(caches)
      await newVersion.keepVisited({ caches, fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
      return of('first')()
    },
  })
  await newVersion.keepVisited({ caches, fetch: of('second') })
  expect(await page()).toBe('second')
})

test('after an opt-out reading stores nothing, and a new version creates no cache', async () => {
  const caches = memoryCaches()
  await savePlace('old', { fraction: 0.2 })
  await setOptedOut(true)
  await keepVisited({ caches, fetch: answer })
  await outdateVisited(caches)
  expect(await caches.keys()).toEqual([])
})

test('articles that were asked for stay beside the last twenty, however many they are, until others are named', async () => {
  const caches = memoryCaches()
  await savePlace('opened', { fraction: 0 })
  const many = Array.from({ length: 30 }, (_, number) => `article-${number}`)
  await keepAsked(many, { caches, fetch: answer })
  expect(await kept(caches)).toHaveLength(62)
  await keepVisited({ caches, fetch: answer })
  expect(await kept(caches)).toHaveLength(62)
  await keepAsked([], { caches, fetch: answer })
  expect(await kept(caches)).toEqual(['/articles/opened.json', '/blogs/opened'])
})

test('a page in another language leaves the articles in English as they are kept, and asks for none', async () => {
  const caches = memoryCaches()
  await savePlace('old', { fraction: 0.2 })
  await keepAsked(['asked'], { caches, fetch: answer })
  vi.stubEnv('SITE_IS_TRANSLATION', 'true')
  onTestFinished(() => void vi.unstubAllEnvs())
  await savePlace('new', { fraction: 0.2 })
  const fetch = vi.fn(answer)
  await keepVisited({ caches, fetch })
  await keepAsked(['new'], { caches, fetch })
  expect(fetch).not.toHaveBeenCalled()
  expect(await kept(caches)).toEqual(['/articles/asked.json', '/articles/old.json', '/blogs/asked', '/blogs/old'])
  expect(await (await (await caches.open(visitedCache)).match('/asked'))?.json()).toEqual(['asked'])
})

test('an article whose body is cut off half-way is left for the next time, and those after it come', async () => {
  const caches = memoryCaches()
  const cache = await caches.open(visitedCache)
  const put = vi.fn(cache.put).mockRejectedValueOnce(new TypeError('network error'))
  caches.open = async () => ({
    ...cache,
    put: (path, response) => (path === '/asked' || path === '/begun' ? cache.put : put)(path, response),
  })
  await keepAsked(['one', 'two'], { caches, fetch: answer })
  expect(await kept(caches)).toEqual(['/articles/one.json', '/articles/two.json', '/blogs/two'])
  await keepVisited({ caches, fetch: answer })
  expect(await kept(caches)).toContain('/blogs/one')
})
