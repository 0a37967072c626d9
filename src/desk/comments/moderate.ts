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
    const result = await decide(action, comments)
    const before = new Map(comments.map(({ id, state }) => [id, state]))
    const undo = async () => {
      const undone = nothingModerated()
      for (const back of ['approve', 'hide', 'delete'] as const) {
        const items = result.changed.filter(({ id }) => actionFor(before.get(id)) === back)
        add(await decide(back, items), undone)
      }
      announceChange({ kind: 'comment', id: '', what: 'changed' })
      return partly(undone)
    }
    const done = result.changed.length
    announceDone(partly(result) ?? texts.done[action](done), done > 0 ? undo : undefined)
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

/** Decides about any number of comments, and says nothing. */
export async function decide(action: ModerationAction, comments: readonly CommentItem[]): Promise<CommentsModerated> {
  const all = nothingModerated()
  for (let start = 0; start < comments.length; start += mostAtOnce) {
    const items = comments.slice(start, start + mostAtOnce).map(({ id, revision }) => ({ id, revision }))
    add(await call<CommentsModerated>('moderateComments', { body: { action, items } }), all)
  }
  return all
}

/** How many were decided and how many not; `undefined` if all were. */
export function partly({ changed, conflicts, missing }: CommentsModerated): string | undefined {
  const left = conflicts.length + missing.length
  return left > 0 ? texts.partly(changed.length, left) : undefined
}

function nothingModerated(): CommentsModerated {
  return { changed: [], conflicts: [], missing: [] }
}

function add(part: CommentsModerated, all: CommentsModerated): void {
  all.changed.push(...part.changed)
  all.conflicts.push(...part.conflicts)
  all.missing.push(...part.missing)
}
