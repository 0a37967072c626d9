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
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: emailState(row),
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
