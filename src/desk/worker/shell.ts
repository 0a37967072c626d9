import { clientsClaim } from 'workbox-core'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { beginsWithin, networkOr } from './networkOr.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Array<{ url: string; revision: string | null }> }

/** Milliseconds until the stored page is served instead of the network's. It asks the server for its data itself. */
const networkTimeout = 4000
const page = 'index.html'

/**
 * Keeps the workplace's page, scripts and fonts, so that it opens without a connection. Nothing of a visitor is among them.
 * Not under Workbox's own name: the public site's worker clears caches of that name, whose scope its own begins with.
 */
export function serveShell(): void {
  const files = new PrecacheController({ cacheName: 'desk-shell' })
  files.addToCacheList(self.__WB_MANIFEST)
  self.addEventListener('install', (event) => void event.waitUntil(files.install(event)))
  self.addEventListener('activate', (event) => void event.waitUntil(files.activate(event)))
  // From the first visit on; a newer worker waits until no page of the older one is open.
  clientsClaim()
  registerRoute(new PrecacheRoute(files, { cleanURLs: false, directoryIndex: '' }))
  registerRoute(
    new NavigationRoute(async ({ request }) => {
      const stored = () => files.matchPrecache(page)
      return networkOr(stored, () => beginsWithin(networkTimeout, (signal) => fetch(request, { signal })))
    }),
  )
  // If Cache Storage fails, as on a full or damaged disk, scripts come from the network, too.
  setCatchHandler(async ({ request }) => (typeof request === 'string' ? Response.error() : fetch(request)))
}
