import type { NewsletterState } from '#contract/staff/newsletters.ts'
import type { SubscriberState } from '#contract/staff/subscribers.ts'
import type { VersionColumns } from './ownVersion.ts'

export interface SubscriberRow {
  id: string
  email: string
  address: string
  /** The mailbox of its emails: the address without a `+tag`. */
  mailbox: string
  state: SubscriberState
  revision: number
  consent_version: string
  consent_text: string
  /** By the visitor's device, which may have been offline. */
  requested_at: number
  /** By this server. */
  received_at: number
  confirmed_at: number | null
  /** When it ended: by the subscriber, a bounce or a complaint. */
  unsubscribed_at: number | null
  /** Number of unanswered confirmation emails. */
  asked: number
  /** When the last of them was queued, or when the subscription arrived if there is none. */
  asked_at: number
  /** Code of the language in which the site was read when the subscription was made; the first where that is not known. */
  language: string
}

export interface NewsletterRow extends VersionColumns {
  id: string
  /** Slug of the article that it announces; empty for a text of the office's own. */
  article: string
  title: string
  /** Its summary of the article, or the text; in the marks of `newsletterMarkup.ts`. */
  summary: string
  /** Title and text in other languages than the first, by code, as JSON. */
  translations: string
  /** Its readers, as JSON. */
  audience: string
  /** When sending is to begin by itself. In a draft it is the time of which nothing came. */
  send_at: number | null
  state: NewsletterState
  /** Address of the member of staff who wrote it first. */
  author: string
  created_at: number
  started_at: number | null
  ended_at: number | null
  /** The next batch is not queued before this time. */
  next_at: number
  /** The results of its recipients, as JSON, once they are forgotten; empty before. */
  totals: string
}

/**
 * `waiting` is not queued yet. `unsure` may have arrived, and is not repeated. `skipped` was unsubscribed, or its email was
 * discarded, after sending began. `failed` was refused or given up.
 */
export type RecipientState = 'waiting' | 'queued' | 'sent' | 'unsure' | 'skipped' | 'failed'

/** How an email came back. A soft bounce may pass: a full mailbox, a server that is down. */
export type Bounce = 'soft' | 'hard' | 'complaint'

export interface RecipientRow {
  id: string
  newsletter_id: string
  subscriber_id: string
  state: RecipientState
  /** Its row in the mail queue, which also names its Message-ID. */
  email_id: string | null
  sent_at: number | null
  bounce: Bounce | null
}

export interface NewsletterTables {
  subscriber: SubscriberRow
  newsletter: NewsletterRow
  newsletter_recipient: RecipientRow
  /** A newsletter that a member of staff sends to themselves. */
  newsletter_test: { id: string; newsletter_id: string; address: string; language: string; created_at: number }
}
