import type { EmailRow, Tx } from '../store/tables.ts'
import { enqueueEmail } from './mailQueue.ts'
import { isClaimed } from './onlyOnce.ts'

const due = (now: number) => ({ next_at: now, dead_at: null, held_at: null, attempts: 0 })

/**
 * Makes an unsent email due now. One that was sent is queued as a new one, because mailboxes would drop a second email
 * with the same Message-ID. A newsletter that was sent, or is on its way, is not: nobody gets one twice. Nor is an email
 * that was tried since it was read. Returns how many will be sent.
 */
export async function resendEmail(tx: Tx, email: EmailRow, now: number): Promise<number> {
  if (email.kind === 'newsletter' && (email.sent_at !== null || isClaimed(email))) return 0
  if (email.sent_at !== null) {
    await enqueueEmail(tx, email.kind, email.subject_id, now, { yields: email.yields === 1 })
    return 1
  }
  const { numUpdatedRows } = await tx
    .updateTable('mail_queue')
    .set(due(now))
    .where('id', '=', email.id)
    .where('sent_at', 'is', null)
    // A claim counts the attempt and takes a newsletter's error away.
    .where('attempts', '=', email.attempts)
    .where('error', email.error === null ? 'is' : '=', email.error)
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
