import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { unpacked } from '#library/packed.ts'
import { isRemoved } from '#library/removed.ts'
import { storeMessage } from '#library/storeMessage.ts'
import { outdateVisited } from '#library/visited.ts'
import { announceFonts } from './announceFonts.ts'
import { pageFiles, type StoredFile } from './pageFile.ts'
import { storeAll } from './precache.ts'
import { readWithoutWorker } from './staticRoutes.ts'
import { networkOrVisited, unreachable } from './visited.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: StoredFile[] }

const files = self.__WB_MANIFEST
const withFonts = announceFonts(files)
const precache = new PrecacheController({
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ cachedResponse: stored, request }) =>
        stored && withFonts(unpacked(stored), request.url),
    },
  ],
})

/** Every page from the precache, whatever parameters stand behind its address; then what the visitor opened before. */
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
    ({ request, url, sameOrigin }) => sameOrigin && (request.mode === 'navigate' ? isPage(url) : isArticleFile(url)),
    ({ request }) => networkOrVisited(request),
  )
  setCatchHandler(async ({ request }) => {
    if (typeof request === 'string' || request.mode !== 'navigate') return Response.error()
    const page = await precache.matchPrecache('/404.html')
    return page ? unreachable(unpacked(page)) : Response.error()
  })
}

const isPage = ({ pathname }: URL) => !pathname.startsWith('/api/')
const isArticleFile = ({ pathname }: URL) => pathname.startsWith('/articles/')

/** Stores all pages with a new version of the worker, and again when the library asks; not if the visitor removed them. */
function keepPrecache(): void {
  self.addEventListener('install', (event) => {
    event.waitUntil(isRemoved().then((removed) => (removed ? undefined : storeAll(precache))))
    event.waitUntil(readWithoutWorker(event, precache.strategy.cacheName))
  })
  self.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([precache.activate(event), outdateVisited()]))
  })
  self.addEventListener('message', (event) => {
    if (event.data?.type !== storeMessage) return
    const answer = (stored: boolean) => event.ports[0]?.postMessage(stored)
    event.waitUntil(
      storeAll(precache).then(
        () => answer(true),
        () => answer(false),
      ),
    )
  })
}
