import { useCallback, useEffect, useReducer } from 'react'
import { loadComments, saveComments } from '#library/comments.ts'
import { subscribe } from '#outbox/changes.ts'
import { isOnline, onConnectionChange } from '#ui/connection.ts'
import { fetchComments } from './fetchComments.ts'
import { readComment } from './readComments.ts'
import { atStart, type ThreadState, threadState } from './threadState.ts'

/** After this time without an answer, in milliseconds, the stored copy is shown while the question stands. */
const copyAfter = 3000

/**
 * The comments of an article: read from the server, else from the copy on this device; what is sent from here joins
 * them when the server has it. Asked again when the connection returns.
 */
export function useThread(blogId: string): ThreadState {
  const [state, dispatch] = useReducer(threadState, atStart)

  const read = useCallback(async () => {
    const showCopy = async () => {
      const copy = await loadComments(blogId)
      if (copy) dispatch({ what: 'copy', comments: copy.comments, asOf: copy.at })
      return copy !== undefined
    }
    const late = setTimeout(() => void showCopy(), copyAfter)
    const fetched = await fetchComments(blogId)
    clearTimeout(late)
    if (fetched.state === 'read') dispatch({ what: 'read', comments: fetched.comments })
    else if (fetched.state === 'refused' || !(await showCopy())) dispatch({ what: 'failed', details: fetched.details })
  }, [blogId])

  useEffect(() => {
    const again = () => void read()
    again()
    return onConnectionChange(() => isOnline() && again())
  }, [read])

  const { status, comments } = state
  useEffect(() => {
    if (status === 'loaded') void saveComments(blogId, [...comments])
  }, [blogId, status, comments])

  useEffect(
    () =>
      subscribe((change) => {
        if (change.what !== 'sent' || change.kind === 'report' || change.about?.blogId !== blogId) return
        const comment = readComment(change.answer)
        const parentId = change.about.commentId
        if (comment)
          dispatch({ what: 'arrived', arrival: parentId === undefined ? { comment } : { comment, parentId } })
        // There is a connection: time to see what others wrote, and what an answer without a comment hides.
        if (!comment || status !== 'loaded') void read()
      }),
    [blogId, status, read],
  )
  return state
}
