import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { NewsletterAudience } from '#contract/staff/newsletters.ts'
import { uncertain } from '../mail/mailQueue.ts'
import { recordChange } from '../store/changes.ts'
import type { Store } from '../store/store.ts'
import type { Tx } from '../store/tables.ts'
import { readersOf } from './audience.ts'

/** The command that goes on with a stopped newsletter, for hints. */
export const resumeCommand = 'desk newsletter resume <id>'

/** Rows of one insert; both databases bound the number of a query's parameters. */
const chunkSize = 500

/**
 * Fixes the recipients, everybody of the audience whose subscription is confirmed now, and begins to send. 'conflict' if it is
 * not as it was or has another version; 'nobody' if the audience is empty.
 */
export async function startSending(
  tx: Tx,
  id: string,
  version: number,
  now: number,
  from: 'draft' | 'scheduled' = 'draft',
): Promise<'started' | 'conflict' | 'nobody'> {
  const row = await tx.selectFrom('newsletter').select('audience').where('id', '=', id).executeTakeFirst()
  if (!row) return 'conflict'
  const subscribers = await readersOf(tx, JSON.parse(row.audience) as NewsletterAudience)
  if (subscribers.length === 0) return 'nobody'
  const started = await tx
    .updateTable('newsletter')
    .set({ state: 'sending', version: version + 1, started_at: now, next_at: now })
    .where('id', '=', id)
    .where('state', '=', from)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!started) return 'conflict'
  for (let at = 0; at < subscribers.length; at += chunkSize) {
    const recipients = subscribers.slice(at, at + chunkSize).map((subscriber) => ({
      id: uuidv7(now),
      newsletter_id: id,
      subscriber_id: subscriber.id,
      state: 'waiting' as const,
      email_id: null,
      sent_at: null,
      bounce: null,
    }))
    await tx.insertInto('newsletter_recipient').values(recipients).execute()
  }
  await recordChange(tx, 'newsletter', id, 'changed', now)
  return 'started'
}

/**
 * Stops before the next email: what is in the queue and not on its way leaves it, and its recipients wait again. Returns
 * whether it was being sent.
 */
export async function stopSending(tx: Tx, id: string, now: number): Promise<boolean> {
  if (!(await changeState(tx, id, 'sending', { state: 'stopped', ended_at: now }))) return false
  const queued = tx
    .selectFrom('newsletter_recipient')
    .select('id')
    .where('newsletter_id', '=', id)
    .where('state', '=', 'queued')
  // An email that was claimed has no error until its attempt ends (claim.ts): it goes on, or it would be sent twice.
  const removed = await tx
    .deleteFrom('mail_queue')
    .where('subject_id', 'in', queued)
    .where('sent_at', 'is', null)
    .where(({ eb, and, or }) =>
      or([and([eb('attempts', '=', 0), eb('error', 'is', null)]), eb('error', 'not like', `${uncertain}%`)]),
    )
    .returning('subject_id')
    .execute()
  for (let at = 0; at < removed.length; at += chunkSize) {
    const ids = removed.slice(at, at + chunkSize).map(({ subject_id }) => subject_id)
    await tx
      .updateTable('newsletter_recipient')
      .set({ state: 'waiting', email_id: null })
      .where('id', 'in', ids)
      .execute()
  }
  await recordChange(tx, 'newsletter', id, 'changed', now)
  return true
}

/**
 * Takes back the email to a recipient that failed for now, if its newsletter was stopped while it was on its way. Returns
 * whether it was: the recipient waits again.
 */
export async function takeBackIfStopped(tx: Tx, dialect: Store['dialect'], recipientId: string): Promise<boolean> {
  const newsletter = await tx
    .selectFrom('newsletter')
    .select('state')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('newsletter_recipient').select('newsletter_id').where('id', '=', recipientId),
    )
    // Waits for a stop that is being committed, whose transaction has passed this email by.
    .$if(dialect === 'postgres', (query) => query.forShare())
    .executeTakeFirst()
  if (newsletter?.state !== 'stopped') return false
  await tx.deleteFrom('mail_queue').where('subject_id', '=', recipientId).where('sent_at', 'is', null).execute()
  await tx
    .updateTable('newsletter_recipient')
    .set({ state: 'waiting', email_id: null })
    .where('id', '=', recipientId)
    .execute()
  return true
}

/** Stops all that are being sent; returns how many. */
export async function stopAll(tx: Tx, now: number): Promise<number> {
  const running = await tx.selectFrom('newsletter').select('id').where('state', '=', 'sending').execute()
  for (const { id } of running) await stopSending(tx, id, now)
  return running.length
}

/** Goes on with the recipients that are left. Returns whether it was stopped, and they are not forgotten yet. */
export async function resumeSending(tx: Tx, id: string, now: number): Promise<boolean> {
  const resumed = await changeState(tx, id, 'stopped', { state: 'sending', ended_at: null, next_at: now })
  if (resumed) await recordChange(tx, 'newsletter', id, 'changed', now)
  return resumed
}

async function changeState(
  tx: Tx,
  id: string,
  from: 'sending' | 'stopped',
  change: { state: 'sending' | 'stopped'; ended_at: number | null; next_at?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .where('totals', '=', '')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
