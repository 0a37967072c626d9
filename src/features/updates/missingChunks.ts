import { isHydrated } from '#browser/hydrated.ts'
import { isReachable } from '#browser/isReachable.ts'
import { keepRouterFromReloading } from '#browser/tanstackInternals.ts'
import { flushDrafts } from '#outbox/drafts.ts'
import { setVersionState } from './version.ts'

const recoveredKey = 'missing-chunk-recovered'
/** How long a reload that did not help is not repeated, in milliseconds. */
const reloadCooldown = 10 * 60_000

/** What the recovery works with; tests pass their own. */
const browserDeps = { flushDrafts, isHydrated, reload: () => location.reload() }

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
    void isReplaced(payload?.message).then((isTrue) => isTrue && setVersionState('replaced'))
  }
  addEventListener('vite:preloadError', onMissing)
  return () => removeEventListener('vite:preloadError', onMissing)
}

/** Loads a page that failed for want of a chunk whole, once, and only if it is reachable; other errors stay shown. */
export async function recoverFailedPage(error: unknown, deps = browserDeps): Promise<void> {
  if (!(error instanceof Error && missing.has(error)) || !deps.isHydrated()) return
  await deps.flushDrafts()
  if ((await canBeLoaded()) && isFirst()) deps.reload()
}

/** Whether the chunk is gone for good, and not only lost on a bad line, and the page of the new version can be loaded. */
async function isReplaced(message = ''): Promise<boolean> {
  // Chromium and Firefox name the address, WebKit does not.
  const chunk = /\bhttps?:\S+\.js\b/.exec(message)?.[0]
  if (chunk && (await isStillThere(chunk))) return false
  return canBeLoaded()
}

async function isStillThere(chunk: string): Promise<boolean> {
  try {
    // Also from the worker's cache. `no-cache`: the HTTP cache keeps such files for a year.
    return (await fetch(chunk, { method: 'HEAD', cache: 'no-cache' })).ok
  } catch {
    return false
  }
}

/** From the network or the worker's cache. */
async function canBeLoaded(): Promise<boolean> {
  if (await isReachable()) return true
  if (!navigator.serviceWorker?.controller) return false
  const file = `${location.pathname.replace(/\/$/, '')}/index.html`
  return (await caches.match(file, { ignoreSearch: true }).catch(() => undefined)) !== undefined
}

function isFirst(): boolean {
  try {
    const last = Number(sessionStorage.getItem(recoveredKey))
    if (Date.now() - last < reloadCooldown) return false
    sessionStorage.setItem(recoveredKey, String(Date.now()))
    return true
  } catch {
    // Without sessionStorage a page that keeps failing would be reloaded again and again.
    return false
  }
}
