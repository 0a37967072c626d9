/** The part of `navigator.locks` that the outbox needs. */
export interface Locks {
  request<T>(name: string, options: { ifAvailable?: boolean }, work: (lock: unknown) => Promise<T>): Promise<T>
}

/** `undefined` where Web Locks are missing. */
interface WithLocks {
  locks: Locks | undefined
}

/** Covers every replay, in pages and in the worker. */
export const replayLock = 'outbox'

/** Covers one item while it is in flight or being changed. */
export function itemLock(key: string): string {
  return `outbox:${key}`
}

/** Runs the work when the lock is free, waiting for it. Without Web Locks it runs at once. */
export function whenFree<T>(env: WithLocks, name: string, work: () => Promise<T>): Promise<T> {
  return locked(env, name, {}, work)
}

/** Runs the work if the lock is free, else answers `busy`. Without Web Locks it runs at once. */
export function ifFree<T>(env: WithLocks, name: string, work: () => Promise<T>, busy: T): Promise<T> {
  return locked(env, name, { ifAvailable: true }, (granted) => (granted ? work() : Promise.resolve(busy)))
}

async function locked<T>(
  { locks }: WithLocks,
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
