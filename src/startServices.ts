import type { AnyRouter } from '@tanstack/react-router'
import { watchReturns } from '#features/article/useWhole.ts'
import { watchConnection } from '#features/connectivity/watchConnection.ts'
import { watchInstall } from '#features/install/installPrompt.ts'
import { watchMissingChunks } from '#features/updates/missingChunks.ts'
import { watchVersions } from '#features/updates/watchVersions.ts'
import { sweepDrafts } from '#outbox/drafts.ts'
import { startOutbox } from '#outbox/triggers.ts'
import { atFirstSign } from '#ui/atFirstSign.ts'
import { whenIdle } from '#ui/whenIdle.ts'
import { completeSystem } from './theme/completeSystem.ts'

/** What runs beside the page once it is interactive: the outbox's replay, the connection, and the stored copy of the site. */
export function startServices(router: AnyRouter): void {
  startOutbox()
  void whenIdle().then(() => sweepDrafts())
  // What is opened next may show what no prerendered page shows: its styles shall not wait for their engine.
  atFirstSign(() => void whenIdle().then(completeSystem))
  void whenIdle(1000).then(() => {
    document.documentElement.dataset.rested = ''
  })
  watchConnection()
  watchInstall()
  watchReturns(router)
  watchMissingChunks(() => router.state.location.pathname !== router.state.resolvedLocation?.pathname)
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Storing the site takes a phone's processors: first the page shall answer. Without a worker the site works as others do.
  whenIdle(1000)
    .then(watchVersions)
    .catch(() => {})
  void tendAtRest().catch(() => {})
}

/** Text first: the library's turn comes when the worker has stored every page and the browser nothing better to do. */
async function tendAtRest(): Promise<void> {
  await navigator.serviceWorker.ready
  await whenIdle(10_000)
  const { tendLibrary } = await import('#library/tend.ts')
  await tendLibrary()
}
