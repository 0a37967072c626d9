import { subscribe } from '#device/outbox/item.ts'
import { isOnline, noteConnection } from '#ui/browser/connection.ts'
import { isReachable } from '#ui/browser/isReachable.ts'

/**
 * Pauses in milliseconds between checks while the site is unreachable; the last one is repeated. The first are short, for a
 * browser says that it is online before a name can be looked up.
 */
const pauses = [1000, 2000, 4000, 8000, 15_000]

/**
 * Checks whether the site is reachable, since `navigator.onLine` may be wrong: when a page was served from the device
 * and when a write got no answer. Returns the function that stops it.
 */
export function watchConnection(): () => void {
  let asking = false
  /** Events of the browser so far. */
  let hints = 0
  let ended = false
  /** Checks without an answer since the browser's last event. */
  let unanswered = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const ask = async (): Promise<void> => {
    if (asking || ended) return
    asking = true
    const asked = hints
    const reached = await isReachable()
    asking = false
    if (ended) return
    // The browser has said something else meanwhile: the answer is about the connection before.
    if (asked !== hints) return ask()
    noteConnection(reached)
    if (reached) unanswered = 0
    again()
  }
  const again = () => {
    clearTimeout(timer)
    if (isOnline()) return
    const pause = pauses[Math.min(unanswered, pauses.length - 1)]
    unanswered += 1
    timer = setTimeout(() => document.visibilityState === 'visible' && void ask(), pause)
  }
  const onVisible = () => document.visibilityState === 'visible' && !isOnline() && void ask()

  const onHint = () => {
    hints += 1
    unanswered = 0
    noteConnection()
    void ask()
  }

  addEventListener('online', onHint)
  addEventListener('offline', onHint)
  const unsubscribe = subscribe(({ what }) => {
    if (what === 'sent') noteConnection(true)
    else if (what === 'saved' || what === 'waiting') void ask()
  })
  document.addEventListener('visibilitychange', onVisible)
  // A page that just came over the network proves the connection, so ask only for pages from the worker.
  if (navigator.serviceWorker?.controller || !navigator.onLine) void ask()

  return () => {
    ended = true
    clearTimeout(timer)
    removeEventListener('online', onHint)
    removeEventListener('offline', onHint)
    unsubscribe()
    document.removeEventListener('visibilitychange', onVisible)
  }
}
