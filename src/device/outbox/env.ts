import type { UseStore } from 'idb-keyval'
import { draftKey } from '#content/storageKeys.ts'
import { answerTime } from '#contract/answerTime.ts'
import { type Database, type StoreName, siteDatabase, type Transact } from '#device/db.ts'
import { type LocalStore, localStore, type TextStorage } from '#device/localStore.ts'
import { type Locks, webLocks } from '#device/locks.ts'
import type { FormTexts } from './item.ts'

/** The outbox's stores on this device: in one transaction an item and its receipt change together. */
export interface OutboxStores {
  items: UseStore
  receipts: UseStore
  keys: UseStore
  transact: Transact<StoreName>
  /** By form, in local storage: a worker has none. */
  drafts: LocalStore<FormTexts>
}

/** Everything that the outbox needs from outside; tests pass their own. */
export interface OutboxEnv extends OutboxStores {
  fetch(url: string, init: RequestInit): Promise<Response>
  solve: Solve
  /** `undefined` where Web Locks are missing; leases replace them. */
  locks: Locks | undefined
  now(): number
  /** From 0 up to 1. */
  random(): number
  /**
   * Milliseconds. A first try must not keep the visitor waiting; a replay gets what a slow line needs for its body, and waits so
   * long for its turn behind another one.
   */
  timeouts: { storage: number; firstTry: number; turn: number; replay(bytes: number): number }
}

/** Solves a challenge of the server, for a request header. Rejects when it cannot before the signal ends. */
type Solve = (challenge: string, signal: AbortSignal) => Promise<string>

let solver: Solve = () => Promise.reject(new Error('There is no solver.'))

/**
 * Says how challenges are solved here. The page loads the solver when a challenge comes, since few ever need it. The
 * worker holds it in its file: a classic worker cannot import anything later.
 */
export function setSolver(solve: Solve): void {
  solver = solve
}

/** The outbox's stores in this database and local storage, by default the page's. */
export function storesIn(database: Database<StoreName>, storage?: TextStorage): OutboxStores {
  return {
    // An item must survive a power cut before a form says 'saved on this device'.
    items: database.store('items', 'strict'),
    receipts: database.store('receipts'),
    keys: database.store('keys'),
    transact: database.transact,
    drafts: localStore({
      prefix: draftKey,
      isValid: (kept): kept is FormTexts => Array.isArray((kept as Partial<FormTexts> | undefined)?.texts),
      ...(storage && { storage: () => storage }),
    }),
  }
}

/** The browser's own, in a page and in the worker. Nothing is opened before it is used. */
export const browserEnv: OutboxEnv = {
  ...storesIn(siteDatabase),
  fetch: (url, init) => fetch(url, init),
  solve: (challenge, signal) => solver(challenge, signal),
  get locks() {
    return webLocks.locks
  },
  now: () => Date.now(),
  random: () => Math.random(),
  timeouts: { storage: 3000, firstTry: 8000, turn: 60_000, replay: answerTime },
}
