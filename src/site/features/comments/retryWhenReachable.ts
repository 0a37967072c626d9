import { isOnline, onConnectionChange } from '#ui/browser/connection.ts'

/** Milliseconds between two tries while no event says that the connection is back. */
const interval = 15_000

/**
 * Calls `retry` when an answer has become likely: the connection is back, the tab is visible again, and every 15 s while
 * it is, because no event announces that a server is up again. The returned function stops it.
 */
export function retryWhenReachable(retry: () => Promise<unknown>): () => void {
  let pending = 0
  const run = async () => {
    pending += 1
    await retry()
    pending -= 1
  }
  const runIfVisible = () => {
    if (document.visibilityState === 'visible' && pending === 0) void run()
  }
  // Not held back by a pending try: that one may hang on the connection that was lost.
  const unsubscribe = onConnectionChange(() => isOnline() && void run())
  const timer = setInterval(runIfVisible, interval)
  document.addEventListener('visibilitychange', runIfVisible)
  return () => {
    unsubscribe()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', runIfVisible)
  }
}
