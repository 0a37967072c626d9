import type { Kysely } from 'kysely'
import type { EnquiryEmail } from '#contract/staff/enquiries.ts'
import { refusedForGood } from '../mail/onlyOnce.ts'
import type { EmailRow, Tables } from '../store/tables.ts'
import { isoTime } from './enquiryItem.ts'

const mostEmails = 200

/**
 * The emails of this server's about one enquiry that are still recorded, the newest first: to the office, to the client, and
 * about booked calls. Those of clients are messages of the conversation.
 */
export async function enquiryEmails(db: Kysely<Tables>, enquiryId: string): Promise<EnquiryEmail[]> {
  const rows = await db
    .selectFrom('mail_queue')
    .selectAll()
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('subject_id', '=', enquiryId),
        eb('subject_id', 'in', selectFrom('enquiry_answer').select('id').where('enquiry_id', '=', enquiryId)),
        eb('subject_id', 'in', selectFrom('booking').select('id').where('enquiry_id', '=', enquiryId)),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(mostEmails)
    .execute()
  const bounces = await db
    .selectFrom('enquiry_message')
    .select(['answer_id', 'received_at'])
    .where('enquiry_id', '=', enquiryId)
    .where('kind', '=', 'bounce')
    .execute()
  const isSame = (row: EmailRow) => (one: EmailRow) => one.kind === row.kind && one.subject_id === row.subject_id
  /** Whether it came back, before another one was sent in its place. */
  const hasBounced = (row: EmailRow, at: number) => {
    const next = rows.slice(0, at).findLast(isSame(row))?.created_at ?? Number.POSITIVE_INFINITY
    return bounces.some(
      ({ answer_id, received_at }) =>
        row.kind === 'answer' && answer_id === row.subject_id && received_at >= row.created_at && received_at < next,
    )
  }
  return rows.map((row, at) => ({
    id: row.id,
    kind: row.kind,
    state: hasBounced(row, at) ? 'bounced' : emailState(row),
    isAgain: rows.slice(at + 1).some(isSame(row)),
    at: isoTime(row.sent_at ?? row.dead_at ?? row.created_at),
    error: row.sent_at === null ? row.error : null,
  }))
}

/** How far an email has come. */
export function emailState({ sent_at, dead_at, held_at, error }: EmailRow): EnquiryEmail['state'] {
  if (sent_at !== null) return 'sent'
  if (dead_at !== null) return error?.startsWith(refusedForGood) ? 'bounced' : 'dead'
  return held_at === null ? 'waiting' : 'held'
}
