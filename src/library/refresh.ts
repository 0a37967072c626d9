import { setRemoved } from './removed.ts'
import { storeMessage } from './storeMessage.ts'
import { keepVisited } from './visited.ts'

/** Milliseconds that storing everything may take on a slow line. */
const patience = 120_000

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

function storedBy(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(() => resolve(false), patience)
    worker.postMessage({ type: storeMessage }, [port2])
  })
}
