import type { InferOutput } from 'valibot'
import type { newsletterChange } from '#contract/staff/newsletters.ts'
import { recordChange } from '../store/changes.ts'
import { bumpVersion, followsVersion } from '../store/ownVersion.ts'
import type { NewsletterRow } from '../store/subscriberTables.ts'
import type { Tx } from '../store/tables.ts'

/** 'conflict' with the stored one: a colleague changed it, or it is being sent. */
export type DraftSaved = { state: 'created' | 'changed' | 'conflict'; newsletter: NewsletterRow } | { state: 'missing' }

/** Adds a draft, or changes one that nobody else has changed since the given version. What is sent can no longer be changed. */
export async function saveDraft(
  tx: Tx,
  { id, version, ...words }: InferOutput<typeof newsletterChange>,
  author: string,
  newId: string,
  now: number,
): Promise<DraftSaved> {
  if (id === undefined) {
    const newsletter = {
      id: newId,
      ...words,
      state: 'draft' as const,
      version: 1,
      changed_by: null,
      own_since: null,
      author,
      created_at: now,
      started_at: null,
      ended_at: null,
      next_at: 0,
      totals: '',
    }
    await tx.insertInto('newsletter').values(newsletter).execute()
    await recordChange(tx, 'newsletter', newId, 'new', now)
    return { state: 'created', newsletter }
  }
  const changed = await tx
    .updateTable('newsletter')
    .set({ ...words, ...bumpVersion(author) })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .where(followsVersion(version ?? 0, author))
    .returningAll()
    .executeTakeFirst()
  if (changed) {
    await recordChange(tx, 'newsletter', id, 'changed', now)
    return { state: 'changed', newsletter: changed }
  }
  const stored = await tx.selectFrom('newsletter').selectAll().where('id', '=', id).executeTakeFirst()
  return stored ? { state: 'conflict', newsletter: stored } : { state: 'missing' }
}

/** Removes a draft. What was sent stays: its recipients' bounces and its place in the list belong to it. */
export async function removeDraft(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('newsletter')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  if (numDeletedRows > 0n) await recordChange(tx, 'newsletter', id, 'gone', now)
  return numDeletedRows > 0n
}
