// With site/routes/-deferred.tsx the chunk that a page does without until it answers (build/prerender/chunks.ts).
import type { AnyRouter } from '@tanstack/react-router'
import { syncOffline } from '#device/offline/syncOffline.ts'
import { sweepDrafts } from '#device/outbox/drafts.ts'
import { prepareFirstTries } from '#device/outbox/send.ts'
import { startOutbox } from '#device/outbox/triggers.ts'
import { watchConnection } from '#site/features/connectivity/watchConnection.ts'
import { watchInstall } from '#site/features/install/installPrompt.ts'
import { keepWhatIsRead } from '#site/features/translation/keepWhatIsRead.ts'
import { watchVersions } from '#site/features/updates/watchVersions.ts'
import { lateParts } from '#site/routes/-deferred.tsx'
import { showLate } from '#site/routes/-Late.tsx'
import { askAgainForPictures } from '#ui/browser/askAgain.ts'
import { atFirstSign } from '#ui/browser/atFirstSign.ts'
import { startAtHeading } from '#ui/browser/startAtHeading.ts'
import { whenIdle } from '#ui/browser/whenIdle.ts'
import { chakraSystem } from '#ui/theme/precompiled/chakraSystem.ts'
// Small ones that many pages ask for once they answer, and that travel along (ui/browser/lateScripts.ts).
import '#site/features/reading/followReader.ts'
import '#site/features/updates/missingChunkRecovery.ts'
import '#device/offline/marks.ts'
import '#device/offline/recentSearches.ts'
import '#device/offline/refreshOffline.ts'
import '#site/features/reading/offerUnfinished.ts'

/**
 * Mounts the late parts of the page and starts the services beside it; tools that watch the page from outside see
 * `data-late`.
 */
export function startLatePart(router: AnyRouter): void {
  showLate(lateParts)
  startServices(router)
  document.documentElement.dataset.late = ''
}

/** Starts what runs beside a page that answers: outbox replay, connection checks, offline storage. */
function startServices(router: AnyRouter): void {
  prepareFirstTries()
  startOutbox()
  void whenIdle().then(() => sweepDrafts())
  // For the first style that no prerendered page has, such as that of an open menu.
  atFirstSign(() => void whenIdle().then(chakraSystem))
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
  await syncOffline()
}
