import { type Comment, callPath } from '#contract/calls.ts'
import { backendUrl } from '#device/outbox/post.ts'

/** The result of asking for a thread. */
export type Fetched =
  /** `earlier` is the address of the page before this one. */
  | { state: 'read'; comments: Comment[]; earlier: string | undefined }
  /** The server answered with an error status. */
  | { state: 'refused'; status: number }
  /** No answer in time. */
  | { state: 'unreachable' }
  /** An answer that is no thread: a captive portal answers 200 with its own page. */
  | { state: 'unreadable' }

/** Milliseconds. A long thread takes time on a slow connection. */
const timeout = 20_000

/** Asks the backend for the newest page of an article's comments, or for the page at an address that it named. */
export async function fetchComments(blogId: string, address?: string): Promise<Fetched> {
  return fetchPage(address ?? backendUrl(callPath.comments(blogId)))
}

/** Never rejects. */
async function fetchPage(address: string): Promise<Fetched> {
  try {
    const response = await fetch(address, {
      // Revalidates each time: a thread that has not changed is answered with 304.
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) return { state: 'refused', status: response.status }
    const comments = readComments(parsed(await response.text()))
    if (!comments) return { state: 'unreadable' }
    return { state: 'read', comments, earlier: earlierPage(response.headers.get('Link'), address) }
  } catch {
    return { state: 'unreachable' }
  }
}

/**
 * The address with `rel="next"` in a `Link` header (RFC 8288). Only another page of the same thread counts: the header
 * must not be able to send the reader's browser anywhere else.
 */
export function earlierPage(link: string | null, address: string): string | undefined {
  const target = /<([^<>]*)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1]
  if (target === undefined || !URL.canParse(target, address)) return undefined
  const [next, here] = [new URL(target, address), new URL(address)]
  return next.origin === here.origin && next.pathname === here.pathname ? next.href : undefined
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/**
 * The thread in an answer, or `undefined` when that is no array. Missing fields become empty and entries without an id
 * are left out, because the backend need not be ours. Without recursion.
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

/** One comment without its replies; `undefined` when the value is not a comment. */
export function readComment(value: unknown): Comment | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { _id, author, text, date, deleted, held, parentId } = value as Partial<Record<keyof Comment, unknown>>
  if (typeof _id !== 'string' && typeof _id !== 'number') return undefined
  return {
    _id: String(_id),
    author: typeof author === 'string' ? author : '',
    text: typeof text === 'string' ? text : '',
    date: typeof date === 'string' ? date : '',
    deleted: deleted === true,
    replies: [],
    ...(held === true && { held: true }),
    ...(typeof parentId === 'string' && { parentId }),
  }
}
