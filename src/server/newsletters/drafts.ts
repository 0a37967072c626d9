import { everybody, type NewsletterChange } from '#contract/staff/newsletters.ts'
import { recordChange } from '../store/changes.ts'
import { bumpVersion, followsVersion } from '../store/ownVersion.ts'
import type { NewsletterRow } from '../store/subscriberTables.ts'
import type { Tx } from '../store/tables.ts'

/** 'conflict' with the stored one: a colleague changed it, or it is being sent. */
export type DraftSaved = { state: 'created' | 'changed' | 'conflict'; newsletter: NewsletterRow } | { state: 'missing' }

/** In the first language alone, and for everybody, unless it says otherwise. */
type Draft = Omit<NewsletterChange, 'translations' | 'audience'> & Partial<NewsletterChange>

/** Adds a draft, or changes one that nobody else has changed since the given version. What is sent can no longer be changed. */
export async function saveDraft(
  tx: Tx,
  { id, version, translations = {}, audience = everybody, ...text }: Draft,
  author: string,
  newId: string,
  now: number,
): Promise<DraftSaved> {
  const words = { ...text, translations: JSON.stringify(translations), audience: JSON.stringify(audience) }
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
      send_at: null,
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

/**
 * Removes a draft that nobody else has changed since the given version. What was sent stays: its recipients' bounces and its place
 * in the list belong to it.
 */
export async function removeDraft(
  tx: Tx,
  id: string,
  version: number,
  actor: string,
  now: number,
): Promise<'removed' | 'noDraft' | 'conflict'> {
  const { numDeletedRows } = await tx
    .deleteFrom('newsletter')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .where(followsVersion(version, actor))
    .executeTakeFirst()
  if (numDeletedRows > 0n) {
    await recordChange(tx, 'newsletter', id, 'gone', now)
    return 'removed'
  }
  const stored = await tx.selectFrom('newsletter').select('state').where('id', '=', id).executeTakeFirst()
  return stored?.state === 'draft' ? 'conflict' : 'noDraft'
}
