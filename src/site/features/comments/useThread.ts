import { useCallback, useEffect, useReducer, useRef } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import { loadComments, saveComments } from '#device/offline/comments.ts'
import { type Fetched, fetchComments, readComment } from '#device/offline/readComments.ts'
import { subscribe } from '#device/outbox/item.ts'
import { isOnline, onConnectionChange } from '#ui/browser/connection.ts'
import { retryWhenReachable } from './retryWhenReachable.ts'
import { atStart, type ThreadState, threadState } from './threadState.ts'
import { countComments } from './tree.ts'

/** The result of fetching an earlier page: so many comments and the first one's id, or a problem. */
export type EarlierRead = { count: number; first?: string | undefined; problem?: never } | { problem: string }

/** Milliseconds without an answer after which the stored copy is shown while the request goes on. */
const copyAfter = 3000

/**
 * The comments of an article: read from the server, else from the copy on this device; what is sent from here joins
 * them when the server has it. Asked for again when the connection returns.
 */
export function useThread(blogId: string): ThreadState & { readEarlier: () => Promise<EarlierRead> } {
  const [state, dispatch] = useReducer(threadState, atStart)
  /** How many times the thread was asked for, and which of them gave what is shown. */
  const reads = useRef({ asked: 0, shown: 0 })

  const read = useCallback(async () => {
    reads.current.asked += 1
    const mine = reads.current.asked
    let isPending = true
    const showCopy = async (isWanted = () => true) => {
      const copy = await loadComments(blogId)
      if (copy && isWanted()) dispatch({ what: 'copy', comments: copy.comments, asOf: copy.at })
      return copy !== undefined
    }
    const late = setTimeout(() => void showCopy(() => isPending), copyAfter)
    const fetched = await fetchComments(blogId)
    isPending = false
    clearTimeout(late)
    // A slow answer must not replace a newer one.
    if (mine < reads.current.shown) return
    if (fetched.state === 'read') {
      reads.current.shown = mine
      dispatch({ what: 'read', comments: fetched.comments, earlier: fetched.earlier })
    } else if (fetched.state === 'refused') dispatch({ what: 'failed', details: problemText(fetched) })
    else if (!(await showCopy())) dispatch({ what: 'unreachable', details: problemText(fetched) })
  }, [blogId])

  const { status, comments, earlier, arrivals } = state
  useEffect(() => void read(), [read])
  const isUnanswered = status === 'copy' || status === 'unreachable'
  useEffect(
    () => (isUnanswered ? retryWhenReachable(read) : onConnectionChange(() => isOnline() && void read())),
    [isUnanswered, read],
  )

  useEffect(() => {
    const sent = new Set(arrivals.map(({ comment }) => comment._id))
    if (status === 'loaded') void saveComments(blogId, comments, { isWhole: earlier === undefined, sent })
  }, [blogId, status, comments, earlier, arrivals])

  useEffect(
    () =>
      subscribe((change) => {
        if (change.what !== 'sent' || change.kind === 'report' || change.about?.blogId !== blogId) return
        const comment = readComment(change.answer)
        const parentId = change.about.commentId
        if (comment)
          dispatch({ what: 'arrived', arrival: parentId === undefined ? { comment } : { comment, parentId } })
        // There is a connection: read what others wrote, and the comment itself where the answer did not contain it.
        if (!comment || status !== 'loaded') void read()
      }),
    [blogId, status, read],
  )

  const readEarlier = useCallback(async (): Promise<EarlierRead> => {
    if (earlier === undefined) return { count: 0 }
    const fetched = await fetchComments(blogId, earlier)
    if (fetched.state !== 'read') return { problem: problemText(fetched) }
    dispatch({ what: 'readEarlier', comments: fetched.comments, earlier: fetched.earlier })
    return { count: countComments(fetched.comments), first: fetched.comments[0]?._id }
  }, [blogId, earlier])
  return { ...state, readEarlier }
}

/** In our words: each browser words its errors differently. */
function problemText(fetched: Exclude<Fetched, { state: 'read' }>): string {
  return fetched.state === 'refused' ? texts.httpError(fetched.status) : texts[fetched.state]
}
