import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resendDead } from '../mail/resend.ts'
import { attachMail } from '../messages/heldMail.ts'
import { clientWrote, enteredMessage, storeMessage } from '../messages/storeMessage.ts'
import type { Tx } from '../store/tables.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { applyRetention } from './retention.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 1)
const end = start + 1000 * day
const retention = { keys: 400, networks: 30, emails: 90, unconfirmed: 30, newsletters: 400, handledEnquiries: 365 }
const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['provider@example.com'] }

onEachDatabase((open) => {
  let now: number
  let server: TestBackend
  beforeEach(async () => {
    now = start
    server = await testBackend({ store: await open(), mail, now: () => now })
  })
  afterEach(() => server.close())

  const enquire = async () => {
    await server.post('/api/contact', { name: 'Asha', email: 'a@example.org', message: 'A plot', contactNumber: '' })
    return (await server.store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()).id
  }

  /** Applies the periods while a change is being made, which is committed once they wait for it or have passed it by. */
  async function retainDuring(change: (tx: Tx) => Promise<unknown>): Promise<Record<string, number>> {
    const { store } = server
    const retained: Promise<Record<string, number>>[] = []
    await store.write(async (tx) => {
      await change(tx)
      const run = applyRetention(store, retention, end)
      retained.push(run)
      // SQLite has one writer: there they begin after the change.
      if (store.dialect === 'postgres') await untilWaiting(run)
    })
    return retained[0] ?? {}
  }

  /** Until a connection to this database waits for another one's lock, or the run is over. */
  async function untilWaiting(run: Promise<unknown>): Promise<void> {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    let isOver = false
    const over = () => {
      isOver = true
    }
    run.then(over, over)
    const isDone = async () => isOver || (await waiting.execute(server.store.db)).rows.length > 0
    await expect.poll(isDone, { timeout: 10_000 }).toBe(true)
  }

  test('a handled enquiry that its client opens again at that moment stays, with its emails', async () => {
    const id = await enquire()
    await server.store.write((tx) => tx.updateTable('enquiry').set({ handled_at: start, state: 'closed' }).execute())
    const deleted = await retainDuring((tx) => clientWrote(tx, id, { channel: 'mail', at: end, actor: 'mail' }, end))
    expect(deleted.enquiries).toBe(0)
    expect(await server.store.db.selectFrom('enquiry').select('state').execute()).toEqual([{ state: 'inProgress' }])
    expect(await server.store.db.selectFrom('mail_queue').select('kind').execute()).toEqual([{ kind: 'enquiry' }])
  })

  test('an email that a member puts into a conversation at that moment stays', async () => {
    const id = await enquire()
    const held = { ...enteredMessage, direction: 'in', channel: 'mail', author: '', text: 'x', sent_at: start } as const
    const mailId = await server.store.write((tx) =>
      storeMessage(tx, { ...held, enquiry_id: null, mark: 'held' }, [], start),
    )
    const deleted = await retainDuring((tx) => attachMail(tx, mailId ?? '', id, end))
    expect(deleted.heldMails).toBe(0)
    expect(await server.store.db.selectFrom('enquiry_message').select('mark').execute()).toEqual([{ mark: 'held' }])
  })

  test('an email that was given up and is tried anew at that moment stays', async () => {
    await enquire()
    await server.store.write(async (tx) => {
      await tx.updateTable('enquiry').set({ handled_at: end }).execute()
      await tx.updateTable('mail_queue').set({ dead_at: start }).execute()
    })
    const deleted = await retainDuring((tx) => resendDead(tx, end))
    expect(deleted.emails).toBe(0)
    expect(await server.store.db.selectFrom('mail_queue').select('dead_at').execute()).toEqual([{ dead_at: null }])
  })

  test('a subscriber who is asked once more at that moment stays', async () => {
    await server.post('/api/subscribe', { email: 'a@example.org' })
    await server.store.write((tx) => tx.updateTable('mail_queue').set({ sent_at: end }).execute())
    const deleted = await retainDuring((tx) => tx.updateTable('subscriber').set({ asked_at: end }).execute())
    expect(deleted.unconfirmed).toBe(0)
    expect(await server.store.db.selectFrom('subscriber').select('address').execute()).toHaveLength(1)
  })
})
