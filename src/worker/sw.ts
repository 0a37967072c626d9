import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

cleanupOutdatedCaches()
clientsClaim()
precacheAndRoute(self.__WB_MANIFEST, {
  cleanURLs: false,
  // No parameter changes what a page is.
  ignoreURLParametersMatching: [/.*/],
  urlManipulation: ({ url }) => {
    const page = new URL(url)
    if (!/\.[a-z0-9]+$/i.test(page.pathname)) page.pathname = `${page.pathname.replace(/\/$/, '')}/index.html`
    return [page]
  },
})
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly())
setCatchHandler(async ({ request }) => {
  if ((request as Request).mode !== 'navigate') return Response.error()
  return (await matchPrecache('/404.html')) ?? Response.error()
})
