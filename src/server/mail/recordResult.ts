import { answerGivenUp } from '../messages/answerFailed.ts'
import { recordRecipient } from '../newsletters/recipientResult.ts'
import { takeBackIfStopped } from '../newsletters/sending.ts'
import type { Store } from '../store/store.ts'
import type { EmailRow } from '../store/tables.ts'
import { type DeliveryResult, retryDelay, uncertain } from './mailQueue.ts'
import { recipientResult } from './onlyOnce.ts'

/**
 * Stores the result of a delivery for the emails that it was made of. A failed one is retried with growing delays and
 * finally given up, which opens the enquiry of an answer again, unless it is of a newsletter that was stopped meanwhile. Returns whether it was given up now.
 */
export async function recordResult(
  store: Store,
  emails: readonly EmailRow[],
  result: DeliveryResult,
  now: number,
): Promise<boolean> {
  const attempts = Math.max(...emails.map((email) => email.attempts))
  const delay = retryDelay(result.interrupted ? 1 : attempts)
  const isDead = !result.done && (result.isFinal === true || delay === undefined)
  const change = result.done
    ? { sent_at: now, error: result.error }
    : { next_at: now + (delay ?? 0), dead_at: isDead ? now : null, error: result.error }
  const row = {
    ...change,
    accepted: JSON.stringify(result.accepted),
    ...(result.interrupted ? { attempts: attempts - 1 } : {}),
  }
  const ids = emails.map(({ id }) => id)
  await store.write(async (tx) => {
    const [email] = emails
    const recipient = email?.kind === 'newsletter' ? email.subject_id : undefined
    const hasFailed = !result.done && !result.error?.startsWith(uncertain)
    if (recipient !== undefined && hasFailed && (await takeBackIfStopped(tx, store.dialect, recipient))) return
    await tx.updateTable('mail_queue').set(row).where('id', 'in', ids).execute()
    if (isDead && email?.kind === 'answer') await answerGivenUp(tx, email.id, now)
    if (recipient !== undefined && result.done) await recordRecipient(tx, recipient, recipientResult(result), now)
  })
  return isDead
}
