import { useCallback, useState } from 'react'
import { threadTexts as texts } from '#content/texts/thread.ts'
import { callPath } from '#contract/calls.ts'
import type { Submission } from '#device/outbox/item.ts'
import { type Delivery, send } from '#device/outbox/send.ts'
import { toast } from '#ui/feedback/toasts/toast.ts'

/** An answer slower than this, in milliseconds, is announced as being under way. */
const slow = 800

/** Which comment is being reported, and how to report it. A toast shows the result. */
export function useReport(blogId: string) {
  const [commentId, setCommentId] = useState<string>()
  /** Reasons that could not be delivered: the dialog shows them again. */
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

/** The report as the outbox takes it. */
export function reportOf(blogId: string, commentId: string, reason: string, page: string): Submission {
  return { kind: 'report', body: { reason }, path: callPath.report(commentId), page, about: { blogId, commentId } }
}

/** The toast for the result of a report (CM-31, CM-33 to CM-35, CM-37, OB-10). */
export function reportToast(delivery: Delivery): { type: 'success' | 'info' | 'error'; text: string } {
  if (delivery.state === 'sent') return { type: 'success', text: texts.reported }
  if (delivery.state === 'saved') return { type: 'info', text: texts.saved }
  if (delivery.state === 'unavailable') return { type: 'error', text: texts.reportUnavailable }
  const { json, message, status } = delivery
  return { type: 'error', text: json ? message || texts.reportFailed : texts.reportServerError(status) }
}
