import type { Comment } from '#contract/calls.ts'
import { keyTime } from '#contract/idempotencyKey.ts'
import type { CommentRow, Tx } from '../store/tables.ts'

type Answered = Pick<CommentRow, 'id' | 'author' | 'text' | 'created_at'>

/** The answer to a comment's author. */
export function commentAnswer({ id, author, text, created_at }: Answered, held: boolean): Comment {
  const date = new Date(created_at).toISOString()
  return { _id: id, author, text, date, deleted: false, replies: [], ...(held ? { held } : {}) }
}

/** The answer as stored under a comment's key. The rest is in the comment's row, so its text is stored once. */
export function storedCommentAnswer(held: boolean): object {
  return held ? { held } : {}
}

/** The answer to a repeat: the first one again, also after the comment was moderated; without author and text once erased. */
export async function rebuildCommentAnswer(db: Pick<Tx, 'selectFrom'>, stored: string, id: string): Promise<string> {
  const row = await db
    .selectFrom('comment')
    .select(['id', 'author', 'text', 'created_at', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  const answer = commentAnswer(
    row ?? { id, author: '', text: '', created_at: keyTime(id) ?? 0 },
    (JSON.parse(stored) as { held?: boolean }).held === true,
  )
  return JSON.stringify(row && row.state !== 'erased' ? answer : { ...answer, author: '', text: '', deleted: true })
}
