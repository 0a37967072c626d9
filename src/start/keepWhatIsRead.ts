import type { AnyRouter } from '@tanstack/react-router'
import { whenIdle } from '#browser/whenIdle.ts'

/** Milliseconds after which a page is kept although the browser is busy. */
const idleTimeout = 10_000

const loadKeeper = () => import('#offline/translated.ts')

/**
 * Keeps each page that is read: those in another language are not in the precache. The first waits for the worker, every
 * one until the browser is idle. `load` is replaced in tests.
 */
export async function keepWhatIsRead(
  router: AnyRouter,
  load: () => Promise<Pick<Awaited<ReturnType<typeof loadKeeper>>, 'keepTranslated'>> = loadKeeper,
): Promise<void> {
  await navigator.serviceWorker.ready
  await whenIdle(idleTimeout)
  const { keepTranslated } = await load()
  router.subscribe('onResolved', ({ pathChanged }) => {
    const { pathname } = location
    if (pathChanged) void whenIdle(idleTimeout).then(() => keepTranslated(pathname))
  })
  await keepTranslated(location.pathname)
}
