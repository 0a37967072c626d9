import type { Comment } from '#contract/calls.ts'

export type Tree = readonly Comment[]

/** A comment that came after the thread was read. Without `parentId` it is at the top level. */
export interface Arrival {
  comment: Comment
  parentId?: string
}

/** The place of a comment in the tree; depth 0 is the top level. */
export interface Place {
  comment: Comment
  depth: number
  parent: Comment | undefined
  /** Its position among its siblings. */
  at: number
}

/** Every comment in reading order. Without recursion: a thread may be ten thousand replies deep. */
export function* places(tree: Tree): Generator<Place> {
  const open: { siblings: Tree; parent: Comment | undefined; next: number }[] = [
    { siblings: tree, parent: undefined, next: 0 },
  ]
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const comment = level.siblings[level.next]
    if (!comment) {
      open.pop()
      continue
    }
    yield { comment, depth: open.length - 1, parent: level.parent, at: level.next }
    level.next += 1
    if (comment.replies.length > 0) open.push({ siblings: comment.replies, parent: comment, next: 0 })
  }
}

/** The number of comments and replies that are not deleted. */
export function countComments(tree: Tree): number {
  let count = 0
  for (const { comment } of places(tree)) if (!comment.deleted) count += 1
  return count
}

/**
 * The tree with the arrivals: each after its parent's other replies, in order of arrival, and at the top level where its
 * parent is missing. A reply may arrive before its parent. Comments that are there already are not changed. Comments
 * without additions keep their identity, and so does a tree without news.
 */
export function insert(tree: Tree, arrivals: readonly Arrival[]): Tree {
  const known = new Map<string, Place>()
  for (const place of places(tree)) known.set(place.comment._id, place)
  const fresh = new Map<string, Arrival>()
  for (const arrival of arrivals) {
    const id = arrival.comment._id
    if (!known.has(id) && !fresh.has(id)) fresh.set(id, arrival)
  }
  if (fresh.size === 0) return tree

  const roots = [...tree]
  const copies = new Map<string, Comment>()
  for (const { comment } of fresh.values()) copies.set(comment._id, copyOf(comment))
  for (const { comment, parentId } of fresh.values()) {
    const copy = copies.get(comment._id) ?? comment
    const parent =
      parentId === undefined ? undefined : (copies.get(parentId) ?? openPath(parentId, known, copies, roots))
    if (parent) parent.replies.push(copy)
    else roots.push(copy)
  }
  return roots
}

/** The tree with an earlier page before it. Replies to a comment of a later page join that comment. */
export function withEarlierPage(tree: Tree, page: Tree): Tree {
  const ids = new Set(tree.map(({ _id }) => _id))
  const roots = page.filter(({ _id, parentId }) => parentId === undefined && !ids.has(_id))
  const replies = page.flatMap((comment) =>
    comment.parentId === undefined ? [] : [{ comment, parentId: comment.parentId }],
  )
  return insert(roots.length > 0 ? [...roots, ...tree] : tree, replies)
}

function copyOf(comment: Comment): Comment {
  return { ...comment, replies: [...comment.replies] }
}

/** Copies a comment and its ancestors, down from the first one that is a copy already. */
function openPath(id: string, known: Map<string, Place>, copies: Map<string, Comment>, roots: Comment[]) {
  const path: Place[] = []
  for (let place = known.get(id); place && !copies.has(place.comment._id); ) {
    path.push(place)
    place = place.parent && known.get(place.parent._id)
  }
  for (const { comment, parent, at } of path.reverse()) {
    const copy = copyOf(comment)
    copies.set(comment._id, copy)
    const siblings = parent ? copies.get(parent._id)?.replies : roots
    if (siblings) siblings[at] = copy
  }
  return copies.get(id)
}
