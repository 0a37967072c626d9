import { withTimeout } from '#contract/withTimeout.ts'
import { setOptedOut } from './offlineOptOut.ts'
import { storeInWorker } from './storeInWorker.ts'
import { keepVisited } from './visited.ts'

/** Milliseconds in which a worker that was just registered starts on a slow line. */
const workerStart = 60_000

/**
 * Stores every missing page and checks for a newer version of the site, which brings newer pages. False if not all
 * pages could be stored.
 */
export async function refreshOffline(): Promise<boolean> {
  await setOptedOut(false)
  try {
    // Without a worker it would never be ready.
    const registration = await withTimeout(workerStart, navigator.serviceWorker.ready)
    await registration.update()
    const complete = registration.active !== null && (await storeInWorker(registration.active))
    if (complete) await keepVisited()
    return complete
  } catch {
    return false
  }
}
