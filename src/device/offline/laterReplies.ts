import type { Comment } from '#contract/calls.ts'

/**
 * The first part of a conversation with the replies of its copy that come after that part. What the copy holds before its
 * end, and the part does not, was removed. Replies that were `sent` from here say nothing about where the part ends. Returns
 * `part` itself where nothing follows. Without recursion: a conversation may be ten thousand replies deep.
 */
export function withLaterReplies(part: Comment, copy: Comment, sent: ReadonlySet<string>): Comment {
  const root = { ...part }
  const known = new Map<string, Comment>()
  let end = Number.NEGATIVE_INFINITY
  const parts = [root]
  for (let one = parts.pop(); one; one = parts.pop()) {
    known.set(one._id, one)
    if (!sent.has(one._id)) end = Math.max(end, Date.parse(one.date))
    one.replies = one.replies.map((reply) => ({ ...reply }))
    for (const reply of one.replies) parts.push(reply)
  }
  const inPart = known.size
  const copies = [copy]
  for (let one = copies.pop(); one; one = copies.pop()) {
    const parent = known.get(one._id)
    for (const reply of one.replies) {
      if (!known.has(reply._id)) {
        if (!(Date.parse(reply.date) > end)) continue
        const later = { ...reply, replies: [] }
        known.set(later._id, later)
        parent?.replies.push(later)
      }
      copies.push(reply)
    }
  }
  return known.size > inPart ? root : part
}
