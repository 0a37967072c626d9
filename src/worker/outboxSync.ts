import { showBadge } from '#outbox/badge.ts'
import { drainInWorker, list } from '#outbox/outbox.ts'
import { syncTag } from '#outbox/syncTag.ts'

declare const self: ServiceWorkerGlobalScope

interface SyncEvent extends ExtendableEvent {
  tag: string
}

/** Background Sync: what waits is sent after the page was closed, under the lock that pages take too. */
export function sendWhatWaits(): void {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    if (tag === syncTag) event.waitUntil(drainInWorker().finally(countAgain))
  })
}

/** The app's icon shows how many are left, though no page is open. */
async function countAgain(): Promise<void> {
  showBadge((await list()).length)
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
  }
}
