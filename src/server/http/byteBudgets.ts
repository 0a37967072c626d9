import { sql } from 'kysely'
import type { Store } from '../store/store.ts'
import { HttpError } from './errors.ts'
import type { ByteBudgetWindows } from './limitWindows.ts'
import { inWords } from './rateLimits.ts'
import { texts } from './texts.ts'

/** A write that wants to be stored. */
export interface WriteVolume {
  kind: string
  network: string
  /** The article whose thread grows; `undefined` for other writes. */
  blogId: string | undefined
  bytes: number
}

/** How much text may be written, besides how often. */
export interface ByteBudgets {
  /**
   * Books the bytes. Throws a 429 if the network, or a 503 if the thread or all together are over their budget; nothing
   * is booked then. Returns a function that gives the bytes back, for a write that was not stored.
   */
  spend(volume: WriteVolume): Promise<() => Promise<void>>
}

/** No budgets, for tests. */
export const unbudgeted: ByteBudgets = { spend: async () => async () => undefined }

interface Counter {
  key: string
  bytes: number
  /** Epoch milliseconds at which it starts again. */
  expire: number
}

/** Adds the bytes to every counter, beginning again where the window has ended, and returns their new values. */
type AddBytes = (added: readonly Counter[], now: number) => Promise<Counter[]>

/**
 * Budgets over the given windows. Each kind of write has budgets apart from the others', so that a flood of comments
 * never delays an enquiry. Instances on one PostgreSQL share their counters; with SQLite they are in memory.
 */
export function createByteBudgets(windows: ByteBudgetWindows, store: Store, clock = Date.now): ByteBudgets {
  const add = store.dialect === 'postgres' ? inDatabase(store) : inMemory()
  return {
    async spend({ kind, network, blogId, bytes }) {
      const now = clock()
      const of = (scope: keyof ByteBudgetWindows, name: string) =>
        windows[scope].map((window) => {
          const key = `bytes ${scope} ${window.bytes}/${window.seconds} ${kind}:${name}`
          return { scope, limit: window.bytes, counter: { key, bytes, expire: now + window.seconds * 1000 } }
        })
      const budgets = [
        ...of('network', network),
        ...(blogId === undefined ? [] : of('thread', blogId)),
        ...of('total', ''),
      ]
      if (budgets.length === 0) return async () => undefined
      // Sorted, so that two instances lock the rows in the same order.
      const counters = budgets.map(({ counter }) => counter).sort((a, b) => (a.key < b.key ? -1 : 1))
      const spent = await add(counters, now)
      const giveBack = async () => {
        await add(
          counters.map((counter) => ({ ...counter, bytes: -bytes })),
          now,
        )
      }
      for (const { scope, limit, counter } of budgets) {
        const found = spent.find(({ key }) => key === counter.key)
        if (!found || found.bytes <= limit) continue
        await giveBack()
        throw overBudget(scope, found.expire - now)
      }
      return giveBack
    },
  }
}

function overBudget(scope: keyof ByteBudgetWindows, milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const headers = { 'Retry-After': String(seconds) }
  const wait = inWords(seconds)
  return scope === 'network'
    ? new HttpError(429, texts.tooMuch(wait), headers)
    : new HttpError(503, texts.tooMuchTogether(wait), headers)
}

function inMemory(): AddBytes {
  const counters = new Map<string, Counter>()
  let sweepAt = 0
  return async (added, now) => {
    if (now >= sweepAt) {
      for (const [key, { expire }] of counters) if (expire <= now) counters.delete(key)
      sweepAt = now + 60_000
    }
    return added.map((counter) => {
      const known = counters.get(counter.key)
      const sum = known && known.expire > now ? { ...known, bytes: known.bytes + counter.bytes } : counter
      const next = { ...sum, bytes: Math.max(0, sum.bytes) }
      counters.set(counter.key, next)
      return next
    })
  }
}

/** In the rate limiter's table, whose old rows retention deletes. */
function inDatabase({ db }: Store): AddBytes {
  return (added, now) =>
    db.transaction().execute(async (tx) => {
      // Losing a counter in a crash does no harm, so no write waits for the disk while it holds a row that others need.
      await sql`set local synchronous_commit = off`.execute(tx)
      const values = added.map(
        ({ key, bytes, expire }) => sql`(${key}, ${Math.max(0, bytes)}::integer, ${expire}::bigint)`,
      )
      // The same for every counter: the size of the write, or less than zero to give it back.
      const change = sql`${added[0]?.bytes ?? 0}::bigint`
      const { rows } = await sql<Counter>`insert into rate_limit (key, points, expire) values ${sql.join(values)}
        on conflict (key) do update set
          points = case when rate_limit.expire <= ${now} then excluded.points
            else least(2147483647, greatest(0, rate_limit.points + ${change})) end,
          expire = case when rate_limit.expire <= ${now} then excluded.expire else rate_limit.expire end
        returning key, points as bytes, expire`.execute(tx)
      return rows
    })
}
