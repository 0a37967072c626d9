import { type QueryResult, type RawBuilder, sql } from 'kysely'
import { clockSlack } from '../mail/mailQueue.ts'
import type { Store } from '../store/store.ts'
import type { LimitWindow } from './limitWindows.ts'

/** Cost of one request to the bucket with this key, which holds `window.count` and empties within `window.seconds`. */
export interface Charge {
  key: string
  cost: number
  window: LimitWindow
}

/** The bucket that is too full for a charge, and milliseconds until it is not. */
export interface Overflow {
  key: string
  wait: number
}

/**
 * Leaking buckets (GCRA): of each only the time is kept at which it will be empty. Unlike a counter of a window, one that
 * is full lets a little in again soon, and never locks anybody out for the rest of a day.
 */
export interface Buckets {
  /** Adds all charges, or none and answers with the bucket that needs longest to make room. */
  charge(charges: readonly Charge[]): Promise<Overflow | undefined>
  /** Takes back what was charged. */
  giveBack(charges: readonly Charge[]): Promise<void>
}

/** Networks of which one instance keeps buckets. Beyond it those not used for longest are forgotten: about 4 MB. */
const mostKept = 20_000

/** Milliseconds beyond the brim that rounding may make. */
const rounding = 1000

/** Milliseconds after which a full stored bucket is asked again, so that `desk limits reset` shows soon. */
const askedAgain = 1000

/** Buckets of one process. However many networks come, they take a bounded amount of memory. */
export class MemoryBuckets implements Buckets {
  readonly #emptyAt = new Map<string, number>()
  readonly #now: () => number
  readonly #most: number

  constructor(now: () => number = Date.now, most = mostKept) {
    this.#now = now
    this.#most = most
  }

  async charge(charges: readonly Charge[]): Promise<Overflow | undefined> {
    return this.chargeNow(charges)
  }

  /** As `charge`, without a moment in which others could charge. */
  chargeNow(charges: readonly Charge[]): Overflow | undefined {
    const now = this.#now()
    const overflow = this.#overflowAt(charges, now)
    if (overflow) return overflow
    for (const charge of charges) this.#keep(charge.key, this.#emptyAfter(charge, now))
    return undefined
  }

  /** The result that `charge` would have. Charges nothing and keeps nothing. */
  overflowOf(charges: readonly Charge[]): Overflow | undefined {
    return this.#overflowAt(charges, this.#now())
  }

  /** Adds what cannot be refused any more, up to the brim, and stops at the first bucket that is full. */
  pour(charges: readonly Charge[]): void {
    const now = this.#now()
    for (const charge of charges) {
      const brim = now + charge.window.seconds * 1000
      const emptyAt = this.#emptyAfter(charge, now)
      this.#keep(charge.key, Math.min(brim, emptyAt))
      if (emptyAt >= brim) return
    }
  }

  async giveBack(charges: readonly Charge[]): Promise<void> {
    for (const charge of charges) {
      const emptyAt = this.#emptyAt.get(charge.key)
      if (emptyAt !== undefined) this.#keep(charge.key, emptyAt - timeOf(charge))
    }
  }

  /** How many buckets are kept. */
  get size(): number {
    return this.#emptyAt.size
  }

  // One reading of the clock for each question: a millisecond between two would refuse what fills a bucket exactly.
  #overflowAt(charges: readonly Charge[], now: number): Overflow | undefined {
    return worst(charges, (charge) => this.#emptyAfter(charge, now) - now)
  }

  #emptyAfter(charge: Charge, now: number): number {
    const known = this.#emptyAt.get(charge.key) ?? 0
    // Nothing fills a bucket beyond its brim, so this time is of a clock that has since been turned back. Believed, it would
    // keep everybody out until the clock is there again.
    const isOfClockAhead = known > now + charge.window.seconds * 1000 + rounding
    return Math.max(now, isOfClockAhead ? 0 : known) + timeOf(charge)
  }

  #keep(key: string, emptyAt: number): void {
    this.#emptyAt.delete(key)
    this.#emptyAt.set(key, emptyAt)
    const [oldest] = this.#emptyAt.keys()
    if (this.#emptyAt.size > this.#most && oldest !== undefined) this.#emptyAt.delete(oldest)
  }
}

/**
 * Buckets in the table `rate_limit`, shared by all instances, whose empty rows retention deletes. What was refused leaves
 * no row, and is refused again from memory until there is room.
 */
export class StoredBuckets implements Buckets {
  readonly #store: Store
  readonly #now: () => number
  readonly #refused = new Map<string, { cost: number; until: number; roomAt: number }>()

  constructor(store: Store, now: () => number = Date.now) {
    this.#store = store
    this.#now = now
  }

