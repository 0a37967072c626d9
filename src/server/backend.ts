import type { CommentRules } from './comments/commentRules.ts'
import type { LimitWindow } from './http/limitWindows.ts'
import type { StaffMember } from './staff/members.ts'
import type { Store } from './store/store.ts'

/** The dependencies of request handlers, the mail worker and the signed links. */
export interface Backend {
  store: Store
  /** Whether an article has this id, and so may have comments. */
  isArticle: (id: string) => boolean
  /** Key for link signatures and fingerprints; at least 32 characters. */
  secret: string
  mail: MailSettings | undefined
  /** The secret with which bounces and complaints may be reported; without one nobody may. */
  bounceSecret?: string | undefined
  /** The secret with which mail services deliver emails; without one none may. */
  mailSecret?: string | undefined
  /** Members of the workplace; absent without one. */
  staff?: readonly StaffMember[]
  commentRules?: CommentRules
  /** Files are scanned: no answer leaves before its own are. */
  scansFiles?: boolean
  /** Asks writers of comments and reports who are too fast for a person for a proof of work. */
  proofOfWork: boolean
  /** Public URL of this backend without a trailing slash; links in emails start with it. */
  publicUrl: string
  now: () => number
  /** Makes the mail worker look for new emails now. */
  wakeMailer: () => void
}

export interface MailSettings {
  /** `smtp://` or `smtps://` with user name and password. */
  url: string
  from: string
  /** The provider's addresses. */
  to: readonly string[]
  /** Sends without TLS to a server on another machine. */
  cleartext?: boolean
  /** Beyond so many messages of a kind within this time, further ones are put together; `undefined` for never. */
  digestRate?: LimitWindow | undefined
  /** So many emails of a newsletter are queued at a time, with a pause of so many seconds. */
  newsletterBatch?: LimitWindow | undefined
  /** The address for bounces of newsletters; `{id}` in it stands for the email's id. */
  bounceAddress?: string | undefined
  /** The address for replies of clients; `{id}` in it stands for the enquiry's id. */
  replyAddress?: string | undefined
}
