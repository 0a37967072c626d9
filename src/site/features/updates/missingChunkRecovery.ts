// In a late chunk (build/prerender/chunks.ts): few visits ever need it.
import { recoveredKey } from '#content/storageKeys.ts'
import { isReachable } from '#ui/browser/isReachable.ts'

/** How long a reload that did not help is not repeated, in milliseconds. */
const reloadCooldown = 10 * 60_000

/** The dependencies of the recovery; tests pass their own. */
const browserDeps = { reload: () => location.reload() }

/** Loads the page whole, once, if it is reachable. */
export async function reloadWhole(deps = browserDeps): Promise<void> {
  if ((await canBeLoaded()) && isFirst()) deps.reload()
}

/** Whether the chunk is gone for good, and not only lost on a bad line, and the page of the new version can be loaded. */
export async function isReplaced(message = ''): Promise<boolean> {
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
