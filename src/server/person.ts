import type { Kysely } from 'kysely'
import type { Comment } from '#contract/calls.ts'
import { touchThread } from './comments.ts'
import type { Tables, Tx } from './store/tables.ts'

/** Everything that is kept about the person of a normalised address. */
export async function findPerson(db: Kysely<Tables>, address: string) {
  const enquiries = await db.selectFrom('enquiry').selectAll().where('address', '=', address).orderBy('id').execute()
  const comments = await db.selectFrom('comment').selectAll().where('address', '=', address).orderBy('id').execute()
  const subscription = await db.selectFrom('subscriber').selectAll().where('address', '=', address).executeTakeFirst()
  const subjects = [...enquiries, ...comments, ...(subscription ? [subscription] : [])].map(({ id }) => id)
  const letters =
    subjects.length === 0
      ? []
      : await db.selectFrom('letter').selectAll().where('subject_id', 'in', subjects).orderBy('id').execute()
  return { enquiries, comments, subscription, letters }
}

export type Person = Awaited<ReturnType<typeof findPerson>>

/**
 * Erases everything about the person: enquiries, subscription and letters are removed; comments lose their text, author
 * and contact data for good, but keep their place so that others' replies keep theirs. Keys stay, without what was
 * written, so that a late repeat brings nothing back.
 */
export async function erasePerson(tx: Tx, address: string, now: number): Promise<Person> {
  const person = await findPerson(tx, address)
  const { enquiries, comments, subscription } = person
  const subjects = [...enquiries, ...comments, ...(subscription ? [subscription] : [])].map(({ id }) => id)
  if (subjects.length > 0) await tx.deleteFrom('letter').where('subject_id', 'in', subjects).execute()
  await tx.deleteFrom('enquiry').where('address', '=', address).execute()
  await tx.deleteFrom('subscriber').where('address', '=', address).execute()
  const nothing = { author: '', phone: '', email: '', address: '', text: '', text_fingerprint: '', network: null }
  await tx
    .updateTable('comment')
    .set(({ eb }) => ({ ...nothing, state: 'erased', moderated_at: now, revision: eb('revision', '+', 1) }))
    .where('address', '=', address)
    .execute()
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
