import type { Comment } from '#contract/calls.ts'

/**
 * The thread that a server answered, or `undefined` when it is no array. Fields that are missing become empty, and
 * what has no id is left out: a backend may be another one than ours. Without recursion.
 */
export function readComments(answer: unknown): Comment[] | undefined {
  if (!Array.isArray(answer)) return undefined
  const top: Comment[] = []
  const open: { from: readonly unknown[]; to: Comment[] }[] = [{ from: answer, to: top }]
  for (let level = open.pop(); level; level = open.pop()) {
    for (const value of level.from) {
      const comment = readComment(value)
      if (!comment) continue
      level.to.push(comment)
      const { replies } = value as { replies?: unknown }
      if (Array.isArray(replies) && replies.length > 0) open.push({ from: replies, to: comment.replies })
    }
  }
  return top
}

/** One comment without its replies; `undefined` when the value is none. */
export function readComment(value: unknown): Comment | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { _id, author, text, date, deleted, held } = value as Partial<Record<keyof Comment, unknown>>
  if (typeof _id !== 'string' && typeof _id !== 'number') return undefined
  return {
    _id: String(_id),
    author: typeof author === 'string' ? author : '',
    text: typeof text === 'string' ? text : '',
    date: typeof date === 'string' ? date : '',
    deleted: deleted === true,
    replies: [],
    ...(held === true && { held: true }),
  }
}
