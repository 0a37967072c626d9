import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { decompressed } from '#device/offline/compressed.ts'
import { isOptedOut } from '#device/offline/offlineOptOut.ts'
import { storeMessage } from '#device/offline/storeMessage.ts'
import { outdateTranslated } from '#device/offline/translated.ts'
import { outdateVisited } from '#device/offline/visited.ts'
import { isSitePage } from './isSitePage.ts'
import { pageFiles, type StoredFile } from './pageFile.ts'
import { storeAll } from './precache.ts'
import { readWithoutWorker } from './staticRoutes.ts'
import { keptOrNetwork, lastAnswer, networkOrVisited } from './visited.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: StoredFile[] }

const files = self.__WB_MANIFEST
const precache = new PrecacheController({
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && decompressed(cachedResponse),
    },
  ],
})

/**
 * Serves pages from the precache, ignoring query parameters; others network first, falling back to a kept article or
 * translated page.
 */
export function servePages(): void {
  precache.addToCacheList(files)
  keepPrecache()
  const fileOf = pageFiles(files)
  const urlManipulation = ({ url }: { url: URL }) => {
    const file = fileOf(url.pathname)
    return file ? [new URL(file, url)] : []
  }
  registerRoute(new PrecacheRoute(precache, { cleanURLs: false, ignoreURLParametersMatching: [/.*/], urlManipulation }))
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && (request.mode === 'navigate' ? isSitePage(url.pathname) : isArticleFile(url)),
    ({ request }) => networkOrVisited(request),
  )
  // Files that only pages in another language name; everything else of this folder was answered above.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    ({ request }) => keptOrNetwork(request),
  )
  setCatchHandler(async ({ request }) =>
    typeof request === 'string'
      ? Response.error()
      : lastAnswer(request, () => precache.matchPrecache('/offline/index.html')),
  )
}

/** Of any language: '/articles/a.json', '/hi/articles/a.json'. */
const isArticleFile = ({ pathname }: URL) => /^\/(?:[a-z]{2}\/)?articles\//.test(pathname)

/** Stores all pages when a new worker installs and when a page asks for it, unless the visitor opted out. */
function keepPrecache(): void {
  self.addEventListener('install', (event) => {
    event.waitUntil(isOptedOut().then((optedOut) => (optedOut ? undefined : storeAll(precache))))
    event.waitUntil(readWithoutWorker(event))
  })
  self.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([precache.activate(event), outdateVisited(), outdateTranslated()]))
  })
  self.addEventListener('message', (event) => {
    if (event.data?.type !== storeMessage) return
    const answer = (complete: boolean) => event.ports[0]?.postMessage(complete)
    event.waitUntil(
      storeAll(precache).then(
        () => answer(true),
        () => answer(false),
      ),
    )
  })
}
