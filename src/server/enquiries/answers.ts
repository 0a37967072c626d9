import { answerDelay, enquiryStates } from '#contract/staff/enquiries.ts'
import { attachmentLimits } from '#contract/staff/messages.ts'
import { isEmailAddress } from '../mail/emailAddress.ts'
import { enqueueEmail } from '../mail/mailQueue.ts'
import { recordChange } from '../store/changes.ts'
import type { Tx } from '../store/tables.ts'
import { addEvent, changeEnquiry, type EnquiryEdit } from './changeEnquiry.ts'
import { addToSearch } from './notes.ts'

/** An answer by a member of staff to an enquirer. */
export interface Answer {
  id: string
  enquiryId: string
  author: string
  subject: string
  text: string
  /** Leaves the state as it is. */
  keepState: boolean
  /** Ids of files that were uploaded for this enquiry. */
  attachments?: readonly string[]
  /** The version that was answered. */
  version?: number | undefined
  /** Asks also if everything since that version was the author's own. */
  strict?: boolean | undefined
}

/**
 * 'conflict': somebody changed the enquiry since that version. 'noAddress': the enquirer left no valid one. 'missingFile': one
 * of the files is gone or was sent; 'infectedFile': a scan found something in one; 'tooManyFiles': together they are too many or too large.
 */
export type AnswerResult = 'done' | 'missing' | 'conflict' | 'noAddress' | FileProblem

/** Queues an email to the enquirer, with a moment to cancel it. If the result is not 'done', the transaction must be undone. */
export async function answerEnquiry(tx: Tx, answer: Answer, now: number): Promise<AnswerResult> {
  const { id, enquiryId, author, subject, text } = answer
  const enquiry = await tx
    .selectFrom('enquiry')
    .select(['email', 'state', 'version'])
    .where('id', '=', enquiryId)
    .executeTakeFirst()
  if (!enquiry) return 'missing'
  if (!isEmailAddress(enquiry.email.trim())) return 'noAddress'
  const { version = enquiry.version, strict, keepState } = answer
  const state = keepState ? enquiry.state : 'answered'
  const edited = await changeEnquiry(tx, enquiryId, { version, strict, state, isAnswer: true }, author, now)
  if (edited !== 'done') return edited
  // Two emails are never sent in the belief that there is one, whoever wrote the other. Looked for while the row is locked.
  if (await wasAnsweredSince(tx, enquiryId, version)) return 'conflict'
  const made = await tx.selectFrom('enquiry').select('version').where('id', '=', enquiryId).executeTakeFirstOrThrow()
  const thread = await threadOf(tx, enquiryId)
  const email_id = await enqueueEmail(tx, 'answer', id, now, { delay: answerDelay * 1000 })
  const words = { id, enquiry_id: enquiryId, author, subject, text, email_id, thread: thread.join(' ') }
  const row = { ...words, version: made.version, created_at: now }
  await tx.insertInto('enquiry_answer').values(row).execute()
  const attached = await attachFiles(tx, enquiryId, id, answer.attachments ?? [])
  if (attached !== 'done') return attached
  await addToSearch(tx, enquiryId, `${subject}\n${text}`)
  await addEvent(tx, enquiryId, author, 'answer', now, enquiry.state, state)
  return 'done'
}

async function wasAnsweredSince(tx: Tx, enquiryId: string, version: number): Promise<boolean> {
  const later = tx
    .selectFrom('enquiry_answer')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .where('version', '>', version)
    .limit(1)
  return (await later.executeTakeFirst()) !== undefined
}

type FileProblem = 'missingFile' | 'infectedFile' | 'tooManyFiles'

/** Makes uploaded files part of an answer. */
async function attachFiles(
  tx: Tx,
  enquiryId: string,
  answerId: string,
  ids: readonly string[],
): Promise<'done' | FileProblem> {
  if (ids.length === 0) return 'done'
  const wanted = [...new Set(ids)]
  const files = await tx
    .updateTable('attachment')
    .set({ answer_id: answerId })
    .where('id', 'in', wanted)
    .where('enquiry_id', '=', enquiryId)
    .where('answer_id', 'is', null)
    .where('message_id', 'is', null)
    .returning(['bytes', 'threat'])
    .execute()
  if (files.length < wanted.length) return 'missingFile'
  if (files.some(({ threat }) => threat !== null)) return 'infectedFile'
  const together = files.reduce((sum, { bytes }) => sum + Number(bytes), 0)
  return files.length > attachmentLimits.count || together > attachmentLimits.together ? 'tooManyFiles' : 'done'
}

