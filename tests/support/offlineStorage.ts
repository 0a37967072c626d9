import type { Page } from 'playwright-core'
import { drawn } from './idle.ts'

/** The contents of Cache Storage: entries and bytes as stored, by cache; the precache under 'text'. */
export function storedBytes(page: Page): Promise<Record<string, { count: number; bytes: number }>> {
  return page.evaluate(async () => {
    const found: Record<string, { count: number; bytes: number }> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const sizes = await Promise.all(
        (await cache.keys()).map(async (key) => (await (await cache.match(key))?.blob())?.size ?? 0),
      )
      found[name.startsWith('workbox-precache') ? 'text' : name] = {
        count: sizes.length,
        bytes: sizes.reduce((sum, size) => sum + size, 0),
      }
    }
    return found
  })
}

/** The paths stored in one cache, sorted. */
export function storedIn(page: Page, cacheName: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname).toSorted()
  }, cacheName)
}

/** Addresses of the pictures that the build names for reading offline. */
export async function pictureList(url: string): Promise<{ url: string; bytes: number }[]> {
  return (await fetch(`${url}/library/pictures.json`)).json()
}

/**
 * Takes the steps by which pictures are stored unasked, into a cache of the test: the list, then the first picture. What
 * the page began before has come as far by then.
 */
export async function pictureStoredBy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [first] = (await (await fetch('/library/pictures.json')).json()) as { url: string }[]
    const cache = await caches.open('test')
    await cache.keys()
    if (first) await cache.put(first.url, await fetch(first.url, { priority: 'low' }))
    await caches.delete('test')
  })
}

/** Scrolls through the whole page, so that every lazy picture is asked for; answers the addresses of the broken ones. */
export async function brokenPictures(page: Page): Promise<string[]> {
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await drawn(page)
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        const inSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
        return image.complete || !inSight || !image.checkVisibility()
      }),
    )
  }
  return page.evaluate(() => {
    const seen = [...document.images].filter((image) => image.checkVisibility())
    return seen.filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.currentSrc)
  })
}
