import type { Comment } from '#contract/calls.ts'

export type Tree = readonly Comment[]

/** A comment that came after the thread was read; without `parentId` it is none's reply. */
export interface Arrival {
  comment: Comment
  parentId?: string
}

/** Where a comment stands: 0 is the top level. */
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

/** How many comments and replies there are to read: deleted ones do not count. */
export function countComments(tree: Tree): number {
  let count = 0
  for (const { comment } of places(tree)) if (!comment.deleted) count += 1
  return count
}

/**
 * The tree with what arrived: each behind its parent's other replies, in order of arrival; one whose parent is
 * nowhere stands at the top level. They may come in any order, a reply before its parent too. What is there already
 * stays as it is. Comments that nothing was added to keep their identity, and so does a tree that nothing is new in.
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

function copyOf(comment: Comment): Comment {
  return { ...comment, replies: [...comment.replies] }
}

/** Copies a comment and what it stands under, down from the first ancestor that is a copy already. */
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
