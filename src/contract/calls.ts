import * as v from 'valibot'

/** Largest body that the server reads, in bytes (decision 16); more is answered with 413. */
export const maxBodyBytes = 1024 * 1024

/** Header that makes a repeated write have one effect: a UUID version 7 made once per item. */
export const idempotencyHeader = 'Idempotency-Key'

/** Header that tells from which page a write was sent; the body stays exactly as the specification gives it. */
export const pageHeader = 'Written-On-Page'

/** Paths of the six calls (specification, section 7). */
export const callPath = {
  contact: () => '/api/contact',
  subscribe: () => '/api/subscribe',
  comments: (blogId: string) => `/api/comments/${encodeURIComponent(blogId)}`,
  reply: (commentId: string) => `/api/comments/${encodeURIComponent(commentId)}/reply`,
  report: (commentId: string) => `/api/comments/${encodeURIComponent(commentId)}/report`,
}

/** Text without NUL, which databases refuse; no length and no format (specification, section 5). */
const text = v.pipe(
  v.string('must be text'),
  v.check((value) => !value.includes('\0'), 'must not contain a NUL character'),
)
const optionalText = v.optional(text, '')

/** What an enquiry holds; all four are there, though they may be empty. */
export const enquiryBody = v.object({ name: text, email: text, message: text, contactNumber: text })
export type EnquiryBody = v.InferOutput<typeof enquiryBody>

/** What a subscription holds. Whether it is an address the server decides. */
export const subscriptionBody = v.object({ email: text })
export type SubscriptionBody = v.InferOutput<typeof subscriptionBody>

/** A comment and a reply have the same body; all but the text may be left out. */
export const commentBody = v.object({
  text: v.pipe(text, v.trim(), v.minLength(1, 'must not be empty')),
  username: optionalText,
  phone: optionalText,
  email: optionalText,
})
export type CommentBody = v.InferOutput<typeof commentBody>

/** Why a comment is reported. */
export const reportBody = v.object({ reason: v.pipe(text, v.trim(), v.minLength(1, 'must not be empty')) })
export type ReportBody = v.InferOutput<typeof reportBody>

/** A comment as the server shows it. A deleted one carries no text and no author. */
export interface Comment {
  _id: string
  author: string
  text: string
  /** ISO 8601. */
  date: string
  deleted: boolean
  replies: Comment[]
  /** Only in the answer to its writer: it waits for the provider's review and is not shown yet. */
  held?: boolean
}

/** Answer to an enquiry. `reference` is what the writer may quote; the specification leaves the body unused. */
export interface Receipt {
  message: string
  reference: string
}

/** Answer to a subscription or a report, and the body of every refusal. */
export interface Message {
  message: string
}
