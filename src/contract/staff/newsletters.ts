import * as v from 'valibot'
import { subscriberSources } from './subscribers.ts'
import { isDay } from './tasks.ts'
import { cursor, pageSize, shortText, storableNumber, storableText } from './text.ts'

/**
 * A draft is edited; one that is scheduled begins by itself and can be taken back until then; sending fixes its words and its
 * recipients. A stopped one can go on where it stopped.
 */
export type NewsletterState = 'draft' | 'scheduled' | 'sending' | 'stopped' | 'sent'

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
  /** Slug of the article that it announces; empty for a text of the office's own. */
  article: string
  title: string
  summary: string
  /** Title and text by the code of a language; subscribers of the others get those above. */
  translations: Record<string, NewsletterText>
  audience: NewsletterAudience
  /** When it is to begin by itself. In a draft it is the time of which nothing came: nothing was running, or it was restored. */
  sendAt: string | null
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
export const newsletterLengths = { title: 150, summary: 20_000 } as const

const words = { title: oneLine(newsletterLengths.title), summary: shortText(newsletterLengths.summary) }
const text = v.object(words)
export type NewsletterText = v.InferOutput<typeof text>

/** Of a language of the site: the server knows which there are. */
const code = v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'must be the code of a language'))
const day = v.optional(
  v.pipe(
    v.string(),
    v.check((value) => value === '' || isDay(value), 'must be a day such as 2026-12-01'),
  ),
  '',
)

/** The subscribers who get it. What is empty leaves nobody out. */
export const newsletterAudience = v.object({
  /** The language in which they read the site. */
  language: v.optional(v.union([v.literal(''), code]), ''),
  source: v.optional(v.picklist(['', ...subscriberSources]), ''),
  /** The first and the last day on which they joined, by the office's calendar. */
  from: day,
  to: day,
})
export type NewsletterAudience = v.InferOutput<typeof newsletterAudience>

/** Everybody who has confirmed. */
export const everybody: NewsletterAudience = { language: '', source: '', from: '', to: '' }

/** How many subscribers it would go to now, and how many of them read the site in each language. */
export interface NewsletterReach {
  readers: number
  languages: Record<string, number>
  /** The time zone of the office, by whose clock it is scheduled. */
  zone: string
}

/** Without an id it is a new draft (201); with an id and its version it is changed (200), or 409 with the stored one. */
export const newsletterChange = v.object({
  id: v.optional(v.pipe(v.string(), v.uuid())),
  version: v.optional(storableNumber),
  article: v.pipe(storableText, v.trim(), v.maxLength(200)),
  ...words,
  translations: v.optional(v.record(code, text), {}),
  audience: v.optional(newsletterAudience, everybody),
})
export type NewsletterChange = v.InferOutput<typeof newsletterChange>

/** Sends the version that was previewed: 409 if a colleague changed it since. */
export const newsletterSending = v.object({ version: storableNumber })

/** Begins by itself at this time of the office's clock: a draft, or one that is scheduled for another time. */
export const newsletterSchedule = v.object({
  version: storableNumber,
  day: v.pipe(v.string(), v.check(isDay, 'must be a day such as 2026-12-01')),
  time: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 10:00')),
})

/** The email to readers of each language. */
export interface NewsletterPreview {
  editions: NewsletterEdition[]
}

/** The email as it would be sent: whole HTML documents for each theme, which hold no script, and the plain text. */
export interface NewsletterEdition {
  language: string
  /** It has no text in that language and says so. */
  isFallback: boolean
  subject: string
  light: string
  dark: string
  text: string
}
