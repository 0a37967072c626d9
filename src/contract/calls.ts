import * as v from 'valibot'

/** Largest body that the server reads, in bytes; longer ones are answered with 413 (CM-38). */
export const maxBodyBytes = 1024 * 1024

/** Request header with a UUID version 7, generated once per item, so that a repeated write has one effect (OB-13). */
export const idempotencyHeader = 'Idempotency-Key'

/** Request header with the page that a write was sent from. The body must hold nothing but its fields (FM-06). */
export const pageHeader = 'Written-On-Page'

/** Paths of the six calls (API-01 to API-06). */
export const callPath = {
  contact: () => '/api/contact',
  subscribe: () => '/api/subscribe',
  comments: (blogId: string) => `/api/comments/${encodeURIComponent(blogId)}`,
  reply: (commentId: string) => `/api/comments/${encodeURIComponent(commentId)}/reply`,
  report: (commentId: string) => `/api/comments/${encodeURIComponent(commentId)}/report`,
}

/**
 * Query parameter of a thread's earlier pages. A thread is read from its newest page; while there are earlier ones, the
 * header `Link` names the next with `rel="next"` (RFC 8288).
 */
export const beforeParameter = 'before'

/** Any text without NUL, which PostgreSQL rejects; no limit on length or format (FM-20, CM-15). */
const text = v.pipe(
  v.string('must be text'),
  v.check((value) => !value.includes('\0'), 'must not contain a NUL character'),
)
const optionalText = v.optional(text, '')
/** Controls, spaces, combining marks and blank letters: a text of nothing else shows nothing. */
const invisible = /^[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u
/** Trimmed text that a reader can see. */
const visibleText = v.pipe(
  text,
  v.trim(),
  v.check((value) => !invisible.test(value), 'must not be empty'),
)

/** An enquiry. All four fields are required, but may be empty. */
export const enquiryBody = v.object({ name: text, email: text, message: text, contactNumber: text })
export type EnquiryBody = v.InferOutput<typeof enquiryBody>

/** A subscription. The server checks that it is an email address. */
export const subscriptionBody = v.object({ email: text })
export type SubscriptionBody = v.InferOutput<typeof subscriptionBody>

/** A comment or a reply. Everything except the text is optional (CM-12). */
export const commentBody = v.object({
  text: visibleText,
  username: optionalText,
  phone: optionalText,
  email: optionalText,
})
export type CommentBody = v.InferOutput<typeof commentBody>

/** Why a comment was reported. */
export const reportBody = v.object({ reason: visibleText })
export type ReportBody = v.InferOutput<typeof reportBody>

/** A comment as readers see it. A deleted one has neither text nor author (CM-07). */
export interface Comment {
  _id: string
  author: string
  text: string
  /** ISO 8601. */
  date: string
  deleted: boolean
  replies: Comment[]
  /** Set only in the response to its author: the comment awaits review and is not shown yet. */
  held?: boolean
  /** Set only if the comment that this one replies to is on another page of the thread. */
  parentId?: string
}

/** Response to an enquiry. The visitor may quote `reference`. A page needs nothing of the body (FM-16). */
export interface Receipt {
  message: string
  reference: string
  /** Path of the page on which the visitor can choose a time for a call; absent unless the office offers that on the site. */
  call?: string
}

/** Response to a subscription or a report, and the body of every error. */
export interface Message {
  message: string
}
