import type { AnyRouter } from '@tanstack/react-router'
import { whenIdle } from '#browser/whenIdle.ts'

/** Milliseconds after which a page is kept although the browser is busy. */
const patience = 10_000

/**
 * Keeps each page that is read: those in another language are not in the precache. The first waits for the worker, every
 * one until the browser is idle.
 */
export async function keepWhatIsRead(router: AnyRouter): Promise<void> {
  await navigator.serviceWorker.ready
  await whenIdle(patience)
  const { keepTranslated } = await import('#offline/translated.ts')
  router.subscribe('onResolved', ({ pathChanged }) => {
    const { pathname } = location
    if (pathChanged) void whenIdle(patience).then(() => keepTranslated(pathname))
  })
  await keepTranslated(location.pathname)
}
