import { deskPath } from '#contract/deskPath.ts'
import { openMessage } from '#contract/staff/workerMessages.ts'

const script = `${deskPath}sw.js`

/** Whether this browser has workers, and this is a build that has the workplace's. */
export function hasWorker(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator
}

/** The workplace's worker, started if need be. Not `serviceWorker.ready`, which may name the public site's. */
export async function deskWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(script, { scope: deskPath })
  const starting = registration.installing ?? registration.waiting
  if (!registration.active && starting) await untilActive(starting)
  return registration
}

/** Opens what the worker names when a notice is pressed, in this window. */
export function onWorkerOpens(open: (path: string) => void): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== openMessage) return
    if ('path' in data && typeof data.path === 'string' && data.path.startsWith(deskPath)) open(data.path)
  })
}

function untilActive(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The worker could not be installed'))
    })
  })
}
