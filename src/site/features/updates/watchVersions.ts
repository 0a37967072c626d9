import { isLeaving, untilStaying } from '#ui/browser/leaving.ts'
import { waitToRetry } from '#ui/browser/waitToRetry.ts'
import { firstController } from './firstController.ts'
import { reload } from './reload.ts'
import { hasUnsentText } from './unsentText.ts'
import { setVersionState, versionState } from './version.ts'

const hour = 3600 * 1000
/** Minimum age in milliseconds of the last update check before another one on return to the tab or the connection. */
const minute = 60_000
/** Milliseconds after which a worker whose script the line dropped is asked for again; from then on each time twice as long. */
const firstRetry = 5000
/** Time limit in milliseconds for a new worker to take control after SKIP_WAITING. */
const timeout = 4000

/** The part of workbox-window's `Workbox` that is used here. */
interface UpdateWorker {
  addEventListener(type: 'controlling' | 'waiting', listener: () => void): void
  messageSkipWaiting(): void
  register(): Promise<unknown>
}

const browserEnv = {
  /** As the worker itself, it is asked for again where the line drops it. */
  loadWorkbox: async (failures = 0): Promise<() => UpdateWorker> => {
    try {
      const { Workbox } = await import('workbox-window')
      return () => new Workbox('/sw.js')
    } catch {
      await waitToRetry(failures)
      return browserEnv.loadWorkbox(failures + 1)
    }
  },
  reload,
  firstController,
}
let env = browserEnv
let worker: UpdateWorker | undefined

/**
 * Registers the worker and announces every new version; never activates one without consent. Returns the function that
 * stops the update checks.
 */
export async function watchVersions(given = browserEnv): Promise<() => void> {
  env = given
  const newWorker = await env.loadWorkbox()
  let controller = navigator.serviceWorker.controller
  // The visitor agreed in another tab before this one listened.
  const first = env.firstController()
  if (first && controller && controller !== first) void tookOver()
  // Another tab may have started the first install; it has no old version to replace either.
  const firstVisit = !(await navigator.serviceWorker.getRegistration())?.active
  // Workbox reports whether the page was controlled at load; a later update in a first visit needs the current value.
  const onControl = () => {
    const before = controller
    controller = navigator.serviceWorker.controller
    if (before || versionState() !== 'current') void tookOver()
    // After a forced reload no worker controls the page and a new one need not wait. Nobody agreed, so do not reload.
    else if (!firstVisit) setVersionState('replaced')
  }
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  const register = async () => {
    const own = newWorker()
    worker = own
    // A discarded registration also receives the event, so check that it is the current one.
    own.addEventListener('controlling', () => own === worker && onControl())
    own.addEventListener('waiting', () => void announceWaiting())
    await own.register().catch(() => {
      retry = setTimeout(() => void check(), firstRetry * 2 ** failures)
      failures += 1
    })
  }
  let checked = Date.now()
  const check = async () => {
    checked = Date.now()
    const registration = await navigator.serviceWorker.getRegistration()
    // A first worker whose install failed is gone, with its registration.
    if (!registration) return register()
    await registration.update().catch(() => {})
    await announceWaiting()
  }
  await register()
  const onReturn = () => {
    if (document.visibilityState === 'visible' && Date.now() - checked > minute) void check()
  }
  const timer = setInterval(() => void check(), hour)
  document.addEventListener('visibilitychange', onReturn)
  addEventListener('online', onReturn)
  return () => {
    clearInterval(timer)
    clearTimeout(retry)
    document.removeEventListener('visibilitychange', onReturn)
    removeEventListener('online', onReturn)
  }
}

/** The visitor agrees: activates the waiting version in all tabs. */
export function acceptVersion(): void {
  setVersionState('updating')
  worker?.messageSkipWaiting()
  // An uncontrolled page may never get a `controllerchange` event.
  setTimeout(() => versionState() === 'updating' && void tookOver(), timeout)
}

/** Without an active worker the waiting one is the first and needs no notice. */
async function announceWaiting(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.active && registration.waiting && versionState() === 'current') setVersionState('ready')
}

/** The old version is gone: reloads this tab unless it holds unsent text; then informs the visitor. */
async function tookOver(): Promise<void> {
  // Someone agreed in another tab, while this one waits for the page that a link leads to: a reload would cancel that.
  if (versionState() !== 'updating' && isLeaving()) await untilStaying()
  if (hasUnsentText()) setVersionState('replaced')
  else void env.reload()
}
