import { drainInWorker } from '#outbox/outbox.ts'
import { syncTag } from '#outbox/syncTag.ts'

declare const self: ServiceWorkerGlobalScope

interface SyncEvent extends ExtendableEvent {
  tag: string
}

/** Background Sync: what waits is sent after the page was closed, under the lock that pages take too. */
export function sendWhatWaits(): void {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    if (tag === syncTag) event.waitUntil(drainInWorker())
  })
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
  }
}
