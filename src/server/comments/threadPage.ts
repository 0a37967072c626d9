import { createHmac, timingSafeEqual } from 'node:crypto'

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

/** The cursor as text, within one thread. */
export function formatCursor({ root, after }: Cursor): string {
  return after === undefined ? `${root}` : `${root}.${after}`
}

/**
 * The cursor as part of a URL, signed for its thread: each one that a stranger makes up would be another page to read and to
 * compress, and would drive the pages of readers out of the cache.
 */
export function signCursor(secret: string, blogId: string, cursor: Cursor): string {
  const text = formatCursor(cursor)
  return `${text}.${signatureOf(secret, blogId, text)}`
}

/** Reads a signed cursor from a URL; `undefined` if this desk did not give it out for the thread. */
export function readCursor(secret: string, blogId: string, value: unknown): Cursor | undefined {
  const pattern = /^((\d{1,15})(?:\.(\d{1,15}))?)\.([\w-]{16})$/
  const [, text = '', root, after, signature = ''] = (typeof value === 'string' && pattern.exec(value)) || []
  if (root === undefined) return undefined
  const expected = Buffer.from(signatureOf(secret, blogId, text))
  if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined
  return { root: Number(root), after: after === undefined ? undefined : Number(after) }
}

function signatureOf(secret: string, blogId: string, text: string): string {
  return createHmac('sha256', secret).update(`cursor:${blogId}:${text}`).digest('base64url').slice(0, 16)
}