  async charge(charges: readonly Charge[]): Promise<Overflow | undefined> {
    if (charges.length === 0) return undefined
    const now = this.#now()
    for (const { key, cost } of charges) {
      const refused = this.#refused.get(key)
      // Later than it is ever set, it is of a clock that has since been turned back.
      const isOver = !refused || refused.until <= now || refused.until > now + askedAgain
      if (!isOver && cost >= refused.cost) return { key, wait: refused.roomAt - now }
    }
    const after = await this.#add(charges, now, true)
    const added = charges.filter(({ key }) => after.has(key))
    const full = charges.filter(({ key }) => !after.has(key))
    const levels = full.length === 0 ? after : new Map([...after, ...(await this.#levelsWith(full, now))])
    const overflow = worst(charges, ({ key }) => (levels.get(key) ?? now) - now)
    if (!overflow && full.length === 0) {
      for (const { key } of charges) this.#refused.delete(key)
      return undefined
    }
    await this.giveBack(added)
    // Without an overflow, what filled a bucket has been given back meanwhile: there is room already.
    const { key, wait } = overflow ?? { key: full[0]?.key ?? '', wait: 1 }
    const cost = charges.find((charge) => charge.key === key)?.cost ?? 0
    this.#refused.set(key, { cost, until: now + Math.min(wait, askedAgain), roomAt: now + wait })
    const [oldest] = this.#refused.keys()
    if (this.#refused.size > mostKept && oldest !== undefined) this.#refused.delete(oldest)
    return overflow ?? { key, wait }
  }

  async giveBack(charges: readonly Charge[]): Promise<void> {
    if (charges.length === 0) return
    const now = this.#now()
    await this.#add(
      charges.map((charge) => ({ ...charge, cost: -charge.cost })),
      now,
      false,
    )
    // Passes over rows that another request has locked: it will see to them itself.
    const empty = sql`select key from rate_limit
      where key in (${sql.join(charges.map(({ key }) => key))}) and expire <= ${now}`
    const free = this.#store.dialect === 'postgres' ? sql`${empty} for update skip locked` : empty
    await this.#run(sql`delete from rate_limit where key in (${free})`)
  }

  /**
   * Adds the costs in one statement, and returns when each bucket will be empty. `ifRoom` leaves full ones as they are and out of
   * the result: were they filled beyond the brim until the cost is given back, many requests at once would look like a
   * clock that was turned back.
   */
  async #add(charges: readonly Charge[], now: number, ifRoom: boolean): Promise<Map<string, number>> {
    // Sorted, so that two instances lock the rows in the same order.
    const sorted = charges.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    const row = (charge: Charge) =>
      sql`${charge.key}, cast(${Math.ceil(charge.window.seconds)} as int), cast(${now + Math.round(timeOf(charge))} as bigint)`
    const time = sql`cast(${now} as bigint)`
    // The window is kept in `points`, because each row has another brim.
    const brim = sql`${time} + cast(excluded.points as bigint) * 1000`
    // As in memory, a time beyond the brim is of a clock that has since been turned back.
    const level = sql`case when rate_limit.expire between ${time} and ${brim} + ${clockSlack} then rate_limit.expire else ${time} end`
    const after = sql`${level} + excluded.expire - ${time}`
    const update = sql`on conflict (key) do update set points = excluded.points, expire = ${after}
      ${ifRoom ? sql`where ${after} <= ${brim}` : sql``} returning key, expire`
    // Losing a bucket in a crash does no harm, so nobody waits for the disk while holding a row that others need.
    const statement =
      this.#store.dialect === 'postgres'
        ? sql<Stored>`with quick as (select set_config('synchronous_commit', 'off', true))
          insert into rate_limit (key, points, expire) select key, points, expire from quick, (values ${sql.join(
            sorted.map((charge) => sql`(${row(charge)})`),
          )}) charges (key, points, expire) ${update}`
        : sql<Stored>`insert into rate_limit (key, points, expire) values ${sql.join(
            sorted.map((charge) => sql`(${row(charge)})`),
          )} ${update}`
    const { rows } = await this.#run(statement)
    return new Map(rows.map(({ key, expire }) => [key, expire]))
  }

  /** When each bucket would be empty with the charge on top, without adding it. */
  async #levelsWith(charges: readonly Charge[], now: number): Promise<ReadonlyMap<string, number>> {
    const keys = charges.map(({ key }) => key)
    const rows = await this.#store.db
      .selectFrom('rate_limit')
      .select(['key', 'expire'])
      .where('key', 'in', keys)
      .execute()
    const expire = new Map(rows.map((row) => [row.key, row.expire ?? now]))
    return new Map(charges.map((charge) => [charge.key, Math.max(now, expire.get(charge.key) ?? now) + timeOf(charge)]))
  }

  #run<T>(statement: RawBuilder<T>): Promise<QueryResult<T>> {
    if (this.#store.dialect === 'postgres') return statement.execute(this.#store.db)
    return this.#store.write((tx) => statement.execute(tx))
  }
}

interface Stored {
  key: string
  expire: number
}

/** Milliseconds in which the cost leaks away. */
function timeOf({ cost, window }: Charge): number {
  return (cost * window.seconds * 1000) / window.count
}

function worst(charges: readonly Charge[], levelAfter: (charge: Charge) => number): Overflow | undefined {
  let found: Overflow | undefined
  for (const charge of charges) {
    // Half a millisecond is rounding.
    const wait = levelAfter(charge) - charge.window.seconds * 1000 - 0.5
    if (wait > 0 && wait > (found?.wait ?? 0)) found = { key: charge.key, wait }
  }
  return found
}
