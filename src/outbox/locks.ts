import type { Means } from './means.ts'

/** Covers every replay, in pages and in the worker. */
export const replayLock = 'outbox'

/** Covers one item while it is in flight or being changed. */
export function itemLock(key: string): string {
  return `outbox:${key}`
}

/** Runs the work when the lock is free, waiting for it. Without Web Locks it runs at once. */
export function whenFree<T>(means: Means, name: string, work: () => Promise<T>): Promise<T> {
  return locked(means, name, {}, work)
}

/** Runs the work if nobody holds the lock, else answers `busy`. Without Web Locks it runs at once. */
export function ifFree<T>(means: Means, name: string, work: () => Promise<T>, busy: T): Promise<T> {
  return locked(means, name, { ifAvailable: true }, (granted) => (granted ? work() : Promise.resolve(busy)))
}

async function locked<T>(
  { locks }: Means,
  name: string,
  options: { ifAvailable?: boolean },
  work: (granted: boolean) => Promise<T>,
): Promise<T> {
  if (!locks) return work(true)
  let asked = false
  try {
    return await locks.request(name, options, (lock) => {
      asked = true
      return work(lock !== null)
    })
  } catch (error) {
    // Some privacy modes have Web Locks but refuse every request.
    if (asked) throw error
    return work(true)
  }
}
