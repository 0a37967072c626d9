import type { LimitWindow } from '../http/limitWindows.ts'
import { clockSlack, enqueueEmail } from '../mail/mailQueue.ts'
import { recordChange } from '../store/changes.ts'
import type { Store } from '../store/store.ts'
import type { Tx } from '../store/tables.ts'

/**
 * Queues the next batch of each newsletter that is being sent, once the batch before has been tried and its pause is
 * over; ends those with nobody left. A pause that ends further ahead than one lasts was set by a clock that has since been
 * turned back, and is over. Safe in several instances at once. Returns how many emails were queued.
 */
export function queueBatches(store: Store, batch: LimitWindow, now: number): Promise<number> {
  return store.write(async (tx) => {
    const due = await tx
      .selectFrom('newsletter')
      .select('id')
      .where('state', '=', 'sending')
      .where(({ eb, or }) =>
        or([eb('next_at', '<=', now), eb('next_at', '>', now + batch.seconds * 1000 + clockSlack)]),
      )
      .orderBy('started_at')
      // Another instance that holds one is queueing its batch. SQLite has one writer at a time.
      .$if(store.dialect === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute()
    let queued = 0
    for (const { id } of due) queued += await queueBatch(tx, id, batch, now)
    return queued
  })
}

async function queueBatch(tx: Tx, id: string, batch: LimitWindow, now: number): Promise<number> {
  if (await hasUntried(tx, id)) return 0
  const recipients = await tx
    .selectFrom('newsletter_recipient as recipient')
    .innerJoin('subscriber', 'subscriber.id', 'recipient.subscriber_id')
    .select(['recipient.id', 'subscriber.state'])
    .where('recipient.newsletter_id', '=', id)
    .where('recipient.state', '=', 'waiting')
    .limit(batch.count)
    .execute()
  if (recipients.length === 0) {
    await endIfDone(tx, id, now)
    return 0
  }
  const wanted = recipients.filter(({ state }) => state === 'confirmed')
  const gone = recipients.filter(({ state }) => state !== 'confirmed').map((one) => one.id)
  if (gone.length > 0)
    await tx.updateTable('newsletter_recipient').set({ state: 'skipped' }).where('id', 'in', gone).execute()
  for (const recipient of wanted) {
    const email_id = await enqueueEmail(tx, 'newsletter', recipient.id, now)
    await tx
      .updateTable('newsletter_recipient')
      .set({ state: 'queued', email_id })
      .where('id', '=', recipient.id)
      .execute()
  }
  // Nobody has to wait for people who left.
  const pause = wanted.length === 0 ? 0 : batch.seconds * 1000
  await tx
    .updateTable('newsletter')
    .set({ next_at: now + pause })
    .where('id', '=', id)
    .execute()
  await recordChange(tx, 'newsletter', id, 'changed', now)
  return wanted.length
}

/** Whether emails of the batch before still wait for their first attempt; those that are retried hold nobody up. */
async function hasUntried(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('newsletter_recipient as recipient')
    .innerJoin('mail_queue', 'mail_queue.id', 'recipient.email_id')
    .select('recipient.id')
    .where('recipient.newsletter_id', '=', id)
    .where('recipient.state', '=', 'queued')
    .where('mail_queue.attempts', '=', 0)
    .where('mail_queue.held_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function endIfDone(tx: Tx, id: string, now: number): Promise<void> {
  const queued = tx
    .selectFrom('newsletter_recipient')
    .select('id')
    .where('newsletter_id', '=', id)
    .where('state', '=', 'queued')
  // The provider may have discarded emails from the queue.
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_recipient')
    .set({ state: 'skipped' })
    .where('newsletter_id', '=', id)
    .where('state', '=', 'queued')
    .where('email_id', 'not in', tx.selectFrom('mail_queue').select('id').where('subject_id', 'in', queued))
    .executeTakeFirst()
  const left = await queued.limit(1).executeTakeFirst()
  if (!left) await tx.updateTable('newsletter').set({ state: 'sent', ended_at: now }).where('id', '=', id).execute()
  if (!left || numUpdatedRows > 0n) await recordChange(tx, 'newsletter', id, 'changed', now)
}
