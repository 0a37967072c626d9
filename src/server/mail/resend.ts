import type { EmailRow, Tx } from '../store/tables.ts'
import { enqueueEmail } from './mailQueue.ts'

const due = (now: number) => ({ next_at: now, dead_at: null, held_at: null, attempts: 0 })

/**
 * Makes an unsent email due now. One that was sent is queued as a new one, because mailboxes would drop a second email
 * with the same Message-ID. Returns how many will be sent.
 */
export async function resendEmail(
  tx: Tx,
  email: Pick<EmailRow, 'id' | 'kind' | 'subject_id' | 'sent_at'>,
  now: number,
): Promise<number> {
  if (email.sent_at !== null) {
    await enqueueEmail(tx, email.kind, email.subject_id, now)
    return 1
  }
  const { numUpdatedRows } = await tx
    .updateTable('mail_queue')
    .set(due(now))
    .where('id', '=', email.id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Makes all emails due that were given up; returns how many. */
export async function resendDead(tx: Tx, now: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('mail_queue')
    .set(due(now))
    .where('sent_at', 'is', null)
    .where('dead_at', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
