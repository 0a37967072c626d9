import { recordChange } from '../store/changes.ts'
import type { Tx } from '../store/tables.ts'
import { bumpThreadVersion } from './addComment.ts'

export type Moderation = 'delete' | 'restore'

/** Why a comment that staff took out of the thread waits. */
export const hiddenByStaff = 'it was hidden by staff'

/** 'used': moderated since the link was created. 'erased': the text is gone for good. */
export type Moderated = { state: 'done'; revision: number } | { state: 'missing' | 'used' | 'erased' }

const stateAfter = { delete: 'deleted', restore: 'shown', hide: 'held' } as const

/**
 * Deletes or restores a comment, releases a held one, or hides one as if it waited for review; its reports count as handled. If a revision is given, the
 * comment must still have it, so a link works once, whichever instance it reaches (API-11). To take the last decision back, `isUndo`
 * opens the reports that it handled, which bear its time, and leaves those that came since.
 */
export async function moderate(
  tx: Tx,
  id: string,
  action: Moderation | 'hide',
  now: number,
  revision?: number,
  isUndo = false,
): Promise<Moderated> {
  const row = await tx
    .selectFrom('comment')
    .select(['blog_id', 'state', 'revision', 'moderated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return { state: 'missing' }
  if (row.state === 'erased') return { state: 'erased' }
  if (revision !== undefined && revision !== row.revision) return { state: 'used' }
  const changed = await tx
    .updateTable('comment')
    .set({ state: stateAfter[action], revision: row.revision + 1, moderated_at: now })
    .$if(action !== 'delete', (query) => query.set({ held_because: action === 'hide' ? hiddenByStaff : null }))
    .where('id', '=', id)
    .where('revision', '=', row.revision)
    .returning('revision')
    .executeTakeFirst()
  if (!changed) return { state: 'used' }
  await tx
    .updateTable('report')
    .set({ handled_at: isUndo ? null : now })
    .where('comment_id', '=', id)
    .where(({ eb }) => (isUndo ? eb('handled_at', '=', row.moderated_at) : eb('handled_at', 'is', null)))
    .execute()
  await bumpThreadVersion(tx, row.blog_id)
  await recordChange(tx, 'comment', id, 'changed', now)
  return { state: 'done', revision: changed.revision }
}
