import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { pictureCache, seenPictureCache } from '#device/offline/pictureCache.ts'
import { unlessOptedOut } from './unlessOptedOut.ts'

// Together with the pictures stored ahead this keeps all pictures below 4 MB. The cast is needed because Workbox's
// types say `undefined` where its own interface leaves a callback out.
const lastSeen = new ExpirationPlugin({ maxEntries: 30, purgeOnQuotaError: true }) as WorkboxPlugin
const seen = new CacheFirst({ cacheName: seenPictureCache, plugins: [unlessOptedOut, lastSeen] })

/** Drawn pictures: from the device, else the network, else another stored width of the same picture. */
export function servePictures(): void {
  registerRoute(
    // Pictures fetched ahead are put into the cache by the page; only displayed pictures pass through here.
    ({ request, url, sameOrigin }) => sameOrigin && request.destination === 'image' && isPicture(url),
    async ({ request, event }) => {
      const cached = await (await caches.open(pictureCache)).match(request)
      if (cached) return cached
      try {
        return await seen.handle({ request, event })
      } catch {
        return (await otherWidth(request.url)) ?? blank()
      }
    },
  )
}

const isPicture = ({ pathname }: URL) => pathname.startsWith('/art/') && pathname.endsWith('.webp')

/** The layout may request a width that was never fetched; any stored width beats a missing picture. */
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

/** Answer with an empty picture instead of an error, so the page keeps its ground colour and shows no broken image. */
function blank(): Response {
  return new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>', {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
  })
}
