import * as v from 'valibot'
import { storableText } from '#contract/staff/text.ts'
import { recordAudit, webhookActor } from '../audit/audit.ts'
import { HttpError } from '../http/errors.ts'
import { texts } from '../http/texts.ts'
import { normalisedAddress } from '../mail/emailAddress.ts'
import { emailIdOf } from '../mail/emailIds.ts'
import { reportFailure } from '../messages/answerFailed.ts'
import type { Bounce } from '../store/subscriberTables.ts'
import type { Tx } from '../store/tables.ts'
import { endBy, noteBounce } from './bounces.ts'
import type { DeliveryReport } from './deliveryReport.ts'

/**
 * A report as JSON: about an email by its Message-ID, which is better, or about an address. A bounce is permanent unless it
 * says otherwise.
 */
export const bounceReport = v.object({
  kind: v.picklist(['bounce', 'complaint']),
  permanent: v.optional(v.boolean(), true),
  messageId: v.optional(v.pipe(storableText, v.maxLength(1000))),
  email: v.optional(v.pipe(storableText, v.maxLength(320))),
})

/** A bounce or complaint about one email, or else about the last newsletter to one address. */
export type Report = DeliveryReport | { bounce: Bounce; email: string }

/** The report of a checked body. The Message-ID of another sender's email, which is none of ours, names nobody. */
export function reportOf({ kind, permanent, messageId, email }: v.InferOutput<typeof bounceReport>): Report {
  const bounce = kind === 'complaint' ? 'complaint' : permanent ? 'hard' : 'soft'
  if (messageId !== undefined) return { bounce, emailId: emailIdOf(messageId) ?? '' }
  if (email === undefined) throw new HttpError(400, texts.bounces.aboutNobody)
  return { bounce, email }
}

/**
 * Applies a report to the answer or recipient that it names, or to the last newsletter to the address. Returns whether it is
 * known.
 * A repeated report changes nothing.
 */
export async function applyReport(tx: Tx, report: Report, now: number): Promise<boolean> {
  const { bounce } = report
  if ('emailId' in report && bounce !== 'complaint' && (await reportFailure(tx, report.emailId, now))) return true
  const subscriberId = 'email' in report ? await subscriberWith(tx, report.email) : undefined
  const recipient = await recipientOf(tx, 'emailId' in report ? report.emailId : undefined, subscriberId)
  const state = bounce === 'complaint' ? 'complained' : 'bounced'
  let ended: string | undefined
  if (recipient) ended = await noteBounce(tx, recipient.id, bounce, now)
  // Nothing on record was sent to it: a soft bounce proves nothing.
  else if (subscriberId !== undefined && bounce !== 'soft') ended = await endBy(tx, subscriberId, state, now)
  if (ended !== undefined) await recordAudit(tx, webhookActor, `subscriber ${state}`, ended, now)
  return recipient !== undefined || subscriberId !== undefined
}

async function recipientOf(tx: Tx, emailId: string | undefined, subscriberId: string | undefined) {
  const query = tx.selectFrom('newsletter_recipient').select('id')
  if (emailId !== undefined) return query.where('email_id', '=', emailId).executeTakeFirst()
  if (subscriberId === undefined) return undefined
  return query
    .where('subscriber_id', '=', subscriberId)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function subscriberWith(tx: Tx, email: string): Promise<string | undefined> {
  const address = normalisedAddress(email)
  return (await tx.selectFrom('subscriber').select('id').where('address', '=', address).executeTakeFirst())?.id
}
