import { set } from 'idb-keyval'
import { deviceStore } from './deviceStore.ts'
import type { Item } from './item.ts'
import type { Locks, Means } from './means.ts'

let count = 0

/** Means of a test: stores of its own, a clock that stands still unless moved, no jitter, no Web Locks unless given. */
export function testMeans(fetch: Means['fetch'], over: Partial<Means> = {}): Means {
  count += 1
  return {
    fetch,
    items: deviceStore(`items-${count}`),
    receipts: deviceStore(`receipts-${count}`),
    keys: deviceStore(`keys-${count}`),
    locks: undefined,
    now: () => Date.UTC(2026, 10, 20, 12),
    random: () => 1,
    patience: { storage: 1000, firstTry: 1000, replay: 1000 },
    ...over,
  }
}

/** Web Locks in memory: one holder a name, waiters in order, `ifAvailable` hands out null. */
export function memoryLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>()
  return {
    async request(name, { ifAvailable }, work) {
      const held = tails.get(name)
      if (held && ifAvailable) return work(null)
      const turn = (held ?? Promise.resolve()).then(() => work({ name }))
      const tail = turn.then(
        () => {},
        () => {},
      )
      tails.set(name, tail)
      try {
        return await turn
      } finally {
        if (tails.get(name) === tail) tails.delete(name)
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

/** The means with these items in their store. */
export async function filled(means: Means, ...items: Item[]): Promise<Means> {
  for (const item of items) await set(item.key, item, means.items)
  return means
}
