import { expect, test } from 'vitest'
import { migrate } from '../store/migrate.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { claimDelivery } from './claim.ts'
import { holdOldEmails, releaseEmails } from './heldEmails.ts'
import { readMailHealth } from './mailHealth.ts'
import { enqueueEmail } from './mailQueue.ts'

const hour = 3_600_000
const now = 100 * hour

const held = (emails: number) => ({ emails, newsletters: 0 })

async function filled(): Promise<Store> {
  const store = openSqlite(':memory:')
  await migrate(store)
  await store.write(async (tx) => {
    for (const age of [90, 50, 2, 0]) await enqueueEmail(tx, 'enquiry', `${age} hours old`, now - age * hour)
  })
  return store
}
const due = async (store: Store) => {
  const subjects: string[] = []
  for (;;) {
    const [email] = await claimDelivery(store, now, undefined)
    if (!email) return subjects
    subjects.push(email.subject_id)
  }
}

test('when mail is configured for the first time, only the last hour is sent; the rest waits until it is released', async () => {
  const store = await filled()
  expect(await holdOldEmails(store, false, now)).toEqual(held(0))
  expect(await holdOldEmails(store, true, now)).toEqual(held(3))
  expect(await readMailHealth(store, true, now)).toMatchObject({ held: 3, waiting: 1, isDegraded: false })
  expect(await due(store)).toEqual(['0 hours old'])
  expect(await holdOldEmails(store, true, now)).toEqual(held(0))
  expect(await releaseEmails(store, undefined, now)).toBe(3)
  expect((await due(store)).sort()).toEqual(['2 hours old', '50 hours old', '90 hours old'])
  await store.close()
})

test('a server that had mail and was down for days sends everything, also from a database that was moved', async () => {
  const store = await filled()
  await holdOldEmails(store, true, now - 99 * hour)
  expect(await holdOldEmails(store, true, now)).toEqual(held(0))
  expect(await due(store)).toHaveLength(4)
  await store.close()
  const moved = await filled()
  await moved.write((tx) =>
    tx.updateTable('mail_queue').set({ sent_at: 1 }).where('subject_id', '=', '90 hours old').execute(),
  )
  expect(await holdOldEmails(moved, true, now)).toEqual(held(0))
  await moved.close()
})

test('an email given up, or one that has waited for more than half an hour, is degraded health', async () => {
  const store = await filled()
  const oldest = new Date(now - 90 * hour).toISOString()
  expect(await readMailHealth(store, true, now)).toEqual({
    waiting: 4,
    oldestWaiting: oldest,
    dead: 0,
    held: 0,
    isDegraded: true,
  })
  expect(await readMailHealth(store, false, now)).toMatchObject({ isDegraded: false })
  await store.write((tx) => tx.updateTable('mail_queue').set({ sent_at: 1 }).where('next_at', '<', now).execute())
  expect(await readMailHealth(store, true, now)).toMatchObject({ waiting: 1, isDegraded: false })
  await store.write((tx) => tx.updateTable('mail_queue').set({ dead_at: 1 }).where('next_at', '=', now).execute())
  expect(await readMailHealth(store, true, now)).toMatchObject({ dead: 1, oldestWaiting: null, isDegraded: true })
  await store.close()
})
