import { set } from 'idb-keyval'
import { solve } from '#contract/solveChallenge.ts'
import { openDatabase } from '#device/db.ts'
import type { Locks } from '#device/locks.ts'
import { blockedStorage, memoryStorage } from '#device/testing/memoryStorage.ts'
import { type OutboxEnv, type OutboxStores, storesIn } from '../env.ts'
import type { Item } from '../item.ts'

let count = 0

/** Milliseconds that storage and answers never take, not even on a busy machine. */
export const testTimeout = 10_000

/** The parts that a test replaces. */
export interface Own extends Partial<Omit<OutboxEnv, 'timeouts'>> {
  timeouts?: Partial<OutboxEnv['timeouts']>
}

/** Environment of a test: separate stores, a fixed clock, no jitter, and Web Locks only when given. */
export function fakeEnv(fetch: OutboxEnv['fetch'], { timeouts, ...own }: Own = {}): OutboxEnv {
  count += 1
  return {
    fetch,
    solve,
    ...storesIn(openDatabase(`outbox-${count}`), memoryStorage()),
    locks: undefined,
    now: () => Date.UTC(2026, 10, 20, 12),
    random: () => 1,
    timeouts: {
      storage: testTimeout,
      firstTry: testTimeout,
      turn: testTimeout,
      replay: () => testTimeout,
      ...timeouts,
    },
    ...own,
  }
}

/** Storage that cannot be used, as in some privacy modes; drafts live as long as their environment. */
export const brokenStores: OutboxStores = (() => {
  const broken = () => Promise.reject(new DOMException('no storage', 'SecurityError'))
  return {
    items: broken,
    receipts: broken,
    keys: broken,
    transact: broken,
    get drafts() {
      return storesIn(openDatabase('blocked'), blockedStorage).drafts
    },
  }
})()

/** Web Locks in memory: one holder a name, waiters in order until their signal ends, `ifAvailable` hands out null. */
export function memoryLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>()
  return {
    async request(name, { ifAvailable, signal }, work) {
      const held = tails.get(name)
      if (held && ifAvailable) return work(null)
      const ended = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
      let isOurs = false
      const turn = Promise.race([held, ended]).then(() => {
        isOurs = true
        return work({ name })
      })
      // A waiter that gives up does not free it for those behind.
      const tail = Promise.allSettled([held, turn])
      tails.set(name, tail)
      const leave = () => tails.get(name) === tail && tails.delete(name)
      void tail.then(leave)
      try {
        return await turn
      } finally {
        if (isOurs) leave()
      }
    },
  }
}

/** An answer with a JSON body. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers })
}

/** An enquiry that waits and is due, with its message as key. */
export function enquiryItem(message: string, over: { writtenAt?: number; nextTryAt?: number } = {}): Item {
  return {
    kind: 'enquiry',
    path: '/api/contact',
    body: { name: 'Asha Rao', email: 'asha@example.com', message, contactNumber: 'N/A' },
    page: '/contact',
    key: message,
    writtenAt: over.writtenAt ?? 1,
    attempts: 0,
    failures: { connection: 0, server: 0 },
    state: { name: 'waiting', nextTryAt: over.nextTryAt ?? 0, waitsFor: 'connection' },
  }
}

/** The environment with these items in their store. */
export async function filled(env: OutboxEnv, ...items: Item[]): Promise<OutboxEnv> {
  for (const item of items) await set(item.key, item, env.items)
  return env
}

/** A promise with the function that resolves it. */
export function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
