import type { AnyRouter } from '@tanstack/react-router'
import { askAgainForPictures } from '#browser/askAgain.ts'
import { atFirstSign } from '#browser/atFirstSign.ts'
import { whenIdle } from '#browser/whenIdle.ts'
import { watchConnection } from '#features/connectivity/watchConnection.ts'
import { watchInstall } from '#features/install/installPrompt.ts'
import { watchVersions } from '#features/updates/watchVersions.ts'
import { sweepDrafts } from '#outbox/drafts.ts'
import { prepareFirstTries } from '#outbox/send.ts'
import { startOutbox } from '#outbox/triggers.ts'
import { adoptEarlyText } from './adoptEarlyText.ts'
import { keepWhatIsRead } from './keepWhatIsRead.ts'
import { startAtHeading } from './startAtHeading.ts'
import { prepareStyleEngine } from './styleEngine.ts'

/** Starts what runs beside a page that answers: outbox replay, connection checks, offline storage. */
export function startServices(router: AnyRouter): void {
  prepareFirstTries()
  startOutbox()
  adoptEarlyText(window.earlyInput)
  void whenIdle().then(() => sweepDrafts())
  atFirstSign(() => void whenIdle().then(prepareStyleEngine))
  watchConnection()
  askAgainForPictures()
  watchInstall()
  startAtHeading(router)
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Precaching loads a phone's CPU, so it waits until the page responds. Without a worker the site works as usual.
  whenIdle(1000)
    .then(() => watchVersions())
    .catch(() => {})
  void syncWhenIdle().catch(() => {})
  if (import.meta.env.SITE_IS_TRANSLATION) void keepWhatIsRead(router).catch(() => {})
}

/** Text first: pictures follow when the worker has stored every page and the browser is idle (OF-22). */
async function syncWhenIdle(): Promise<void> {
  await navigator.serviceWorker.ready
  await whenIdle(10_000)
  const { syncOffline } = await import('#offline/syncOffline.ts')
  await syncOffline()
}
