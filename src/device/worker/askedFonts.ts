import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isAskedFont } from '#device/offline/isAskedFont.ts'
import { siteCache } from '#device/offline/siteCaches.ts'
import { unlessOptedOut } from './unlessOptedOut.ts'

// A few of the newest; the cast is explained in pictures.ts.
const lastUsed = new ExpirationPlugin({ maxEntries: 4, purgeOnQuotaError: true }) as WorkboxPlugin

/** Such a font is fetched when a page is set in it, and kept from then on: the precache would load it for everyone. */
export function serveAskedFonts(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isAskedFont(url.pathname),
    new CacheFirst({ cacheName: siteCache.askedFonts, plugins: [unlessOptedOut, lastUsed] }),
  )
}
