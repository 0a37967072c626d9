import type { Kysely } from 'kysely'
import type { Attachment, EnquiryMessage, HeldMailPage } from '#contract/staff/messages.ts'
import { isoTime } from '../enquiries/enquiryItem.ts'
import type { EnquiryMessageRow } from '../store/messageTables.ts'
import type { Tables } from '../store/tables.ts'
import { filesOf } from './attachments.ts'

/** Of one conversation; the newest of more. */
const mostMessages = 500

/** The messages of an enquiry, oldest first. An email that the enquiry was made of has the same text. */
export async function messagesOf(db: Kysely<Tables>, enquiryId: string, beginning: string): Promise<EnquiryMessage[]> {
  const rows = await db
    .selectFrom('enquiry_message')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('id', 'desc')
    .limit(mostMessages)
    .execute()
  const files = await filesOf(
    db,
    'message_id',
    rows.map(({ id }) => id),
  )
  return rows.reverse().map((row, at) => {
    const isBeginning = at === 0 && row.direction === 'in' && row.text !== '' && row.text === beginning
    return messageOf(row, files.get(row.id), isBeginning)
  })
}

/** A message as staff see it. */
export function messageOf(row: EnquiryMessageRow, attachments: Attachment[] = [], isBeginning = false): EnquiryMessage {
  return {
    id: row.id,
    direction: row.direction,
    channel: row.channel,
    kind: row.kind,
    from: { name: row.from_name, address: row.from_address },
    to: JSON.parse(row.to_addresses) as string[],
    author: row.author,
    subject: row.subject,
    text: row.text,
    quoted: row.quoted,
    isBeginning,
    isFromOther: row.is_from_other === 1,
    answerId: row.answer_id,
    at: isoTime(row.sent_at),
    attachments,
  }
}

/** Emails that wait for a member to say where they belong, newest first. */
export async function heldMails(db: Kysely<Tables>, cursor: string | undefined, limit: number): Promise<HeldMailPage> {
  const rows = await db
    .selectFrom('enquiry_message')
    .selectAll()
    .where('enquiry_id', 'is', null)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const files = await filesOf(
    db,
    'message_id',
    shown.map(({ id }) => id),
  )
  const suggested = shown.flatMap(({ suggestion }) => suggestion ?? [])
  const enquiries =
    suggested.length === 0
      ? []
      : await db.selectFrom('enquiry').select(['id', 'reference', 'name']).where('id', 'in', suggested).execute()
  const items = shown.map((row) => {
    const { id, from, to, subject, text, quoted, kind, at, attachments } = messageOf(row, files.get(row.id))
    const suggestion = enquiries.find((one) => one.id === row.suggestion) ?? null
    return {
      id,
      from,
      to,
      subject,
      text,
      quoted,
      kind,
      at,
      attachments,
      suggestion,
      because: row.held_because ?? 'unknown',
    }
  })
  return { items, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
