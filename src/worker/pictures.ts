import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { pictureCache, seenPictureCache } from '#library/pictureCache.ts'
import { isRemoved } from '#library/removed.ts'

// With what the library stores, all pictures stay below 4 MB. Workbox's types say `undefined` where its own interface
// leaves a callback out.
const lastSeen = new ExpirationPlugin({ maxEntries: 30, purgeOnQuotaError: true }) as WorkboxPlugin
const unlessRemoved: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !(await isRemoved()) ? response : null),
}
const seen = new CacheFirst({ cacheName: seenPictureCache, plugins: [unlessRemoved, lastSeen] })

/** Drawn pictures: from the device, else the network, else another stored width of the same picture. */
export function servePictures(): void {
  registerRoute(
    // What the library fetches ahead it puts into the cache itself; only what pages show comes through here.
    ({ request, url, sameOrigin }) => sameOrigin && request.destination === 'image' && isPicture(url),
    async ({ request, event }) => {
      const stored = await (await caches.open(pictureCache)).match(request)
      if (stored) return stored
      try {
        return await seen.handle({ request, event })
      } catch {
        return (await otherWidth(request.url)) ?? blank()
      }
    },
  )
}

const isPicture = ({ pathname }: URL) => pathname.startsWith('/art/') && pathname.endsWith('.webp')

/** The layout may ask for a width that was never fetched; any other one beats a hole in the page. */
async function otherWidth(url: string): Promise<Response | undefined> {
  const subjectOf = (address: string) => address.replace(/-\d+\.webp$/, '')
  for (const name of [seenPictureCache, pictureCache]) {
    const cache = await caches.open(name)
    const other = (await cache.keys()).find((key) => subjectOf(key.url) === subjectOf(url))
    const found = other && (await cache.match(other))
    if (found) return found
  }
  return undefined
}

/** Not an error: a page without a stored picture keeps its ground colour instead of a broken image. */
function blank(): Response {
  return new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>', {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
  })
}
