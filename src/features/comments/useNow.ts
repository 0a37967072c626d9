import { useSyncExternalStore } from 'react'

const every = 60_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

/** One clock for all times of the page; it stands still while nobody looks at it. */
function listen(changed: () => void): () => void {
  listeners.add(changed)
  if (timer === undefined) now = Date.now()
  timer ??= setInterval(() => {
    now = Date.now()
    for (const tell of listeners) tell()
  }, every)
  return () => {
    listeners.delete(changed)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** What `read` makes of the present, anew every minute. The component renders again only when that changes. */
export function useNow(read: (now: number) => string): string {
  return useSyncExternalStore(listen, () => read(now))
}
