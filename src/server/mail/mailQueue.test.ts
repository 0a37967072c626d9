import { expect, test } from 'vitest'
import type { EmailKind } from '#contract/staff/operation.ts'
import { migrate } from '../store/migrate.ts'
import type { Store } from '../store/store.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { claimDelivery } from './claim.ts'
import { enqueueEmail, uncertain } from './mailQueue.ts'
import { recordResult } from './recordResult.ts'

const minute = 60_000
const rate = { count: 3, seconds: 600 }

async function queue(store: Store, emails: readonly (readonly [EmailKind, number])[]): Promise<void> {
  await migrate(store)
  await store.write(async (tx) => {
    for (const [kind, time] of emails) await enqueueEmail(tx, kind, `${kind} ${time}`, time)
  })
}

/** Sends all that is due and returns, message by message, how many emails each held. */
async function sendAll(store: Store, now: number): Promise<number[]> {
  const sizes: number[] = []
  for (let claimed = await claimDelivery(store, now, rate); claimed.length > 0; ) {
    sizes.push(claimed.length)
    await recordResult(store, claimed, { done: true, accepted: [], error: null }, now)
    claimed = await claimDelivery(store, now, rate)
  }
  return sizes
}

onEachDatabase((open) => {
  test('after the clock was set back, emails of the time ahead are sent soon, but not those that wait for their turn', async () => {
    const store = await open()
    const [hour, now] = [60 * minute, 100_000_000]
    await queue(store, [
      ['enquiry', now + 10 * hour],
      ['enquiry', now + 20 * minute],
    ])
    await store.write(async (tx) => {
      await enqueueEmail(tx, 'answer', 'undo', now, { delay: 10_000 })
      await enqueueEmail(tx, 'comment', 'digest', now, { delay: 15 * minute })
      const ids = await Promise.all(
        [1, 4].map((attempts) =>
          enqueueEmail(tx, 'report', `attempt ${attempts}`, now - hour).then((id) => ({ id, attempts })),
        ),
      )
      for (const { id, attempts } of ids)
        await tx
          .updateTable('mail_queue')
          .set({ attempts, error: 'busy', next_at: now + 14 * minute })
          .where('id', '=', id)
          .execute()
    })
    const claimed: string[] = []
    for (let next = await claimDelivery(store, now, undefined); next.length > 0; ) {
      claimed.push(...next.map(({ subject_id }) => subject_id))
      next = await claimDelivery(store, now, undefined)
    }
    // After one attempt a quarter of a minute is due, after four a quarter of an hour.
    expect(claimed).toEqual([`enquiry ${now + 20 * minute}`, `enquiry ${now + 10 * hour}`, 'attempt 1'])
    await store.close()
  })

  test('enquiries and reports do not wait behind a flood of confirmations; of one kind the oldest goes first', async () => {
    const store = await open()
    await queue(store, [
      ['confirmation', 1],
      ['confirmation', 2],
      ['report', 4],
      ['held', 3],
      ['enquiry', 6],
      ['enquiry', 5],
      ['enquiry', 99],
    ])
    const claimed: string[] = []
    for (;;) {
      const [email] = await claimDelivery(store, 10, undefined)
      if (!email) break
      claimed.push(email.subject_id)
    }
    expect(claimed).toEqual(['enquiry 5', 'enquiry 6', 'held 3', 'report 4', 'confirmation 1', 'confirmation 2'])
    await store.close()
  })

  test('of each kind short emails go before long ones that came earlier; in turn, what has been due longest', async () => {
    const store = await open()
    await migrate(store)
    await store.write(async (tx) => {
      for (const [time, kind] of (['confirmation', 'held', 'enquiry'] as const).entries()) {
        await enqueueEmail(tx, kind, `long ${kind}`, 1 + time, { yields: true })
        for (const time of [5, 6]) await enqueueEmail(tx, kind, `${kind} ${time}`, time)
      }
      await enqueueEmail(tx, 'newsletter', 'newsletter', 0)
    })
    const claim = async (longestDue?: boolean) =>
      (await claimDelivery(store, 10, undefined, longestDue)).map(({ subject_id }) => subject_id)
    expect([await claim(true), await claim()]).toEqual([['newsletter'], ['enquiry 5']])
    expect([await claim(true), await claim()]).toEqual([['long confirmation'], ['enquiry 6']])
    const rest: string[][] = []
    for (let next = await claim(); next.length > 0; next = await claim()) rest.push(next)
    const expected = ['long enquiry', 'held 5', 'held 6', 'long held', 'confirmation 5', 'confirmation 6']
    expect(rest.flat()).toEqual(expected)
    await store.close()
  })

  test('a digest that cannot hold all takes short ones first', async () => {
    const store = await open()
    await migrate(store)
    await store.write(async (tx) => {
      for (let time = 0; time < 201; time += 1) await enqueueEmail(tx, 'comment', 'long', time, { yields: true })
      await enqueueEmail(tx, 'comment', 'short', 500)
    })
    const claimed = await claimDelivery(store, minute, rate)
    expect([claimed.length, claimed.filter(({ subject_id }) => subject_id === 'short').length]).toEqual([200, 1])
    await store.close()
  })

  test('beyond the rate, enquiries are put together in one message per window; reports and confirmations do not wait for them', async () => {
    const store = await open()
    const flood = Array.from({ length: 40 }, (_, index) => ['enquiry', index] as const)
    await queue(store, [...flood, ['report', 1], ['confirmation', 1]])
    const now = minute
    expect(await sendAll(store, now)).toEqual([1, 1, 1, 37, 1, 1])
    await queue(store, [['enquiry', now]])
    expect(await sendAll(store, now + 9 * minute)).toEqual([])
    expect(await sendAll(store, now + 11 * minute)).toEqual([1])
    await store.close()
  })

  test('a digest that failed is sent again with the same emails, whatever came since', async () => {
    const store = await open()
    await queue(store, [
      ['comment', 1],
      ['comment', 2],
    ])
    const first = await claimDelivery(store, minute, rate)
    await recordResult(store, first, { done: false, accepted: ['a@example.com'], error: 'later' }, minute)
    await queue(store, [['comment', 2 * minute]])
    const again = await claimDelivery(store, 2 * minute, rate)
    const idsOf = (rows: typeof first) => rows.map((row) => `${row.id} ${row.digest_id}`).sort()
    expect(first).toHaveLength(2)
    expect(idsOf(again)).toEqual(idsOf(first))
    await store.close()
  })

  test('an email that may have arrived is repeated with its own Message-ID, never within a digest', async () => {
    const store = await open()
    await queue(store, [['comment', 1]])
    await store.write((tx) =>
      tx
        .updateTable('mail_queue')
        .set({ attempts: 1, error: `${uncertain}no answer` })
        .execute(),
    )
    await queue(store, [['comment', 2]])
    const claimed = await claimDelivery(store, minute, rate)
    expect(claimed.map((row) => [row.subject_id, row.digest_id])).toEqual([['comment 1', null]])
    expect((await claimDelivery(store, minute, rate)).map((row) => row.subject_id)).toEqual(['comment 2'])
    await store.close()
  })
})
