import { touchThread } from '../comments.ts'
import type { Tx } from '../store/tables.ts'

export type Moderation = 'delete' | 'restore'

/** 'used': the comment was moderated since the permit was given. 'erased': its text is gone for good. */
export type Moderated = { state: 'done'; revision: number } | { state: 'missing' | 'used' | 'erased' }

/**
 * Deletes a comment or shows it (again); a held one is released by 'restore'. With a revision, only if nothing was
 * moderated since: so a link works once, whichever instance it reaches. What was reported about it counts as handled.
 */
export async function moderate(
  tx: Tx,
  id: string,
  action: Moderation,
  now: number,
  revision?: number,
): Promise<Moderated> {
  const row = await tx
    .selectFrom('comment')
    .select(['blog_id', 'state', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return { state: 'missing' }
  if (row.state === 'erased') return { state: 'erased' }
  if (revision !== undefined && revision !== row.revision) return { state: 'used' }
  const changed = await tx
    .updateTable('comment')
    .set({ state: action === 'delete' ? 'deleted' : 'shown', revision: row.revision + 1, moderated_at: now })
    .$if(action === 'restore', (query) => query.set({ held_because: null }))
    .where('id', '=', id)
    .where('revision', '=', row.revision)
    .returning('revision')
    .executeTakeFirst()
  if (!changed) return { state: 'used' }
  await tx
    .updateTable('report')
    .set({ handled_at: now })
    .where('comment_id', '=', id)
    .where('handled_at', 'is', null)
    .execute()
  await touchThread(tx, row.blog_id)
  return { state: 'done', revision: changed.revision }
}
