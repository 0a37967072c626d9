import { isHydrated } from '#ui/browser/hydrated.ts'
import { loadLate } from '#ui/browser/lateScripts.ts'
import { untilStaying } from '#ui/browser/leaving.ts'
import { keepRouterFromReloading } from '#ui/browser/tanstackInternals.ts'
import { setVersionState } from './version.ts'

/** The dependencies of the recovery; tests pass their own. */
const browserDeps = { isHydrated, recovery: () => import('./missingChunkRecovery.ts') }

/** The errors of chunks that could not be loaded, to tell them from others on the error page. */
const missing = new WeakSet<Error>()

/**
 * A tab opened before a deployment may request scripts that are gone. For a part of the open page a notice says
 * that there is a new version; on the way to another page (`leaving`) its error page calls `recoverFailedPage` if the
 * page cannot do without the chunk. Before hydration `loadFirstPage` retries, and this only keeps the router from
 * reloading. Returns the function that stops it.
 */
export function watchMissingChunks(leaving: () => boolean, deps = browserDeps): () => void {
  const onMissing = (event: Event) => {
    const { payload } = event as Event & { payload?: Error }
    keepRouterFromReloading(payload?.message ?? '')
    if (payload) missing.add(payload)
    if (!deps.isHydrated() || leaving()) return
    void loadLate(deps.recovery)
      .then(({ isReplaced }) => isReplaced(payload?.message))
      .then((isTrue) => isTrue && setVersionState('replaced'))
  }
  addEventListener('vite:preloadError', onMissing)
  return () => removeEventListener('vite:preloadError', onMissing)
}

/**
 * Loads a page that failed for want of a chunk whole, once, and only if it is reachable; other errors stay shown. One that the
 * visitor was leaving is loaded if they come back to it (bfcache), or stay.
 */
export async function recoverFailedPage(error: unknown, deps = browserDeps): Promise<void> {
  if (!(error instanceof Error && missing.has(error)) || !deps.isHydrated()) return
  await untilStaying()
  const { reloadWhole } = await loadLate(deps.recovery)
  await reloadWhole()
}
