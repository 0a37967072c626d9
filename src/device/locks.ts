/** The part of `navigator.locks` that is needed. */
export interface Locks {
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    work: (lock: unknown) => Promise<T>,
  ): Promise<T>
}

/** Web Locks are `undefined` where the browser has none. */
interface WithLocks {
  readonly locks: Locks | undefined
}

/** The browser's own, in a page and in the worker. */
export const webLocks: WithLocks = {
  get locks() {
    return globalThis.navigator?.locks
  },
}

/** Runs the work when the lock is free, waiting for it. Without Web Locks it runs at once. */
export function whenFree<T>(env: WithLocks, name: string, work: () => Promise<T>): Promise<T> {
  return locked(env, name, {}, work)
}

/**
 * Like `whenFree`, but waits so many milliseconds at most and then runs without the lock: a frozen tab may hold it for as long
 * as it is frozen. For work that is only wasteful beside another one.
 */
export function whenFreeOrLate<T>(env: WithLocks, name: string, limit: number, work: () => Promise<T>): Promise<T> {
  return locked(env, name, { signal: AbortSignal.timeout(limit) }, work)
}

/** Runs the work if the lock is free, else answers `busy`. Without Web Locks it runs at once. */
export function ifFree<T>(env: WithLocks, name: string, work: () => Promise<T>, busy: T): Promise<T> {
  return locked(env, name, { ifAvailable: true }, (granted) => (granted ? work() : Promise.resolve(busy)))
}

async function locked<T>(
  { locks }: WithLocks,
  name: string,
  options: { ifAvailable?: boolean; signal?: AbortSignal },
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
