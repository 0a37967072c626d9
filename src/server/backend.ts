import type { Store } from './store/store.ts'

/** What the parts of the backend work with. */
export interface Backend {
  store: Store
  /** Ids of the articles that may be commented on. */
  knownBlogs: ReadonlySet<string>
  /** Signs links and makes fingerprints; at least 32 characters. */
  secret: string
  mail: MailSettings | undefined
  /** Where this backend is reached from outside, without a trailing slash: links in letters start with it. */
  publicUrl: string
  now: () => number
  /** Tells the mail worker that a letter was queued. */
  nudge: () => void
}

export interface MailSettings {
  /** `smtp://` or `smtps://` with name and password. */
  url: string
  from: string
  /** The provider's addresses. */
  to: readonly string[]
}
