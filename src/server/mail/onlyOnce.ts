import type { EmailKind } from '#contract/staff/operation.ts'
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
 * The result of an attempt as the queue records it. An answer that is refused for good is given up at once. A newsletter reaches nobody twice, so an attempt that may have arrived
 * is its last. A refused address is not tried again, and a newsletter that is given up is no case for the provider.
 */
export function finalResult(email: EmailRow, result: DeliveryResult, reason?: SmtpReason): DeliveryResult {
  if (result.done) return result
  if (toOnePerson.has(email.kind))
    return isRefused(reason) ? { ...result, isFinal: true, error: refusalText(reason) } : result
  if (email.kind !== 'newsletter') return result
  const last = { ...result, done: true, interrupted: false }
  if (result.error?.startsWith(uncertain)) return last
  const { reply = 0, status = '', atRecipient } = reason ?? {}
  if (atRecipient && reply >= 500 && !isAboutUs(status))
    return { ...last, refused: isHard(status) ? 'hard' : 'soft', error: `refused: ${reply} ${status}`.trim() }
  return retryDelay(email.attempts) === undefined ? last : result
}

/** Emails to one person, whose refusal by a mail server is the end of them. */
const toOnePerson: ReadonlySet<EmailKind> = new Set(['answer', 'acknowledgement'])
/** The error of an answer whose file was found infected while it waited. */
export const infectedFile = 'not sent: one of its files is infected'
/** Begins the error of an email that a mail server refused for good. */
export const refusedForGood = 'refused for good: '

/** A 5xx to the recipient or to the email. To the login or the sender it is about our settings, and may be mended. */
function isRefused({ reply = 0, atRecipient, atContent }: SmtpReason = { code: '' }): boolean {
  return reply >= 500 && (atRecipient === true || atContent === true)
}

function refusalText({ reply, status }: SmtpReason = { code: '' }): string {
  const code = [reply, status].filter((one) => one !== undefined).join(' ')
  return `${refusedForGood}${code}${isHard(status) ? ', there is no such mailbox' : ''}`
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
