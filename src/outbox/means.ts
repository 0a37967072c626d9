import type { UseStore } from 'idb-keyval'
import { deviceStore } from './deviceStore.ts'

/** The part of `navigator.locks` that the outbox needs. */
export interface Locks {
  request<T>(name: string, options: { ifAvailable?: boolean }, work: (lock: unknown) => Promise<T>): Promise<T>
}

/** What the outbox works with; tests hand in their own. */
export interface Means {
  fetch(url: string, init: RequestInit): Promise<Response>
  items: UseStore
  receipts: UseStore
  keys: UseStore
  /** `undefined` where Web Locks are missing: leases take their place. */
  locks: Locks | undefined
  now(): number
  /** From 0 up to 1. */
  random(): number
  /** Milliseconds. A first try must not leave the visitor waiting; a replay may take what a slow line needs. */
  patience: { storage: number; firstTry: number; replay: number }
}

/** The browser's own means, in a page and in a worker. Nothing is opened before it is used. */
export const browserMeans: Means = {
  fetch: (url, init) => fetch(url, init),
  // Nobody is told 'saved on this device' before it is.
  items: deviceStore('outbox-items', 'strict'),
  receipts: deviceStore('outbox-receipts'),
  keys: deviceStore('outbox-keys'),
  get locks() {
    return globalThis.navigator?.locks
  },
  now: () => Date.now(),
  random: () => Math.random(),
  patience: { storage: 3000, firstTry: 8000, replay: 30_000 },
}
