import { memo, startTransition, useEffect, useState } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import type { Comment } from '#contract/calls.ts'
import { authorOf } from './Author.tsx'
import { CommentRow } from './CommentRow.tsx'
import { PendingRow } from './PendingRow.tsx'
import { groupsOf, type PendingItem, type Row } from './rows.ts'
import type { Tree } from './tree.ts'

/** From this many rows on, those out of view are not laid out. */
const many = 100
/** Rows drawn at once; the others follow in growing steps, because each step goes over everything drawn so far. */
const first = 40
const step = (drawn: number) => Math.max(60, Math.floor(drawn / 8))

/** The thread: one flat list in reading order, indented by depth. */
export const CommentList = memo(function CommentList({
  tree,
  pending,
}: {
  tree: Tree
  pending: readonly PendingItem[]
}) {
  const groups = groupsOf(tree, pending)
  const total = groups.reduce((sum, group) => sum + group.rows.length, 0)
  let left = useGradually(total)
  return (
    <ol className="rows" {...(total > many && { 'data-many': '' })}>
      {groups.map(({ key, rows }) => {
        const limit = Math.min(left, rows.length)
        left -= limit
        return limit > 0 && <GroupRows key={key} rows={rows} limit={limit} />
      })}
    </ol>
  )
})

/** A top-level comment and its replies, rendered again only when one of them changes. */
const GroupRows = memo(function GroupRows({ rows, limit }: { rows: readonly Row[]; limit: number }) {
  return rows.slice(0, limit).map(({ depth, parent, comment, pending }) => {
    const parentAuthor = parent && nameOf(parent)
    if (pending) return <PendingRow key={pending.key} item={pending} depth={depth} parentAuthor={parentAuthor} />
    return (
      <CommentRow
        key={comment._id}
        id={comment._id}
        author={authorOf(comment.author)}
        text={comment.text}
        date={comment.date}
        deleted={comment.deleted}
        held={comment.held === true}
        depth={depth}
        parentAuthor={parentAuthor}
      />
    )
  })
})

function nameOf(comment: Comment): string {
  return comment.deleted ? texts.deletedAuthor : authorOf(comment.author)
}

/** How many rows to draw by now: some at once, the rest step by step, so that input is answered in between (INP). */
function useGradually(total: number): number {
  const [limit, setLimit] = useState(first)
  useEffect(() => {
    if (limit >= total) return
    const timer = setTimeout(() => startTransition(() => setLimit((now) => now + step(now))))
    return () => clearTimeout(timer)
  }, [limit, total])
  return limit
}
