import { solve } from '#contract/solveChallenge.ts'
import { setSolver } from '#device/outbox/env.ts'
import { syncTag } from '#device/outbox/item.ts'
import { list, replayInWorker, showBadge } from '#device/outbox/replay.ts'

declare const self: ServiceWorkerGlobalScope

interface SyncEvent extends ExtendableEvent {
  tag: string
}

/** Background Sync: sends waiting items after the page was closed, under the same lock as pages (OB-29). */
export function sendWhatWaits(): void {
  setSolver(solve)
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    if (tag === syncTag) event.waitUntil(replayInWorker().finally(countAgain))
  })
}

/** Updates the badge on the app's icon although no page is open. */
async function countAgain(): Promise<void> {
  showBadge((await list()).length)
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
  }
}
