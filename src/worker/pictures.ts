import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { pictureCache } from '#library/pictureCache.ts'

const month = 30 * 24 * 3600
// Workbox's types say `undefined` where its own interface leaves a callback out.
const bounded = new ExpirationPlugin({
  maxEntries: 400,
  maxAgeSeconds: month,
  purgeOnQuotaError: true,
}) as WorkboxPlugin
const cached = new CacheFirst({ cacheName: pictureCache, plugins: [bounded] })

/** Drawn pictures: from the device, else the network, else another stored width of the same picture. */
export function servePictures(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/art/') && url.pathname.endsWith('.webp'),
    async ({ request, event }) => {
      try {
        return await cached.handle({ request, event })
      } catch {
        return (await otherWidth(request.url)) ?? blank()
      }
    },
  )
}

/** The layout may ask for a width that was never fetched; any other one beats a hole in the page. */
async function otherWidth(url: string): Promise<Response | undefined> {
  const name = url.replace(/-\d+\.webp$/, '')
  const cache = await caches.open(pictureCache)
  const keys = await cache.keys()
  const other = keys.find((key) => key.url.replace(/-\d+\.webp$/, '') === name)
  return other && cache.match(other)
}

/** Not an error: a page without a stored picture keeps its ground colour instead of a broken image. */
function blank(): Response {
  return new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>', {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
  })
}
