/** How much one page of a thread may hold. */
export interface PageLimits {
  comments: number
  bytes: number
}

export const pageLimits: PageLimits = { comments: 500, bytes: 512 * 1024 }

/** The start of a page: with the conversations older than `root`, or with what follows position `after` in that one. */
export interface Cursor {
  root: number
  after: number | undefined
}

/** The parts of a comment that decide where a page ends. */
export interface CommentSize {
  root_position: number
  position: number
  bytes: number
}

/**
 * How many of the rows, newest conversation first, make one page, and where the next one begins. A conversation stays
 * whole, unless it is larger than a page; a page has one comment at least. Give it one row more than a page may hold.
 */
export function endOfPage(
  rows: readonly CommentSize[],
  limits: PageLimits,
): { count: number; next: Cursor | undefined } {
  let bytes = 0
  let start = 0
  for (const [index, row] of rows.entries()) {
    const last = rows[index - 1]
    if (last && last.root_position !== row.root_position) start = index
    bytes += row.bytes
    if (!last || (index < limits.comments && bytes <= limits.bytes)) continue
    if (start === 0) return { count: index, next: { root: last.root_position, after: last.position } }
    return { count: start, next: { root: rows[start - 1]?.root_position ?? 0, after: undefined } }
  }
  return { count: rows.length, next: undefined }
}

/** The cursor as part of a URL. */
export function formatCursor({ root, after }: Cursor): string {
  return after === undefined ? `${root}` : `${root}.${after}`
}

/** Reads a cursor from a URL; `undefined` if it is none. */
export function parseCursor(text: unknown): Cursor | undefined {
  const [, root, after] = (typeof text === 'string' && /^(\d{1,15})(?:\.(\d{1,15}))?$/.exec(text)) || []
  return root === undefined ? undefined : { root: Number(root), after: after === undefined ? undefined : Number(after) }
}
