import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { pageFileOf } from './pageFile.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

/** Pages that are not precached are kept once they were visited. */
export const visitedPages = 'visited-pages'

/** Every page from the precache, whatever parameters stand behind its address; unknown ones get the 404 page. */
export function servePages(): void {
  precacheAndRoute(self.__WB_MANIFEST, {
    cleanURLs: false,
    ignoreURLParametersMatching: [/.*/],
    urlManipulation: ({ url }) => {
      const file = pageFileOf(url.pathname)
      return file ? [new URL(file, url)] : []
    },
  })
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
    new NetworkFirst({ cacheName: visitedPages, matchOptions: { ignoreSearch: true } }),
  )
  setCatchHandler(async ({ request }) => {
    if ((request as Request).mode !== 'navigate') return Response.error()
    const page = await matchPrecache('/404.html')
    return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error()
  })
}
