/**
 * Outcome of the latest request since the browser's last `online` or `offline` event; `undefined` falls back to
 * `navigator.onLine`.
 */
let found: boolean | undefined
const listeners = new Set<() => void>()

/** Whether the site is reachable: `navigator.onLine`, corrected by request outcomes. Use it for texts only. */
export function isOnline(): boolean {
  return found ?? navigator.onLine
}

/** Records the outcome of a request; without an argument `navigator.onLine` counts again. */
export function noteConnection(reached?: boolean): void {
  const before = isOnline()
  found = reached
  if (isOnline() !== before) for (const notify of [...listeners]) notify()
}

/** Subscribes to every change; returns the unsubscribe function. */
export function onConnectionChange(changed: () => void): () => void {
  const hinted = () => {
    found = undefined
    changed()
  }
  listeners.add(changed)
  addEventListener('online', hinted)
  addEventListener('offline', hinted)
  return () => {
    listeners.delete(changed)
    removeEventListener('online', hinted)
    removeEventListener('offline', hinted)
  }
}
