import { vi } from 'vitest'

/** Takes the place of IntersectionObserver: brings what is observed into sight, and says how many observe something. */
export function stubSight(): { near: () => void; observing: () => number } {
  const observing = new Set<() => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly notify: () => void
      constructor(seen: (entries: object[], observer: unknown) => void) {
        this.notify = () => seen([{ isIntersecting: true }], this)
      }
      observe() {
        observing.add(this.notify)
      }
      disconnect() {
        observing.delete(this.notify)
      }
    },
  )
  return {
    near: () => {
      for (const notify of observing) notify()
    },
    observing: () => observing.size,
  }
}
