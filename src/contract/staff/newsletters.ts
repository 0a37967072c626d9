import * as v from 'valibot'
import { cursor, pageSize, shortText, storableNumber } from './text.ts'

/** A draft is edited; sending fixes its words and its recipients. A stopped one can go on where it stopped. */
export type NewsletterState = 'draft' | 'sending' | 'stopped' | 'sent'

/** The results of the recipients. Bounces and complaints come later, from those to whom it was sent. */
export interface NewsletterCounts {
  recipients: number
  /** Not sent yet. */
  waiting: number
  sent: number
  /** May have arrived: the mail server's answer was lost. They are not sent again. */
  unsure: number
  /** Unsubscribed after sending began. */
  skipped: number
  /** Refused by the mail server, or given up. */
  failed: number
  bounced: number
  complained: number
}

export interface NewsletterItem {
  id: string
  /** Slug of the article that it announces. */
  article: string
  title: string
  summary: string
  state: NewsletterState
  version: number
  author: string
  createdAt: string
  startedAt: string | null
  endedAt: string | null
  counts: NewsletterCounts
}

/** Drafts and what was sent, newest first. */
export const newsletterSearch = v.object({ cursor, limit: pageSize })

export interface NewsletterList {
  items: NewsletterItem[]
  /** The start of the next page; `null` after the last one. */
  next: string | null
}

/** An article that a newsletter can be about, with words to begin with. */
export interface NewsletterArticle {
  slug: string
  title: string
  summary: string
}

const oneLine = (most: number) =>
  v.pipe(
    shortText(most),
    v.check((text) => !/[\r\n]/.test(text), 'must be one line'),
  )

/** Lengths of a newsletter's words, in characters. */
export const newsletterLengths = { title: 150, summary: 2000 } as const

/** Without an id it is a new draft (201); with an id and its version it is changed (200), or 409 with the stored one. */
export const newsletterChange = v.object({
  id: v.optional(v.pipe(v.string(), v.uuid())),
  version: v.optional(storableNumber),
  article: oneLine(200),
  title: oneLine(newsletterLengths.title),
  summary: shortText(newsletterLengths.summary),
})
export type NewsletterChange = v.InferInput<typeof newsletterChange>

/** Sends the version that was previewed: 409 if a colleague changed it since. */
export const newsletterSending = v.object({ version: storableNumber })

/** The email as it would be sent: whole HTML documents for each theme, which hold no script, and the plain text. */
export interface NewsletterPreview {
  light: string
  dark: string
  text: string
}
