import type { HeldBecause } from '#contract/staff/messages.ts'
import { referencesIn } from '../enquiries/reference.ts'
import { normalisedAddress } from '../mail/emailAddress.ts'
import { emailIdOf } from '../mail/emailIds.ts'
import { idInText } from '../mail/idAddress.ts'
import type { Tx } from '../store/tables.ts'
import type { IncomingMail } from './readMail.ts'

/** The settings by which an email is matched. */
export interface MatchContext {
  /** `REPLY_ADDRESS`. */
  pattern: string | undefined
  secret: string
  /** Normalised addresses of members, and of the office. */
  staff: ReadonlySet<string>
}

/** The place of an email. */
export type Match =
  /** From the client, or from somebody who got an email of the conversation. */
  | { state: 'client'; enquiryId: string; isFromOther: boolean }
  /** From a member, to the client or, if `isToClient` is false, to the conversation's address only. */
  | { state: 'staff'; enquiryId: string; isToClient: boolean }
  | { state: 'held'; because: HeldBecause; suggestion: string | null }

/** Enquiries of one sender that are looked at. */
const mostOpen = 2

/**
 * Finds the conversation: by the address that only it has; then, for a sender who has a part in it, by the emails that this
 * one answers and by the reference in its subject; then by a sender with exactly one enquiry that is not closed. Whatever
 * only names a conversation is held: a name, a subject and a sender are easily made up.
 */
export async function matchMail(tx: Tx, mail: IncomingMail, context: MatchContext): Promise<Match> {
  const { pattern, secret, staff } = context
  const addressed = pattern && idInText({ purpose: 'reply', pattern, secret }, mail.recipients.join(' '))
  const byAddress = addressed === undefined ? undefined : await partsIn(tx, addressed)
  if (byAddress) {
    const isClient = byAddress.addresses.has(mail.sender)
    if (isClient || !staff.has(mail.sender))
      return { state: 'client', enquiryId: byAddress.id, isFromOther: mail.sender !== byAddress.client }
    return mail.hasFailedCheck ? held('failedCheck', byAddress.id) : fromStaff(mail, byAddress)
  }
  const named = [...(await answeredBy(tx, mail)), ...(await namedIn(tx, mail.subject))]
  for (const id of new Set(named)) {
    const parts = await partsIn(tx, id)
    if (!parts) continue
    const isClient = parts.addresses.has(mail.sender)
    if (!isClient && !staff.has(mail.sender)) return held('otherSender', id)
    if (mail.hasFailedCheck) return held('failedCheck', id)
    return isClient
      ? { state: 'client', enquiryId: id, isFromOther: mail.sender !== parts.client }
      : fromStaff(mail, parts)
  }
  const [only, another] = mail.sender === '' ? [] : await openOf(tx, mail.sender)
  if (only === undefined || another !== undefined) return held('unknown', only ?? null)
  return mail.hasFailedCheck ? held('failedCheck', only) : { state: 'client', enquiryId: only, isFromOther: false }
}

function held(because: HeldBecause, suggestion: string | null): Match {
  return { state: 'held', because, suggestion }
}

function fromStaff(mail: IncomingMail, { id, client }: Parts): Match {
  return { state: 'staff', enquiryId: id, isToClient: client !== '' && mail.recipients.includes(client) }
}

interface Parts {
  id: string
  /** Normalised address of who made the enquiry, or empty. */
  client: string
  /** Of everybody who has a part in the conversation. */
  addresses: ReadonlySet<string>
}

async function partsIn(tx: Tx, id: string): Promise<Parts | undefined> {
  const enquiry = await tx.selectFrom('enquiry').select('address').where('id', '=', id).executeTakeFirst()
  if (!enquiry) return undefined
  const others = await tx
    .selectFrom('enquiry_message')
    .select('address')
    .distinct()
    .where('enquiry_id', '=', id)
    .where('direction', '=', 'in')
    .where('kind', '=', 'message')
    .limit(100)
    .execute()
  const addresses = [enquiry.address, ...others.map(({ address }) => address)].filter((one) => one !== '')
  return { id, client: enquiry.address, addresses: new Set(addresses) }
}

/** The enquiries of the emails that this one answers, the nearest first. */
async function answeredBy(tx: Tx, mail: IncomingMail): Promise<string[]> {
  const ids = [mail.inReplyTo, ...mail.references.toReversed()].filter((id) => id !== '')
  if (ids.length === 0) return []
  const found = new Map<string, string>()
  const own = ids.flatMap((id) => emailIdOf(id) ?? [])
  if (own.length > 0) {
    const answers = await tx
      .selectFrom('enquiry_answer')
      .select(['email_id', 'enquiry_id'])
      .where('email_id', 'in', own)
      .execute()
    for (const { email_id, enquiry_id } of answers) found.set(email_id, enquiry_id)
    // An answer that was sent again has another email; those of a digest are about several enquiries, and name none.
    const emails = await tx
      .selectFrom('mail_queue')
      .leftJoin('enquiry_answer', 'enquiry_answer.id', 'mail_queue.subject_id')
      .select(['mail_queue.id', 'mail_queue.kind', 'mail_queue.subject_id', 'enquiry_answer.enquiry_id'])
      .where('mail_queue.id', 'in', own)
      .where('mail_queue.kind', 'in', ['enquiry', 'answer', 'acknowledgement'])
      .execute()
    for (const { id, kind, subject_id, enquiry_id } of emails) {
      const enquiryId = kind === 'answer' ? enquiry_id : subject_id
      if (enquiryId !== null) found.set(id, enquiryId)
    }
  }
  const messages = await tx
    .selectFrom('enquiry_message')
    .select(['message_id', 'enquiry_id'])
    .where('message_id', 'in', ids)
    .where('enquiry_id', 'is not', null)
    .execute()
  for (const { message_id, enquiry_id } of messages) if (enquiry_id !== null) found.set(message_id, enquiry_id)
  return ids.flatMap((id) => found.get(emailIdOf(id) ?? id) ?? found.get(id) ?? [])
}

async function namedIn(tx: Tx, subject: string): Promise<string[]> {
  const references = referencesIn(subject)
  if (references.length === 0) return []
  const rows = await tx.selectFrom('enquiry').select('id').where('reference', 'in', references).limit(5).execute()
  return rows.map(({ id }) => id)
}

async function openOf(tx: Tx, sender: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('enquiry')
    .select('id')
    .where('address', '=', normalisedAddress(sender))
    .where('state', 'not in', ['closed', 'spam'])
    .orderBy('id', 'desc')
    .limit(mostOpen)
    .execute()
  return rows.map(({ id }) => id)
}
