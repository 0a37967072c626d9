import { staffCommentTexts as texts } from '#content/texts/staff/lists.ts'
import type { CommentItem, CommentsModerated, ModerationAction, StaffCommentState } from '#contract/staff/comments.ts'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { announceDone, announceFailure } from '../data/undo.ts'

/** The server takes so many at a time. */
const mostAtOnce = 200

/**
 * Decides about the comments, says so with a way back, and returns those that the server answered for as they are now. Where it
 * fails in the middle, what it decided before is told of and can be taken back all the same.
 */
export async function moderate(comments: readonly CommentItem[], action: ModerationAction): Promise<CommentItem[]> {
  const result = nothingModerated()
  let failure: unknown
  try {
    await send(action, comments, result)
  } catch (error) {
    failure = error
  }
  const before = new Map(comments.map(({ id, state }) => [id, state]))
  const undone = nothingModerated()
  const undo = async () => {
    const isUndone = answeredFor(undone)
    for (const back of ['approve', 'hide', 'delete'] as const) {
      const items = result.changed.filter(({ id }) => !isUndone(id) && actionFor(before.get(id)) === back)
      await send(back, items, undone, true)
    }
    announceChange({ kind: 'comment', id: '', what: 'changed' })
    return partly(undone)
  }
  const done = result.changed.length
  const text = partly(result) ?? texts.done[action](done)
  if (done > 0 || failure === undefined) announceDone(text, done > 0 ? undo : undefined)
  if (failure !== undefined) announceFailure(errorText(failure))
  announceChange({ kind: 'comment', id: '', what: 'changed' })
  return [...result.changed, ...result.conflicts]
}

/** The action that brings a comment back to a state. */
function actionFor(state: StaffCommentState | undefined): ModerationAction | undefined {
  if (state === 'shown') return 'approve'
  return state === 'held' ? 'hide' : state === 'deleted' ? 'delete' : undefined
}

/** Decides about any number of comments, and says nothing. */
export async function decide(action: ModerationAction, comments: readonly CommentItem[]): Promise<CommentsModerated> {
  const all = nothingModerated()
  await send(action, comments, all)
  return all
}

/** Sends the decisions in parts, and adds what the server answers to each. Undone, the reports are open again that were decided. */
async function send(
  action: ModerationAction,
  comments: readonly CommentItem[],
  all: CommentsModerated,
  isUndo = false,
): Promise<void> {
  for (let start = 0; start < comments.length; start += mostAtOnce) {
    const items = comments.slice(start, start + mostAtOnce).map(({ id, revision }) => ({ id, revision }))
    const part = await call<CommentsModerated>('moderateComments', {
      body: { action, items, ...(isUndo && { isUndo }) },
    })
    all.changed.push(...part.changed)
    all.conflicts.push(...part.conflicts)
    all.missing.push(...part.missing)
  }
}

/** How many were decided and how many not; `undefined` if all were. */
export function partly({ changed, conflicts, missing }: CommentsModerated): string | undefined {
  const left = conflicts.length + missing.length
  return left > 0 ? texts.partly(changed.length, left) : undefined
}

function nothingModerated(): CommentsModerated {
  return { changed: [], conflicts: [], missing: [] }
}

/** Whether the server has said what became of the comment with an id. */
function answeredFor({ changed, conflicts, missing }: CommentsModerated): (id: string) => boolean {
  const ids = new Set([...[...changed, ...conflicts].map(({ id }) => id), ...missing])
  return (id) => ids.has(id)
}
