import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitWindow } from '../config.ts'
import { Refusal } from '../refusal.ts'
import type { PostgresStore } from '../store/postgres.ts'
import type { Store } from '../store/store.ts'
import { texts } from '../texts.ts'

/** How much one network may write. */
export interface Limits {
  /** Throws a 429 with `Retry-After` when the network has used up what it may write of this kind. */
  consume(kind: string, network: string): Promise<void>
}

/** No limits at all: for tests. */
export const unlimited: Limits = { consume: async () => undefined }

/**
 * Limits by the given windows; each kind of write counts for itself, and subscriptions have windows of their own as well.
 * Instances that share a PostgreSQL count together.
 */
export function limitsOf(
  windows: readonly LimitWindow[],
  store: Store | PostgresStore,
  forSubscriptions: readonly LimitWindow[] = [],
): Limits {
  const forAll = windows.map((window) => limiterOf(window, '', store))
  // A name of their own: the same window in both lists must not count one write twice.
  const further = forSubscriptions.map((window) => limiterOf(window, 'subscriptions ', store))
  return {
    async consume(kind, network) {
      // The smaller first: who is over both is told when trying again can help.
      for (const limiter of kind === 'subscription' ? [...further, ...forAll] : forAll) {
        try {
          await limiter.consume(`${kind}:${network}`)
        } catch (error) {
          throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error
        }
      }
    },
  }
}

function limiterOf({ count, seconds }: LimitWindow, name: string, store: Store | PostgresStore): RateLimiterAbstract {
  const options = { points: count, duration: seconds, keyPrefix: `${name}${count}/${seconds}` }
  if (!('pool' in store)) return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: store.pool,
    storeType: 'pool',
    tableName: 'allowance',
    tableCreated: true,
    // A network that is over its limit costs the database nothing more.
    inMemoryBlockOnConsumed: count + 1,
  })
}

function tooMany(milliseconds: number): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new Refusal(429, texts.tooMany(inWords(seconds)), { 'Retry-After': String(seconds) })
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
