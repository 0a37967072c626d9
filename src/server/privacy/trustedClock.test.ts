import { afterEach, beforeEach, expect, test } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { applyInTime } from './retention.ts'
import { TrustedClock } from './trustedClock.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 1)
const retention = { keys: 400, networks: 30, emails: 90, unconfirmed: 30, newsletters: 400, handledEnquiries: 365 }
const enquiry = { name: 'a', email: 'b', message: 'c', contactNumber: 'd' }

onEachDatabase((open) => {
  let now: number
  let server: TestBackend
  const headers = { 'idempotency-key': uuidv7(start) }
  beforeEach(async () => {
    now = start
    server = await testBackend({ store: await open(), now: () => now })
    await server.post('/api/contact', enquiry, headers)
    await server.store.write((tx) => tx.updateTable('enquiry').set({ handled_at: start }).execute())
  })
  afterEach(() => server.close())

  /** A start of the server, and its retention after so many days, with the clock at so many days after the first start. */
  const boot = () => {
    const clock = new TrustedClock(server.store)
    return (clockDay: number, upDays: number) =>
      applyInTime(server.store, retention, clock, start + clockDay * day, upDays * day)
  }
  const enquiries = () => server.store.db.selectFrom('enquiry').select('id').execute()

  test('a server that starts three years ahead deletes nothing, and a repeated key still has no second effect', async () => {
    const run = boot()
    expect(await run(1095, 0)).toBeUndefined()
    now = start + 1095 * day
    await server.post('/api/contact', enquiry)
    expect(await run(1095.25, 0.25)).toBeUndefined()
    expect(await boot()(1096, 0)).toBeUndefined()
    const repeat = await server.post('/api/contact', enquiry, headers)
    expect(repeat.headers['idempotent-replayed']).toBe('true')
    expect(await enquiries()).toHaveLength(2)
  })

  test('the time that was known is stored, so that rows written under a wrong clock prove nothing', async () => {
    expect(await boot()(1, 0)).toBeDefined()
    now = start + 1095 * day
    await server.post('/api/contact', enquiry)
    expect(await boot()(1095, 0)).toBeUndefined()
    expect(await enquiries()).toHaveLength(2)
    const repeat = await server.post('/api/contact', enquiry, headers)
    expect(repeat.headers['idempotent-replayed']).toBe('true')
    now = start + 2 * day
    expect(await boot()(2, 0)).toBeDefined()
  })

  test('a clock that jumps while the server runs deletes nothing until it is right again', async () => {
    const run = boot()
    expect(await run(0.1, 0.1)).toBeDefined()
    expect(await run(500, 0.2)).toBeUndefined()
    expect(await run(0.3, 0.3)).toBeDefined()
    expect(await enquiries()).toHaveLength(1)
  })

  test('after a long time off, deleting goes on when the clock has run on for two days', async () => {
    const run = boot()
    expect(await run(400, 0)).toBeUndefined()
    expect(await run(401.9, 1.9)).toBeUndefined()
    expect(await run(402.1, 2.1)).toMatchObject({ enquiries: 1 })
  })

  test('a quiet site deletes as usual, for its server has seen the time pass', async () => {
    const run = boot()
    for (let passed = 0.25; passed < 380; passed += 7) await run(passed, passed)
    expect(await enquiries()).toEqual([])
  })
})
