import { subscribe } from './changes.ts'
import { flushDrafts } from './drafts.ts'
import { drain } from './drain.ts'
import { drainConnected, nextDue } from './outbox.ts'
import { keepStorage } from './persist.ts'
import { syncTag } from './syncTag.ts'

const soonest = 1000
const latest = 60_000

/**
 * Keeps the outbox going while a page is open: it drains now, whenever a connection is likely to be back, and when an
 * item falls due. `navigator.onLine` is not asked: it is a hint, and often wrong. The returned function ends it.
 */
export function startOutbox(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new AbortController()
  const { signal } = ended

  const schedule = async () => {
    const due = await nextDue()
    clearTimeout(timer)
    if (due === undefined || signal.aborted) return
    timer = setTimeout(tick, Math.min(Math.max(due - Date.now(), soonest), latest))
  }
  const tick = () => drain().then(schedule)
  const connected = () => void drainConnected().then(schedule)

  const unsubscribe = subscribe((change) => {
    if (change.what === 'saved') void keepStorage()
    // Not at later tries: the worker makes them too, and each would call it again. At the first one, for the page may end.
    if (change.what === 'saved' || (change.what === 'sending' && change.firstTry)) void registerSync()
    // An answer to a first try shows that there is a connection.
    if (change.what === 'sent' && !change.replayed) connected()
    else void schedule()
  })
  window.addEventListener('online', connected, { signal })
  window.addEventListener('pageshow', connected, { signal })
  document.addEventListener(
    'visibilitychange',
    // Being hidden may be the last thing that a page hears.
    () => (document.visibilityState === 'visible' ? connected() : void flushDrafts()),
    { signal },
  )
  connected()
  void nextDue().then((due) => (due === undefined ? undefined : registerSync()))

  return () => {
    ended.abort()
    unsubscribe()
    clearTimeout(timer)
  }
}

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> }
}

/** Lets the worker send after the page was closed, where the browser can (Background Sync). */
async function registerSync(): Promise<void> {
  try {
    const registration: SyncRegistration = await navigator.serviceWorker.ready
    await registration.sync?.register(syncTag)
  } catch {
    // Without it, what waits is sent at the next visit.
  }
}