/** Takes an answer back that no mail server has got yet, with the state, and the reminder that it ended. Returns its enquiry if that was possible. */
export async function cancelAnswer(tx: Tx, id: string, actor: string, now: number): Promise<string | undefined> {
  const answer = await tx
    .selectFrom('enquiry_answer')
    .select(['enquiry_id', 'email_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!answer) return undefined
  const unsent = await tx
    .deleteFrom('mail_queue')
    .where('id', '=', answer.email_id)
    .where('sent_at', 'is', null)
    .where('attempts', '=', 0)
    .returning('id')
    .executeTakeFirst()
  if (!unsent) return undefined
  const { enquiry_id } = answer
  // The files stay for the answer that is sent instead.
  await tx.updateTable('attachment').set({ answer_id: null }).where('answer_id', '=', id).execute()
  await tx.deleteFrom('enquiry_answer').where('id', '=', id).execute()
  const back = await wayBackFromAnswers(tx, enquiry_id)
  if (back) await changeEnquiry(tx, enquiry_id, back, actor, now)
  await addEvent(tx, enquiry_id, actor, 'answerCancelled', now)
  await recordChange(tx, 'enquiry', enquiry_id, 'changed', now)
  return enquiry_id
}

/**
 * The state before the answer that made an enquiry an answered one, with the reminder that it ended, if neither that answer nor
 * a later one is left, and nobody has changed the state since; else `undefined`.
 */
async function wayBackFromAnswers(tx: Tx, enquiryId: string): Promise<EnquiryEdit | undefined> {
  // Locks the row: of two who cancel the last two answers at once, the second sees what the first did.
  const enquiry = await tx
    .updateTable('enquiry')
    .set(({ ref }) => ({ state: ref('state') }))
    .where('id', '=', enquiryId)
    .returning('snoozed_until')
    .executeTakeFirst()
  const last = await tx
    .selectFrom('enquiry_event')
    .select(['kind', 'from_value', 'created_at'])
    .where('enquiry_id', '=', enquiryId)
    .where(({ eb, or, and }) =>
      or([
        eb('kind', '=', 'state'),
        and([eb('kind', '=', 'answer'), eb('to_value', '=', 'answered'), eb('from_value', '!=', 'answered')]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.kind !== 'answer') return undefined
  const left = await tx
    .selectFrom('enquiry_answer')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .where('created_at', '>=', last.created_at)
    .limit(1)
    .executeTakeFirst()
  const state = enquiryStates.find((one) => one === last.from_value)
  if (left || !state) return undefined
  // One that was set since stays.
  if (enquiry?.snoozed_until !== null) return { state }
  return { state, snoozedUntil: await reminderEndedAt(tx, enquiryId, last.created_at) }
}

/** The reminder that an answer of that moment ended, as ISO 8601; `undefined` if there was none. */
async function reminderEndedAt(tx: Tx, enquiryId: string, time: number): Promise<string | undefined> {
  const ended = await tx
    .selectFrom('enquiry_event')
    .select('from_value')
    .where('enquiry_id', '=', enquiryId)
    .where('kind', '=', 'snooze')
    .where('to_value', '=', '')
    .where('created_at', '=', time)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return ended?.from_value
}

/** Emails that an answer names; of a longer conversation the newest. */
const mostBefore = 20
/** A Message-ID of another's that may stand in a header of ours. */
const foreignId = /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/

/**
 * The emails that an answer continues, oldest first: the one that took the enquiry to the provider, so that a reply of the
 * enquirer's joins it in the provider's mailbox too, the answers before, and the client's emails by their own Message-IDs.
 */
async function threadOf(tx: Tx, enquiryId: string): Promise<string[]> {
  const notice = await tx
    .selectFrom('mail_queue')
    .select(['id', 'digest_id'])
    .where('subject_id', '=', enquiryId)
    .where('kind', '=', 'enquiry')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const answers = await tx
    .selectFrom('enquiry_answer')
    .select(['email_id', 'created_at as at'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('id', 'desc')
    .limit(mostBefore)
    .execute()
  const messages = await tx
    .selectFrom('enquiry_message')
    .select(['message_id', 'received_at as at'])
    .where('enquiry_id', '=', enquiryId)
    .where('channel', '=', 'mail')
    .where('kind', '=', 'message')
    .orderBy('id', 'desc')
    .limit(mostBefore)
    .execute()
  const foreign = messages.filter(({ message_id }) => foreignId.test(message_id))
  const before = [
    ...answers.map(({ email_id, at }) => ({ id: email_id, at })),
    ...foreign.map(({ message_id, at }) => ({ id: message_id, at })),
  ]
  const ids = before
    .reverse()
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id)
  return [...(notice ? [notice.digest_id ?? notice.id] : []), ...ids.slice(-mostBefore)]
}
