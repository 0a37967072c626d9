import type { AnyRouter } from '@tanstack/react-router'
import { isAskedFont } from '#device/offline/isAskedFont.ts'
import { whenIdle } from '#ui/browser/whenIdle.ts'

/** Milliseconds after which a page is kept although the browser is busy. */
const idleTimeout = 10_000

const loadKeeper = () => import('#device/offline/translated.ts')

/**
 * Keeps each page that is read: those in another language are not in the precache. The first waits for the worker, every
 * one until the browser is idle. `load` is replaced in tests.
 */
export async function keepWhatIsRead(
  router: AnyRouter,
  load: () => Promise<Pick<Awaited<ReturnType<typeof loadKeeper>>, 'keepTranslated'>> = loadKeeper,
): Promise<void> {
  await navigator.serviceWorker.ready
  void controlled().then(keepFonts)
  await whenIdle(idleTimeout)
  const { keepTranslated } = await load()
  router.subscribe('onResolved', ({ pathChanged }) => {
    const { pathname } = location
    if (pathChanged) void whenIdle(idleTimeout).then(() => keepTranslated(pathname))
  })
  await keepTranslated(location.pathname)
}

async function controlled(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }))
}

/** The worker keeps the fonts that pass through it. One that came before it is asked for again, out of the HTTP cache. */
function keepFonts(): void {
  for (const { name } of performance.getEntriesByType('resource')) {
    if (isAskedFont(new URL(name).pathname)) void fetch(name).catch(() => {})
  }
}
