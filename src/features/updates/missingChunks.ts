import { flushDrafts } from '#outbox/drafts.ts'
import { siteAnswers } from '#ui/siteAnswers.ts'
import { setVersionState } from './version.ts'

const recoveredKey = 'missing-chunk-recovered'
/** A reload that did not help is not repeated for so long, in milliseconds. */
const onceIn = 10 * 60_000

/**
 * A tab that was opened before a deployment may ask for scripts that are gone. On the way to another page that page is
 * loaded whole, once, and only if it can be had; otherwise the tab is told. `leaving` says whether a page is being left.
 */
export function watchMissingChunks(leaving: () => boolean): void {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: Error }
    keepRouterFromReloading(payload?.message ?? '')
    // Asked now: soon the router will have arrived, if only at its message that the page cannot be shown.
    void recover(leaving())
  })
}

/** TanStack Router would reload by itself, also without a connection, and wipe the page; this is its own mark 'done'. */
function keepRouterFromReloading(message: string): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1')
  } catch {
    // Without storage the router does not reload either.
  }
}

async function recover(leaving: boolean): Promise<void> {
  await flushDrafts()
  if (!(await canBeLoaded())) return
  if (!leaving) return setVersionState('replaced')
  if (isFirst()) location.reload()
}

/** From the network, or from what the worker stored. */
async function canBeLoaded(): Promise<boolean> {
  if (await siteAnswers()) return true
  if (!navigator.serviceWorker?.controller) return false
  const file = `${location.pathname.replace(/\/$/, '')}/index.html`
  return (await caches.match(file, { ignoreSearch: true }).catch(() => undefined)) !== undefined
}

function isFirst(): boolean {
  try {
    const last = Number(sessionStorage.getItem(recoveredKey))
    if (Date.now() - last < onceIn) return false
    sessionStorage.setItem(recoveredKey, String(Date.now()))
    return true
  } catch {
    // Without a memory it might never end.
    return false
  }
}
