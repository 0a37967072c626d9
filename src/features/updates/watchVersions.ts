import type { Workbox } from 'workbox-window'
import { reload } from './reload.ts'
import { hasUnsentText } from './unsentText.ts'
import { setVersionState, versionState } from './version.ts'

const hour = 3600 * 1000
/** A check on coming back to the tab, or of the connection, is left out when the last one is younger, in milliseconds. */
const minute = 60_000
/** So long a new worker may take to take over once it was asked, in milliseconds. */
const patience = 4000

let worker: Workbox | undefined

/**
 * Registers the worker and announces every new version; never lets one in by itself. The function that it brings ends
 * the checks.
 */
export async function watchVersions(): Promise<() => void> {
  const { Workbox } = await import('workbox-window')
  let controller = navigator.serviceWorker.controller
  // Another tab may have begun the first copy, and has nothing to take over from either.
  const firstVisit = !(await navigator.serviceWorker.getRegistration())?.active
  // Workbox tells whether a page was controlled when it was opened; a later update of a first visit needs to know now.
  const onControl = () => {
    const before = controller
    controller = navigator.serviceWorker.controller
    if (before || versionState() !== 'current') tookOver()
    // After a forced reload no worker controls the page, and a new one need not wait: nobody agreed, nothing is loaded.
    else if (!firstVisit) setVersionState('replaced')
  }
  const register = async () => {
    const own = new Workbox('/sw.js')
    worker = own
    // One that was given up hears of the next one's take-over too.
    own.addEventListener('controlling', () => own === worker && onControl())
    own.addEventListener('waiting', announce)
    await own.register().catch(() => {})
  }
  await register()

  let checked = Date.now()
  const check = async () => {
    checked = Date.now()
    const registration = await navigator.serviceWorker.getRegistration()
    // A first worker that could not store the whole site is gone, and its registration with it.
    if (!registration) return register()
    await registration.update().catch(() => {})
    if (registration.waiting) announce()
  }
  const onReturn = () => {
    if (document.visibilityState === 'visible' && Date.now() - checked > minute) void check()
  }
  const timer = setInterval(() => void check(), hour)
  document.addEventListener('visibilitychange', onReturn)
  addEventListener('online', onReturn)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onReturn)
    removeEventListener('online', onReturn)
  }
}

/** The visitor agrees: the waiting version takes over, in all tabs. */
export function acceptVersion(): void {
  setVersionState('updating')
  worker?.messageSkipWaiting()
  // A page that no worker controls may never hear that the new one has come.
  setTimeout(() => versionState() === 'updating' && tookOver(), patience)
}

function announce(): void {
  if (versionState() === 'current') setVersionState('ready')
}

/** The old version is gone: a tab where nothing is typed is loaded anew, any other one is told. */
function tookOver(): void {
  if (hasUnsentText()) setVersionState('replaced')
  else void reload()
}
