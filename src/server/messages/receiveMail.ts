import { uuidv7 } from '#contract/idempotencyKey.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Backend } from '../backend.ts'
import { changeEnquiry } from '../enquiries/changeEnquiry.ts'
import { addNote } from '../enquiries/notes.ts'
import { normalisedAddress } from '../mail/emailAddress.ts'
import { emailIdOf } from '../mail/emailIds.ts'
import { applyReport } from '../newsletters/applyReport.ts'
import { listMembers } from '../staff/members.ts'
import { recordChange } from '../store/changes.ts'
import type { Tx } from '../store/tables.ts'
import { answerOf, noteFailure } from './answerFailed.ts'
import { type Match, type MatchContext, matchMail } from './matchMail.ts'
import type { IncomingMail } from './readMail.ts'
import { clientWrote, mailActor, type NewMessageRow, storeMessage } from './storeMessage.ts'

/** Milliseconds from the writing of an email to its receipt; also of one that waited while the server was away. */
const longestWay = 365 * 24 * 3_600_000

/** The result for one email: 'known' if it had come before, 'own' if this server sent it itself. */
export type MailOutcome = 'stored' | 'held' | 'known' | 'own'

/** The context of matching, from the settings and the members. */
export async function matchContext({ store, mail, secret, staff = [] }: Backend): Promise<MatchContext> {
  const office = [...(mail?.to ?? []), /<([^<>]+)>\s*$/.exec(mail?.from ?? '')?.[1] ?? mail?.from ?? '']
  const members = await listMembers(store.db, staff)
  const addresses = [...members.map(({ address }) => address), ...office.filter(Boolean).map(normalisedAddress)]
  return { pattern: mail?.replyAddress, secret, staff: new Set(addresses) }
}

/** Stores an email where it belongs, once, and opens its enquiry again if somebody waits for an answer. */
export async function receiveMail(
  tx: Tx,
  received: IncomingMail,
  context: MatchContext,
  now: number,
): Promise<MailOutcome> {
  const mail = asWritten(received, context)
  if (await isOwn(tx, mail)) return 'own'
  const reported = mail.failure || mail.report ? await receiveReport(tx, mail, now) : undefined
  if (reported !== undefined) return reported
  const match = await matchMail(tx, mail, context)
  const isByPerson = mail.kind === 'message'
  if (match.state === 'staff' && !match.isToClient && isByPerson) return receiveNote(tx, mail, match.enquiryId, now)
  const id = await storeMessage(tx, rowOf(mail, match, now), mail.files, now)
  if (id === undefined) return 'known'
  if (match.state === 'held') return 'held'
  const { enquiryId } = match
  // An out-of-office reply of a member or of the office answers nobody.
  if (!isByPerson) await recordChange(tx, 'enquiry', enquiryId, 'changed', now)
  else if (match.state === 'staff') {
    await changeEnquiry(tx, enquiryId, { state: 'answered', isAnswer: true }, mail.sender, now)
    await recordAudit(tx, mail.sender, 'enquiry answer by mail', enquiryId, now)
  } else await clientWrote(tx, enquiryId, { channel: 'mail', at: now, actor: mailActor }, now)
  return 'stored'
}

/**
 * By its writer. The office's group address, as of Google Groups, puts itself in place of a sender whose domain allows no
 * other to send in its name (DMARC). Of an email in another sender's name the writer is anybody's claim.
 */
function asWritten(mail: IncomingMail, { staff }: MatchContext): IncomingMail {
  return mail.listWriter && staff.has(mail.sender) ? { ...mail, ...mail.listWriter } : mail
}

/** Copies of what this server sent come back where its own address is among the recipients. */
async function isOwn(tx: Tx, { messageId }: IncomingMail): Promise<boolean> {
  const id = emailIdOf(messageId)
  if (id === undefined) return false
  const row = await tx
    .selectFrom('mail_queue')
    .select('id')
    .where(({ eb, or }) => or([eb('id', '=', id), eb('digest_id', '=', id)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A report about an answer, or else about a newsletter; `undefined` if it is about neither. */
async function receiveReport(tx: Tx, mail: IncomingMail, now: number): Promise<MailOutcome | undefined> {
  const { failure, report } = mail
  const answer = failure && (await answerOf(tx, failure.emailId))
  if (!answer) return report && (await applyReport(tx, report, now)) ? 'stored' : undefined
  const { id: answer_id, enquiry_id: enquiryId } = answer
  const row = { ...rowOf(mail, { state: 'client', enquiryId, isFromOther: false }, now), answer_id }
  if ((await storeMessage(tx, row, mail.files, now)) === undefined) return 'known'
  await noteFailure(tx, enquiryId, now)
  return 'stored'
}

/**
 * A member's email to the conversation's address, and not to the client, is a note. What came with it, files and a message that
 * was forwarded, stands in the conversation beside it.
 */
async function receiveNote(tx: Tx, mail: IncomingMail, enquiry_id: string, now: number): Promise<MailOutcome> {
  const before = await tx.selectFrom('idempotency').select('key').where('key', '=', mail.mark).executeTakeFirst()
  if (before) return 'known'
  const id = uuidv7(now)
  const key = { key: mail.mark, fingerprint: '', status: 201, body: '', subject: id, created_at: now }
  await tx.insertInto('idempotency').values(key).execute()
  await addNote(tx, { id, enquiry_id, author: mail.sender, text: mail.text || mail.subject, created_at: now })
  const quoted = quotesOwn(mail) ? '' : mail.quoted
  if (mail.files.length > 0 || quoted !== '') {
    const row = rowOf(mail, { state: 'client', enquiryId: enquiry_id, isFromOther: true }, now)
    // Without an address and an id, by which the member would have a part in the conversation and the client's answer name it.
    const beside = { ...row, address: '', message_id: '', author: mail.sender, text: quoted, quoted: '' }
    await storeMessage(tx, beside, mail.files, now)
  }
  await recordAudit(tx, mail.sender, 'enquiry note by mail', enquiry_id, now)
  return 'stored'
}

/** Whether it answers an email of this server's, and so repeats nothing else below its text. */
function quotesOwn({ inReplyTo, references }: IncomingMail): boolean {
  return emailIdOf(inReplyTo || (references.at(-1) ?? '')) !== undefined
}

function rowOf(mail: IncomingMail, match: Match, now: number): NewMessageRow {
  const isHeld = match.state === 'held'
  return {
    enquiry_id: isHeld ? null : match.enquiryId,
    mark: mail.mark,
    direction: match.state === 'staff' ? 'out' : 'in',
    channel: 'mail',
    kind: mail.kind,
    from_name: mail.from.name,
    from_address: mail.from.address,
    address: mail.sender,
    to_addresses: JSON.stringify(mail.to),
    author: match.state === 'staff' ? mail.sender : '',
    subject: mail.subject,
    text: mail.text,
    quoted: mail.quoted,
    message_id: mail.messageId,
    in_reply_to: mail.inReplyTo,
    message_references: mail.references.join(' '),
    is_from_other: match.state === 'client' && match.isFromOther ? 1 : 0,
    answer_id: null,
    held_because: isHeld ? match.because : null,
    suggestion: isHeld ? match.suggestion : null,
    sent_at: believed(mail.sentAt, now),
  }
}

/**
 * When it was written; when it came, where the writer's clock cannot be right. One that is ahead must not put a message behind
 * those that come later, and one that was never set not above the enquiry, where nobody looks for it.
 */
function believed(sentAt: number | undefined, now: number): number {
  return sentAt !== undefined && sentAt <= now && sentAt > now - longestWay ? sentAt : now
}
