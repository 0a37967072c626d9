import { staffCommentTexts as texts } from '#content/texts/staff/lists.ts'
import type { CommentItem, CommentsModerated, ModerationAction, StaffCommentState } from '#contract/staff/comments.ts'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { announceDone, announceFailure } from '../data/undo.ts'

/** The server takes so many at a time. */
const mostAtOnce = 200

/** Decides about the comments, says so with a way back, and returns them as they are now. */
export async function moderate(comments: readonly CommentItem[], action: ModerationAction): Promise<CommentItem[]> {
  try {
    const result = await send(action, comments)
    const before = new Map(comments.map(({ id, state }) => [id, state]))
    const undo = async () => {
      for (const back of ['approve', 'hide', 'delete'] as const) {
        const items = result.changed.filter(({ id }) => actionFor(before.get(id)) === back)
        if (items.length > 0) await send(back, items)
      }
      announceChange({ kind: 'comment', id: '', what: 'changed' })
    }
    const left = result.conflicts.length + result.missing.length
    const text = left > 0 ? texts.partly(result.changed.length, left) : texts.done[action](result.changed.length)
    announceDone(text, result.changed.length > 0 ? undo : undefined)
    announceChange({ kind: 'comment', id: '', what: 'changed' })
    return [...result.changed, ...result.conflicts]
  } catch (error) {
    announceFailure(errorText(error))
    return []
  }
}

/** The action that brings a comment back to a state. */
function actionFor(state: StaffCommentState | undefined): ModerationAction | undefined {
  if (state === 'shown') return 'approve'
  return state === 'held' ? 'hide' : state === 'deleted' ? 'delete' : undefined
}

async function send(action: ModerationAction, comments: readonly CommentItem[]): Promise<CommentsModerated> {
  const all: CommentsModerated = { changed: [], conflicts: [], missing: [] }
  for (let start = 0; start < comments.length; start += mostAtOnce) {
    const items = comments.slice(start, start + mostAtOnce).map(({ id, revision }) => ({ id, revision }))
    const part = await call<CommentsModerated>('moderateComments', { body: { action, items } })
    all.changed.push(...part.changed)
    all.conflicts.push(...part.conflicts)
    all.missing.push(...part.missing)
  }
  return all
}
