import { threadTexts as texts } from '#content/texts/thread.ts'
import { type CommentBody, callPath } from '#contract/calls.ts'
import { readComment } from '#device/offline/readComments.ts'
import type { Submission } from '#device/outbox/item.ts'
import type { Delivery } from '#device/outbox/send.ts'
import type { ToastType } from '#ui/feedback/toasts/toast.ts'

/** The target of the text: the article, or one of its comments. */
export interface Target {
  blogId: string
  commentId?: string
}

/** The body of a comment or reply: exactly text, username, phone and email, the text trimmed (CM-10, CM-11, CM-21). */
export function bodyOf({ text = '', username = '', phone = '', email = '' }: Record<string, string>): CommentBody {
  return { text: text.trim(), username, phone, email }
}

/** The comment or reply as the outbox takes it. */
export function submissionFor({ blogId, commentId }: Target, body: CommentBody, page: string): Submission {
  return commentId === undefined
    ? { kind: 'comment', body, path: callPath.comments(blogId), page, about: { blogId } }
    : { kind: 'reply', body, path: callPath.reply(commentId), page, about: { blogId, commentId } }
}

/** The message for a write that failed (CM-14, CM-25); `undefined` when it did not. */
export function problemOf(kind: 'comment' | 'reply', delivery: Delivery): string | undefined {
  if (delivery.state === 'unavailable') return texts.write[kind].failed(texts.unavailable)
  if (delivery.state !== 'refused') return undefined
  return texts.write[kind].failed(delivery.message || texts.httpError(delivery.status))
}

/** The result of a write as a toast, for a visitor who has left the page with its form. */
export function awayToast(kind: 'comment' | 'reply', delivery: Delivery): { type: ToastType; text: string } {
  const failure = problemOf(kind, delivery)
  if (failure !== undefined) return { type: 'error', text: failure }
  if (delivery.state !== 'sent') return { type: 'info', text: texts.saved }
  return { type: 'success', text: postedText(kind, delivery.answer) }
}

/** Says where a comment that the server accepted is: in the thread, or waiting for our review. */
export function postedText(kind: 'comment' | 'reply', answer: unknown): string {
  return readComment(answer)?.held ? texts.heldPosted : texts.write[kind].posted
}
