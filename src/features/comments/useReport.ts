import { useCallback, useState } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import { send } from '#outbox/send.ts'
import { toast } from '#ui/toasts/toast.ts'
import { reportOf, reportToast } from './reporting.ts'

/** A slower answer than this, in milliseconds, is announced. */
const slow = 800

/** Which comment is being reported, and how it goes on; what became of it is told by a toast. */
export function useReport(blogId: string) {
  const [commentId, setCommentId] = useState<string>()
  /** Reasons that could not be delivered: the visitor finds them again. */
  const [unsent] = useState(() => new Map<string, string>())
  const open = useCallback((id: string) => setCommentId(id), [])
  const close = useCallback(() => setCommentId(undefined), [])
  const report = async (id: string, reason: string) => {
    close()
    unsent.set(id, reason)
    let loading: number | undefined
    const timer = setTimeout(() => {
      loading = toast(texts.reporting, 'loading')
    }, slow)
    const delivery = await send(reportOf(blogId, id, reason, location.pathname))
    clearTimeout(timer)
    if (delivery.state === 'sent' || delivery.state === 'saved') unsent.delete(id)
    const { type, text } = reportToast(delivery)
    toast(text, type, loading)
  }
  return { commentId, unsent, open, close, report }
}
