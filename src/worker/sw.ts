import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches } from 'workbox-precaching'
import { sendWhatWaits } from './outboxSync.ts'
import { servePages } from './pages.ts'
import { servePictures } from './pictures.ts'
import { takeShares } from './shares.ts'

declare const self: ServiceWorkerGlobalScope

cleanupOutdatedCaches()
// On a first visit the page is uncontrolled; claiming it makes everything after that one load work offline.
clientsClaim()
takeShares()
servePages()
servePictures()
sendWhatWaits()

// A new version waits until the visitor agrees (registration type 'prompt').
self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING')
    void self.skipWaiting()
})
