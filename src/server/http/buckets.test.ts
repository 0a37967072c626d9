import { afterEach, expect, test } from 'vitest'
import type { Store } from '../store/store.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { type Charge, StoredBuckets } from './buckets.ts'
import { EarlyRefusals } from './earlyRefusals.ts'
import { HttpError } from './errors.ts'

const hour = 3_600_000
const start = Date.UTC(2026, 0, 1)

onEachDatabase((open) => {
  let now = start
  let store: Store
  afterEach(() => store.close())

  async function stored(): Promise<StoredBuckets> {
    now = start
    store = await open()
    return new StoredBuckets(store, () => now)
  }
  const charge = (key: string, count: number, seconds = 600): Charge => ({ key, cost: 1, window: { count, seconds } })

  test('stored buckets that were filled before the clock was turned back let in again, also what they had just refused', async () => {
    const buckets = await stored()
    now = start + 6 * hour
    expect(await buckets.charge([charge('a', 1)])).toBeUndefined()
    expect(await buckets.charge([charge('a', 1)])).toMatchObject({ key: 'a', wait: expect.closeTo(600_000, -1) })
    now = start
    expect(await buckets.charge([charge('a', 1)])).toBeUndefined()
    expect(await buckets.charge([charge('a', 1)])).toMatchObject({ key: 'a', wait: expect.closeTo(600_000, -1) })
  })

  test('what was charged before the clock was turned back and is given back leaves no row', async () => {
    const buckets = await stored()
    now = start + 6 * hour
    await buckets.charge([charge('a', 3)])
    now = start
    await buckets.giveBack([charge('a', 3)])
    expect(await store.db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  })

  test('however many charges come at once, a bucket takes what fits: a full one never looks like a clock turned back', async () => {
    const buckets = await stored()
    const all = Array.from({ length: 60 }, () => buckets.charge([charge('a', 3), charge('b', 50)]))
    const taken = (await Promise.all(all)).filter((overflow) => overflow === undefined)
    expect(taken).toHaveLength(3)
    now += 1001
    const later = await Promise.all(Array.from({ length: 60 }, () => buckets.charge([charge('a', 3)])))
    expect(later.filter((overflow) => overflow === undefined)).toHaveLength(0)
  })

  test('an instance whose clock is seconds behind keeps to the buckets that the others have filled', async () => {
    const buckets = await stored()
    await buckets.charge([charge('a', 1)])
    const behind = new StoredBuckets(store, () => now - 20_000)
    expect(await behind.charge([charge('a', 1)])).toMatchObject({ key: 'a', wait: expect.closeTo(620_000, -1) })
  })
})

test('a network refused before the clock was turned back has its long bodies read again', () => {
  let now = start + 6 * hour
  const refusals = new EarlyRefusals(() => now)
  refusals.remember('a', new HttpError(429, 'Too much.', { 'Retry-After': '300' }))
  expect(() => refusals.check('a', '100000')).toThrow('Too much.')
  now = start
  expect(() => refusals.check('a', '100000')).not.toThrow()
})
