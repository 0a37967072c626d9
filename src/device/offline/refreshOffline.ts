import { withTimeout } from '#contract/withTimeout.ts'
import { setOptedOut } from './offlineOptOut.ts'
import { storeInWorker } from './storeInWorker.ts'
import { keepVisited } from './visited.ts'

/** Milliseconds in which a worker that was just registered starts on a slow line. */
const workerStart = 60_000
/** Milliseconds in which the browser has asked whether there is a newer version. */
const updateLimit = 10_000

/**
 * Stores every missing page and checks for a newer version of the site, which brings newer pages. False if not all
 * pages could be stored.
 */
export async function refreshOffline(): Promise<boolean> {
  await setOptedOut(false)
  try {
    // Without a worker it would never be ready.
    const registration = await withTimeout(workerStart, navigator.serviceWorker.ready)
    // WebKit never settles it where a page was left during such a check, and stays able to store.
    const update = registration.update().then(() => true)
    const isChecked = await Promise.race([update, new Promise<boolean>((go) => setTimeout(go, updateLimit, false))])
    const complete = registration.active !== null && (await storeInWorker(registration.active))
    if (complete) await keepVisited()
    return complete && isChecked
  } catch {
    return false
  }
}
