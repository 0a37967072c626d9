import type { RecipientResult } from '../newsletters/recipientResult.ts'
import type { EmailRow } from '../store/tables.ts'
import { type DeliveryResult, retryDelay, uncertain } from './mailQueue.ts'
import type { SmtpReason } from './smtpReason.ts'

/** The error of an email whose subject has been erased, moderated, confirmed or unsubscribed in the meantime. */
export const notNeeded = 'no longer needed'

/**
 * Enhanced status codes (RFC 3463) that say that the mailbox does not exist: unknown mailbox, unknown host, bad address,
 * moved, null MX, disabled. Others, such as a full mailbox, a policy or a list of senders, say nothing about the address.
 */
const noSuchMailbox = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/

/** Whether a status says that the mailbox is gone for good. */
export function isHard(status: string | undefined): boolean {
  return status !== undefined && noSuchMailbox.test(status)
}

/** Whether it is us that a status refuses: security or policy, or the sender's address (5.1.7, 5.1.8). */
export function isAboutUs(status: string): boolean {
  return /^[45]\.(?:7\.|1\.[78]$)/.test(status)
}

/**
 * The result of an attempt as the queue records it. A newsletter reaches nobody twice, so an attempt that may have arrived
 * is its last. A refused address is not tried again, and a newsletter that is given up is no case for the provider.
 */
export function finalResult(email: EmailRow, result: DeliveryResult, reason?: SmtpReason): DeliveryResult {
  if (email.kind !== 'newsletter' || result.done) return result
  const last = { ...result, done: true, interrupted: false }
  if (result.error?.startsWith(uncertain)) return last
  const { reply = 0, status = '', atRecipient } = reason ?? {}
  if (atRecipient && reply >= 500 && !isAboutUs(status))
    return { ...last, refused: isHard(status) ? 'hard' : 'soft', error: `refused: ${reply} ${status}`.trim() }
  return retryDelay(email.attempts) === undefined ? last : result
}

/**
 * Whether an instance claimed this newsletter and has left no result. It is on its way; or, once its lease is over, the
 * instance died while it sent it.
 */
export function isClaimed({ kind, attempts, error }: EmailRow): boolean {
  return kind === 'newsletter' && attempts > 0 && error === null
}

/** The state of a newsletter's recipient by the email's final result. */
export function recipientResult({ error, refused }: Pick<DeliveryResult, 'error' | 'refused'>): RecipientResult {
  if (error === null) return { state: 'sent' }
  if (error === notNeeded) return { state: 'skipped' }
  return error.startsWith(uncertain) ? { state: 'unsure' } : { state: 'failed', refused }
}
