import { setRemoved } from './removed.ts'
import { storedBy } from './storedBy.ts'
import { keepVisited } from './visited.ts'

/**
 * Stores every page that is not stored, and lets the browser look for a newer version of the site, which brings newer
 * pages. False when not all could be stored.
 */
export async function refreshLibrary(): Promise<boolean> {
  await setRemoved(false)
  try {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const stored = registration.active !== null && (await storedBy(registration.active))
    if (stored) await keepVisited()
    return stored
  } catch {
    return false
  }
}
