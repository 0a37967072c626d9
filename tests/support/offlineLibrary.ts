import type { Page } from 'playwright-core'

/** What Cache Storage holds: entries and bytes as stored, by cache; the precache under 'text'. */
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

/** Addresses of the pictures that the build names for reading offline. */
export async function pictureList(url: string): Promise<{ url: string; bytes: number }[]> {
  return (await fetch(`${url}/library/pictures.json`)).json()
}

/** Scrolls through the whole page, so that every lazy picture is asked for; answers the addresses of the broken ones. */
export async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
    const seen = [...document.images].filter((image) => image.checkVisibility())
    return seen.filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.currentSrc)
  })
}
