import { setSolver } from './env.ts'
import { subscribe, syncTag } from './item.ts'

let end: (() => void) | undefined

/**
 * Prepares what a form's own attempt needs of its page, as soon as a form can be submitted: the rest of the
 * outbox (triggers.ts) may start later. Called by whoever may send; only the first call counts. The returned function
 * ends it.
 */
export function prepareFirstTries(): () => void {
  end ??= prepare()
  return () => {
    end?.()
    end = undefined
  }
}

function prepare(): () => void {
  setSolver(async (...challenge) => (await import('#contract/solveChallenge.ts')).solve(...challenge))
  return subscribe((change) => {
    if (change.what === 'saved') void keepStorage()
    // Not at later tries: the worker makes them too, and each would call it again. At the first one, for the page may end.
    if (change.what === 'saved' || (change.what === 'sending' && change.firstTry)) void registerSync()
  })
}

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> }
}

/** Lets the worker send after the page was closed, where the browser can (Background Sync). */
export async function registerSync(): Promise<void> {
  try {
    const registration: SyncRegistration = await navigator.serviceWorker.ready
    await registration.sync?.register(syncTag)
  } catch {
    // Without it, what waits is sent at the next visit.
  }
}

/** Asks the browser to keep what is stored here; some browsers ask the visitor. Tells whether it promised. */
export async function keepStorage(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist())
  } catch {
    return false
  }
}
