import { threadTexts as texts } from '#content/texts/thread.ts'
import { callPath } from '#contract/calls.ts'
import type { Written } from '#outbox/item.ts'
import type { Delivery } from '#outbox/send.ts'

/** The report as the outbox takes it. */
export function reportOf(blogId: string, commentId: string, reason: string, page: string): Written {
  return { kind: 'report', body: { reason }, path: callPath.report(commentId), page, about: { blogId, commentId } }
}

/** The specification's words for what became of a report (section 8; decisions, Offline). */
export function reportToast(delivery: Delivery): { type: 'success' | 'info' | 'error'; text: string } {
  if (delivery.state === 'sent') return { type: 'success', text: texts.reported }
  if (delivery.state === 'saved') return { type: 'info', text: texts.saved }
  if (delivery.state === 'unavailable') return { type: 'error', text: texts.reportUnavailable }
  const { json, message, status } = delivery
  return { type: 'error', text: json ? message || texts.reportFailed : texts.reportServerError(status) }
}
