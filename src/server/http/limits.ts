import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
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

/** Limits by the given windows; each kind of write counts for itself. Instances that share a PostgreSQL count together. */
export function limitsOf(windows: readonly LimitWindow[], store: Store | PostgresStore): Limits {
  const limiters = windows.map(({ count, seconds }) => {
    const options = { points: count, duration: seconds, keyPrefix: `${count}/${seconds}` }
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
  })
  return {
    async consume(kind, network) {
      for (const limiter of limiters) {
        try {
          await limiter.consume(`${kind}:${network}`)
        } catch (error) {
          throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error
        }
      }
    },
  }
}

function tooMany(milliseconds: number): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 90 ? `${seconds} seconds` : `${minutes} minutes`
  return new Refusal(429, texts.tooMany(wait), { 'Retry-After': String(seconds) })
}
