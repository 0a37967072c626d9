import { threadTexts } from '#content/texts/thread.ts'
import { type Comment, callPath } from '#contract/calls.ts'
import { backendUrl } from '#outbox/backend.ts'
import { readComments } from './readComments.ts'

/** What came of asking for a thread. */
export type Fetched =
  | { state: 'read'; comments: Comment[] }
  /** The server answered with an error status. */
  | { state: 'refused'; details: string }
  /** No answer, or none of the server's. */
  | { state: 'lost'; details: string }

/** Milliseconds; a slow line needs time for a long thread. */
const patience = 20_000

/** Asks the backend for an article's comments (specification, section 7). Never rejects. */
export async function fetchComments(blogId: string): Promise<Fetched> {
  try {
    const response = await fetch(backendUrl(callPath.comments(blogId)), {
      // The browser asks the server each time, and a thread that has not changed is not sent again.
      cache: 'no-cache',
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) return { state: 'refused', details: threadTexts.httpError(response.status) }
    const comments = readComments(await response.json())
    return comments ? { state: 'read', comments } : { state: 'lost', details: threadTexts.unreadable }
  } catch (error) {
    return { state: 'lost', details: error instanceof Error ? error.message : String(error) }
  }
}
