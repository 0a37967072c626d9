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
  // Once for all subscribers: each of them would forget what a request has found since the event.
  if (listeners.size === 0) for (const type of hints) addEventListener(type, followHint)
  // One of its own, so that two subscriptions of one function are two.
  const listener = () => changed()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) for (const type of hints) removeEventListener(type, followHint)
  }
}

const hints = ['online', 'offline'] as const

function followHint(): void {
  found = undefined
  for (const notify of [...listeners]) notify()
}
