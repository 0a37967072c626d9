import type { Kysely } from 'kysely'
import type { Comment } from '#contract/calls.ts'
import { touchThread } from './comments.ts'
import type { CommentRow, ReportRow, Tables, Tx } from './store/tables.ts'

/** Everything that is kept about the person of a normalised address. */
export async function findPerson(db: Kysely<Tables>, address: string) {
  const enquiries = await db.selectFrom('enquiry').selectAll().where('address', '=', address).orderBy('id').execute()
  const comments = await db.selectFrom('comment').selectAll().where('address', '=', address).orderBy('id').execute()
  const reports = await reportsOn(db, comments)
  const subscription = await db.selectFrom('subscriber').selectAll().where('address', '=', address).executeTakeFirst()
  const person = { enquiries, comments, reports, subscription }
  const subjects = subjectsOf(person)
  const letters =
    subjects.length === 0
      ? []
      : await db.selectFrom('letter').selectAll().where('subject_id', 'in', subjects).orderBy('id').execute()
  return { ...person, letters }
}

export type Person = Awaited<ReturnType<typeof findPerson>>

/**
 * Erases everything about the person: enquiries, subscription and letters are removed; comments lose their text, author
 * and contact data for good, and with them the reasons for which they were reported, but keep their place so that others'
 * replies keep theirs. Keys stay, without what was written and without its fingerprint, so that a late repeat brings
 * nothing back.
 */
export async function erasePerson(tx: Tx, address: string, now: number): Promise<Person> {
  const person = await findPerson(tx, address)
  const { comments, reports } = person
  const subjects = subjectsOf(person)
  if (subjects.length > 0) {
    await tx.deleteFrom('letter').where('subject_id', 'in', subjects).execute()
    await tx.updateTable('idempotency').set({ fingerprint: '' }).where('subject', 'in', subjects).execute()
  }
  await tx.deleteFrom('enquiry').where('address', '=', address).execute()
  await tx.deleteFrom('subscriber').where('address', '=', address).execute()
  const nothing = { author: '', phone: '', email: '', address: '', text: '', text_fingerprint: '', network: null }
  await tx
    .updateTable('comment')
    .set(({ eb }) => ({ ...nothing, state: 'erased', moderated_at: now, revision: eb('revision', '+', 1) }))
    .where('address', '=', address)
    .execute()
  if (reports.length > 0) {
    await tx
      .updateTable('report')
      .set(({ fn, val }) => ({ reason: '', handled_at: fn.coalesce('handled_at', val(now)) }))
      .where('comment_id', 'in', idsOf(comments))
      .execute()
  }
  for (const { id, created_at } of comments) {
    const gone: Comment = {
      _id: id,
      author: '',
      text: '',
      date: new Date(created_at).toISOString(),
      deleted: true,
      replies: [],
    }
    await tx
      .updateTable('idempotency')
      .set({ body: JSON.stringify(gone) })
      .where('subject', '=', id)
      .execute()
  }
  for (const blogId of new Set(comments.map(({ blog_id }) => blog_id))) await touchThread(tx, blogId)
  return person
}

/** What others said of the person's comments. */
async function reportsOn(db: Kysely<Tables>, comments: readonly CommentRow[]): Promise<ReportRow[]> {
  if (comments.length === 0) return []
  return db.selectFrom('report').selectAll().where('comment_id', 'in', idsOf(comments)).orderBy('id').execute()
}

/** What letters are written from and keys stand for. */
function subjectsOf({ enquiries, comments, reports, subscription }: Omit<Person, 'letters'>): string[] {
  return idsOf([...enquiries, ...comments, ...reports, ...(subscription ? [subscription] : [])])
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
