import type { Comment } from '#contract/calls.ts'

/** A comment of a test, with its id as text unless given. */
export function comment(_id: string, over: Partial<Comment> = {}): Comment {
  return { _id, author: 'Asha', text: _id, date: '2026-04-02T08:30:00.000Z', deleted: false, replies: [], ...over }
}
