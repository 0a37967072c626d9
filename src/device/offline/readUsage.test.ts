import { expect, test } from 'vitest'
import { clearOffline, isTextOnly, readUsage } from './readUsage.ts'
import { sizeText } from './sizeText.ts'
import { memoryCaches } from './testing/memoryCaches.ts'

const html = (text: string, date?: string) =>
  new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...(date && { Date: date }) } })

async function filledCaches() {
  const caches = memoryCaches()
  const precache = await caches.open('workbox-precache-v2-https://desk.example/')
  await precache.put('/index.html?__WB_REVISION__=1', html('12345', 'Fri, 20 Nov 2026 12:00:00 GMT'))
  await precache.put('/blogs/nri-wills/index.html?__WB_REVISION__=2', html('123', 'Fri, 20 Nov 2026 13:00:00 GMT'))
  await precache.put('/404.html?__WB_REVISION__=3', html('1'))
  await precache.put('/assets/app.js', new Response('12', { headers: { 'Content-Type': 'text/javascript' } }))
  await (await caches.open('visited-pages')).put('/blogs?page=2', html('1234'))
  await (await caches.open('pictures')).put('/art/desk/a-480.webp', new Response('1234567'))
  return caches
}

test('what is stored is listed by page, with its bytes and the time when it was refreshed', async () => {
  expect(await readUsage(await filledCaches())).toEqual({
    pages: [
      { path: '/', refreshedAt: Date.UTC(2026, 10, 20, 12) },
      { path: '/blogs', refreshedAt: undefined },
      { path: '/blogs/nri-wills', refreshedAt: Date.UTC(2026, 10, 20, 13) },
    ],
    textBytes: 15,
    pictures: { count: 1, bytes: 7, subjects: new Set(['desk/a']) },
    refreshedAt: Date.UTC(2026, 10, 20, 13),
  })
})

test('pages in another language count by their bytes alone, for the list names the English pages', async () => {
  const caches = await filledCaches()
  const translated = await caches.open('translated-pages')
  for (const path of ['/hi', '/hi/blogs/nri-wills']) await translated.put(path, html('12345'))
  const found = await readUsage(caches)
  expect([found.pages.length, found.textBytes]).toEqual([3, 25])
})

test('everything is removed, pages and pictures', async () => {
  const caches = await filledCaches()
  await clearOffline(caches)
  expect(await readUsage(caches)).toMatchObject({ pages: [], textBytes: 0, pictures: { count: 0 } })
})

test('the cache of the workplace is neither counted nor removed, nor is that of another program on the origin', async () => {
  const caches = await filledCaches()
  const before = await readUsage(caches)
  for (const name of ['desk-shell', 'desk-shell-2', 'workbox-precache-v2-https://desk.example/shop/', 'other'])
    await (await caches.open(name)).put('/desk/index.html', html('12345'))
  await (await caches.open('asked-fonts')).put('/assets/a.woff2', new Response('123'))
  expect(await readUsage(caches)).toEqual({ ...before, textBytes: before.textBytes + 3 })
  await clearOffline(caches)
  expect(await caches.keys()).toEqual([
    'desk-shell',
    'desk-shell-2',
    'workbox-precache-v2-https://desk.example/shop/',
    'other',
  ])
})

test('where Cache Storage is refused nothing is stored', async () => {
  const unreadable = { keys: () => Promise.reject(new DOMException('no', 'SecurityError')) } as unknown as CacheStorage
  expect(await readUsage(unreadable)).toMatchObject({ pages: [], textBytes: 0 })
})

test('sizes are written for people', () => {
  expect([1, 640_000, 999_999, 2_345_678].map(sizeText)).toEqual(['1 KB', '640 KB', '1.0 MB', '2.3 MB'])
})

test('a stored page without its picture is text only', async () => {
  const found = await readUsage(await filledCaches())
  expect(isTextOnly('/blogs/a', found)).toBe(false)
  expect(isTextOnly('/blogs/nri-wills', found)).toBe(true)
  expect(isTextOnly('/services/Documents', found)).toBe(true)
  expect(isTextOnly('/about', found)).toBe(false)
})
