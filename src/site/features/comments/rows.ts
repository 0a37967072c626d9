import type { Comment } from '#contract/calls.ts'
import type { Item } from '#device/outbox/item.ts'
import { places, type Tree } from './tree.ts'

/** A comment or reply that waits in the outbox. */
export type PendingItem = Extract<Item, { kind: 'comment' | 'reply' }>

/** One row of the thread. Rows are rendered flat, so that deep replies cannot nest the page's elements too deep. */
export type Row = { depth: number; parent: Comment | undefined } & (
  | { comment: Comment; pending?: never }
  | { pending: PendingItem; comment?: never }
)

/** A top-level comment with everything under it. */
export interface Group {
  key: string
  rows: readonly Row[]
}

const known = new WeakMap<Comment, readonly Row[]>()

/**
 * The thread in reading order, with pending items where they will be once they are sent. Groups in which nothing changed
 * keep the identity of their rows.
 */
export function groupsOf(tree: Tree, pending: readonly PendingItem[]): Group[] {
  const replies = pending.filter((item) => item.kind === 'reply')
  const groups = tree.map((root): Group => {
    const rows = rowsUnder(root)
    const here = replies.filter((item) => rows.some((row) => row.comment?._id === item.about?.commentId))
    for (const item of here) replies.splice(replies.indexOf(item), 1)
    return { key: root._id, rows: here.length > 0 ? withPending(rows, here) : rows }
  })
  for (const item of pending) {
    if (item.kind === 'comment' || replies.includes(item)) {
      groups.push({ key: item.key, rows: [{ depth: 0, parent: undefined, pending: item }] })
    }
  }
  return groups
}

function rowsUnder(root: Comment): readonly Row[] {
  let rows = known.get(root)
  if (!rows) {
    rows = Array.from(places([root]), ({ comment, depth, parent }) => ({ comment, depth, parent }))
    known.set(root, rows)
  }
  return rows
}

/** Inserts each item after all replies to the comment that it replies to. */
function withPending(rows: readonly Row[], items: readonly PendingItem[]): readonly Row[] {
  const all = [...rows]
  for (const item of items) {
    const above = all.findIndex((row) => row.comment?._id === item.about?.commentId)
    const parent = all[above]
    if (!parent) continue
    let end = above + 1
    for (let row = all[end]; row && row.depth > parent.depth; row = all[end]) end += 1
    all.splice(end, 0, { depth: parent.depth + 1, parent: parent.comment, pending: item })
  }
  return all
}
