import type { Kysely } from 'kysely'
import { phoneNumbersIn } from '#contract/phoneNumbers.ts'
import type { ClientCall } from '#contract/staff/calls.ts'
import type { EnquiryAnswer, EnquiryDetail } from '#contract/staff/enquiries.ts'
import type { Attachment } from '#contract/staff/messages.ts'
import { nextCall } from '../calls/bookings.ts'
import { zonesOfNumber } from '../calls/clientZones.ts'
import { isEmailAddress } from '../mail/emailAddress.ts'
import { filesOf } from '../messages/attachments.ts'
import { messagesOf } from '../messages/threadMessages.ts'
import type { EmailRow, EnquiryAnswerRow, EnquiryEventRow, EnquiryNoteRow, Tables } from '../store/tables.ts'
import { emailState, enquiryEmails } from './enquiryEmails.ts'
import { isoTime, itemOf, itemsWithIds, selectItems } from './enquiryItem.ts'
import { readOffice } from './office.ts'
import { tagsOf } from './tags.ts'
import { tasksOf } from './tasks.ts'

const mostOthers = 50
const mostRecords = 500

/** One enquiry with everything that belongs to it; `undefined` if there is none. */
export async function enquiryDetail(db: Kysely<Tables>, id: string, now: number): Promise<EnquiryDetail | undefined> {
  const row = await selectItems(db)
    .select(['enquiry.message', 'enquiry.address', 'enquiry.written_at', 'enquiry.name', 'enquiry.email'])
    .where('enquiry.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const [tags, notes, answers, messages, events, others] = await Promise.all([
    tagsOf(db, [id]),
    recordsOf(db, 'enquiry_note', id),
    answersOf(db, id, now),
    messagesOf(db, id, row.message),
    recordsOf(db, 'enquiry_event', id),
    othersOf(db, id, row.address, now),
  ])
  return {
    ...itemOf(row, tags.get(id) ?? [], now),
    name: row.name,
    email: row.email,
    contactNumber: row.contact_number,
    message: row.message,
    phoneNumbers: phoneNumbersIn(row.contact_number),
    canAnswer: isEmailAddress(row.email.trim()),
    writtenAt: isoTime(row.written_at),
    notes: notes.map(noteOf),
    answers,
    messages,
    events: events.map(({ id: eventId, created_at, actor, kind, from_value, to_value }) => {
      return { id: eventId, at: isoTime(created_at), actor, kind, from: from_value, to: to_value }
    }),
    emails: await enquiryEmails(db, id),
    call: await clientCall(db, id, row.contact_number, now),
    tasks: await tasksOf(db, id),
    others,
  }
}

async function clientCall(db: Kysely<Tables>, id: string, contactNumber: string, now: number): Promise<ClientCall> {
  const [{ calls }, booking] = await Promise.all([readOffice(db), nextCall(db, id, now)])
  return {
    isOpen: calls !== undefined,
    booking: booking
      ? { startsAt: isoTime(booking.starts_at), endsAt: isoTime(booking.ends_at), zone: booking.zone }
      : null,
    zones: booking ? [booking.zone] : zonesOfNumber(phoneNumbersIn(contactNumber), now),
  }
}

/** A note as staff see it. */
export function noteOf({ id, author, text, created_at }: EnquiryNoteRow) {
  return { id, author, text, at: isoTime(created_at) }
}

/** The answers to an enquiry, oldest first, with what became known of their delivery. */
export async function answersOf(db: Kysely<Tables>, enquiryId: string, now: number): Promise<EnquiryAnswer[]> {
  const rows = await db
    .selectFrom('enquiry_answer')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('id')
    .limit(mostRecords)
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  // Sent again by the command line, an answer has another row in the queue: the newest one counts.
  const emails = await db.selectFrom('mail_queue').selectAll().where('subject_id', 'in', ids).orderBy('id').execute()
  const latest = new Map(emails.map((email) => [email.subject_id, email]))
  const bounces = await db
    .selectFrom('enquiry_message')
    .select(['answer_id', 'text', 'received_at'])
    .where('enquiry_id', '=', enquiryId)
    .where('kind', '=', 'bounce')
    .execute()
  const files = await filesOf(db, 'answer_id', ids)
  return rows.map((row) => {
    const email = latest.get(row.id)
    // Sent again since, it counts as what became of that.
    const bounce = bounces.find((one) => one.answer_id === row.id && one.received_at >= (email?.created_at ?? 0))
    return answerOf(row, email, bounce !== undefined, files.get(row.id) ?? [], now)
  })
}

function answerOf(
  row: EnquiryAnswerRow,
  email: EmailRow | undefined,
  hasBounced: boolean,
  attachments: Attachment[],
  now: number,
): EnquiryAnswer {
  const delivery = hasBounced ? 'bounced' : email ? emailState(email) : 'gone'
  // As `cancelAnswer` decides; one that was sent again has another row in the queue.
  const isUnsent = email?.id === row.email_id && email.sent_at === null && email.attempts === 0
  const canCancel = isUnsent && (delivery === 'waiting' || delivery === 'held')
  return {
    id: row.id,
    ...(email && { emailId: email.id }),
    author: row.author,
    subject: row.subject,
    text: row.text,
    at: isoTime(row.created_at),
    delivery,
    error: email?.error ?? null,
    cancelUntil: canCancel && delivery === 'waiting' && email.next_at > now ? isoTime(email.next_at) : null,
    ...(canCancel && { canCancel }),
    attachments,
    version: row.version ?? 0,
  }
}

async function othersOf(db: Kysely<Tables>, id: string, address: string, now: number) {
  if (address === '') return []
  const rows = await db
    .selectFrom('enquiry')
    .select('id')
    .where('address', '=', address)
    .where('id', '!=', id)
    .orderBy('id', 'desc')
    .limit(mostOthers)
    .execute()
  return itemsWithIds(
    db,
    rows.map((row) => row.id),
    now,
  )
}

type RecordTable = 'enquiry_note' | 'enquiry_event'
type RecordRow<T extends RecordTable> = T extends 'enquiry_note' ? EnquiryNoteRow : EnquiryEventRow

async function recordsOf<T extends RecordTable>(db: Kysely<Tables>, table: T, id: string): Promise<RecordRow<T>[]> {
  const query = db.selectFrom<RecordTable>(table).selectAll().where('enquiry_id', '=', id)
  return (await query.orderBy('id').limit(mostRecords).execute()) as RecordRow<T>[]
}
