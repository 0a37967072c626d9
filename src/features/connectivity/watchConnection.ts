import { subscribe } from '#outbox/changes.ts'
import { isOnline, noteConnection } from '#ui/connection.ts'
import { siteAnswers } from '#ui/siteAnswers.ts'

/** While the site cannot be reached it is asked again, in milliseconds; events of the browser come on top. */
const askAgain = 15_000

/**
 * Finds out whether the site can be reached, where the browser's hint may be wrong: a page from the device asks at
 * once, and so does one whose write got no answer. The returned function ends it.
 */
export function watchConnection(): () => void {
  let asking = false
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const ask = async () => {
    if (asking || ended) return
    asking = true
    const reached = await siteAnswers()
    asking = false
    if (ended) return
    noteConnection(reached)
    again()
  }
  const again = () => {
    clearTimeout(timer)
    if (!isOnline()) timer = setTimeout(() => document.visibilityState === 'visible' && void ask(), askAgain)
  }
  const onVisible = () => document.visibilityState === 'visible' && !isOnline() && void ask()

  const onHint = () => {
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
  // A page that came over the wire just now has proved that there is one.
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
