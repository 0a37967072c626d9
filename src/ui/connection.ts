/** What a request found out since the browser last changed its mind; `undefined` leaves the browser's hint to speak. */
let found: boolean | undefined
const listeners = new Set<() => void>()

/** Whether the site can be reached: the browser's hint, corrected by what requests met. Only texts may hang on it. */
export function isOnline(): boolean {
  return found ?? navigator.onLine
}

/** Called with what a request met; without an argument the browser's hint counts again. */
export function noteConnection(reached?: boolean): void {
  const before = isOnline()
  found = reached
  if (isOnline() !== before) for (const tell of [...listeners]) tell()
}

/** Hears of every change until the returned function is called. */
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
