import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches } from 'workbox-precaching'
import { serveAskedFonts } from './askedFonts.ts'
import { sendWhatWaits } from './outboxSync.ts'
import { servePages } from './pages.ts'
import { servePictures } from './pictures.ts'
import { takeShares } from './shares.ts'

declare const self: ServiceWorkerGlobalScope

cleanupOutdatedCaches()
// A first visit's page is uncontrolled; claiming it makes everything after that load work offline.
clientsClaim()
takeShares()
serveAskedFonts()
servePages()
servePictures()
sendWhatWaits()

// A new version waits until the visitor agrees (registerType 'prompt', OF-23).
self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING')
    void self.skipWaiting()
})
