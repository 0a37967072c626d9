import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { PostgresStore } from '../store/postgres.ts'
import type { Store } from '../store/store.ts'
import { HttpError } from './errors.ts'
import type { LimitWindow, WriteKind } from './limitWindows.ts'
import { texts } from './texts.ts'

/** How much may be written. */
export interface RateLimits {
  /**
   * Counts one write. Throws a 429 with `Retry-After` if the network, the wider network around it or everybody together
   * is over a limit for this kind.
   */
  consume(kind: WriteKind, network: string, wider?: string): Promise<void>
}

/** Limits besides the general ones. */
export interface ExtraLimits {
  /** Per network and kind of write. */
  kinds?: Partial<Record<WriteKind, readonly LimitWindow[]>>
  /** Of all networks together, separately for each kind: a flood of reports must not keep out an enquiry. */
  total?: readonly LimitWindow[]
}

/** No limits, for tests. */
export const unlimited: RateLimits = { consume: async () => undefined }

/** A /48 may hold many households, and so write more than one network. */
const widerFactor = 8

/**
 * Rate limits over the given windows, counted separately for each kind of write. Instances on one PostgreSQL share
 * the counters of networks; those of wider networks and of all together are kept by each instance.
 */
export function createRateLimits(
  windows: readonly LimitWindow[],
  store: Store | PostgresStore,
  { kinds = {}, total = [] }: ExtraLimits = {},
): RateLimits {
  const general = windows.map((window) => createLimiter(window, '', store))
  // The prefix keeps the counters apart: a window that is in both lists must not count one write twice.
  const extra = mapKinds(kinds, (window) => createLimiter(window, 'kind ', store))
  const widerGeneral = windows.map((window) => inMemory(widened(window), ''))
  const widerExtra = mapKinds(kinds, (window) => inMemory(widened(window), 'kind '))
  const everybody = total.map((window) => inMemory(window, 'total '))
  return {
    async consume(kind, network, wider) {
      // The stricter limits first, so that Retry-After is the later of the two.
      await consumeAll([...extra[kind], ...general], `${kind}:${network}`, texts.tooMany)
      if (wider !== undefined)
        await consumeAll([...widerExtra[kind], ...widerGeneral], `${kind}:${wider}`, texts.tooMany)
      await consumeAll(everybody, kind, texts.busy)
    },
  }
}

async function consumeAll(
  limiters: readonly RateLimiterAbstract[],
  key: string,
  message: (wait: string) => string,
): Promise<void> {
  for (const limiter of limiters) {
    try {
      await limiter.consume(key)
    } catch (error) {
      throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext, message) : error
    }
  }
}

function mapKinds(
  kinds: Partial<Record<WriteKind, readonly LimitWindow[]>>,
  create: (window: LimitWindow) => RateLimiterAbstract,
): Record<WriteKind, RateLimiterAbstract[]> {
  const limiters = (kind: WriteKind) => (kinds[kind] ?? []).map(create)
  return {
    enquiry: limiters('enquiry'),
    subscription: limiters('subscription'),
    comment: limiters('comment'),
    report: limiters('report'),
  }
}

function widened({ count, seconds }: LimitWindow): LimitWindow {
  return { count: count * widerFactor, seconds }
}

function inMemory({ count, seconds }: LimitWindow, name: string): RateLimiterAbstract {
  return new RateLimiterMemory({ points: count, duration: seconds, keyPrefix: `${name}${count}/${seconds}` })
}

function createLimiter(window: LimitWindow, name: string, store: Store | PostgresStore): RateLimiterAbstract {
  if (!('pool' in store)) return inMemory(window, name)
  return new RateLimiterPostgres({
    points: window.count,
    duration: window.seconds,
    keyPrefix: `${name}${window.count}/${window.seconds}`,
    storeClient: store.pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    // Once a network is over its limit, reject it from memory without asking the database.
    inMemoryBlockOnConsumed: window.count + 1,
  })
}

function tooMany(milliseconds: number, message: (wait: string) => string): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new HttpError(429, message(inWords(seconds)), { 'Retry-After': String(seconds) })
}

/** A waiting time as visitors read it. */
export function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
