import type { Store } from '../store/store.ts'

/** How far the clock may be ahead of what is known before it counts as wrong, and how long it must run to be believed. */
const tolerance = 2 * 86_400_000
const setting = 'last_known_time'

/**
 * Notices a clock that jumped ahead, as after a start with a wrong date: with it, everything would look old enough to
 * be deleted. The last time at which the clock was right is stored. Until there is one, the newest row is the witness.
 */
export class TrustedClock {
  readonly #store: Store
  /** The last trusted time, with the uptime at which it was. */
  #known: { time: number; uptime: number } | undefined
  /** Uptime at which the clock was first found ahead. */
  #aheadSince: number | undefined

  constructor(store: Store) {
    this.#store = store
  }

  /** Whether `now` can be believed. `uptime` are milliseconds on a clock that never jumps. */
  async check(now: number, uptime: number): Promise<boolean> {
    this.#known ??= { time: await this.#firstKnownTime(now), uptime }
    const expected = this.#known.time + (uptime - this.#known.uptime)
    if (now > expected + tolerance) {
      this.#aheadSince ??= uptime
      // A server that was off for weeks looks the same. Somebody had two days to read the warning.
      if (uptime - this.#aheadSince < tolerance) return false
    }
    this.#aheadSince = undefined
    this.#known = { time: now, uptime }
    await this.#remember(now)
    return true
  }

  /** Stored at once: rows that are written while the clock is wrong must not vouch for it at the next start. */
  async #firstKnownTime(now: number): Promise<number> {
    const time = (await this.#lastKnownTime()) ?? now
    await this.#remember(time)
    return time
  }

  async #remember(time: number): Promise<void> {
    const row = { name: setting, value: String(time) }
    await this.#store.write((tx) =>
      tx
        .insertInto('setting')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute(),
    )
  }

  async #lastKnownTime(): Promise<number | undefined> {
    const { db } = this.#store
    const stored = await db.selectFrom('setting').select('value').where('name', '=', setting).executeTakeFirst()
    if (stored) return Number(stored.value)
    const newest = await Promise.all([
      db
        .selectFrom('idempotency')
        .select(({ fn }) => fn.max('created_at').as('time'))
        .executeTakeFirst(),
      db
        .selectFrom('enquiry')
        .select(({ fn }) => fn.max('received_at').as('time'))
        .executeTakeFirst(),
    ])
    const times = newest.flatMap((row) => (row?.time == null ? [] : [Number(row.time)]))
    return times.length > 0 ? Math.max(...times) : undefined
  }
}
