import { forgetStaleKeys } from '../people/personKeys.ts'
import { recordChange } from '../store/changes.ts'
import type { Tx } from '../store/tables.ts'

/**
 * Deletes enquiries, their emails and answers still in the queue. Notes, answers, messages, files, tags, checks, booked calls and events go with their
 * enquiry by the foreign key. At most a thousand at a time.
 */
export async function deleteEnquiries(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return
  const answers = tx.selectFrom('enquiry_answer').select('id').where('enquiry_id', 'in', ids)
  const calls = tx.selectFrom('booking').select('id').where('enquiry_id', 'in', ids)
  await tx
    .deleteFrom('mail_queue')
    .where(({ eb, or }) =>
      or([eb('subject_id', 'in', ids), eb('subject_id', 'in', answers), eb('subject_id', 'in', calls)]),
    )
    .execute()
  await tx.deleteFrom('enquiry').where('id', 'in', ids).execute()
  await forgetStaleKeys(tx)
  const [only = ''] = ids
  await recordChange(tx, 'enquiry', ids.length === 1 ? only : '', 'gone', now)
}
