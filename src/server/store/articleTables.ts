import type { PublicationState } from '#contract/staff/articles.ts'
import type { VersionColumns } from './ownVersion.ts'

/** Tables of the articles that owners edit in the workplace. */
export interface ArticleTables {
  article_draft: ArticleDraftRow
  article_publication: PublicationRow
}

/** A draft of an article's file; one for each article. */
export interface ArticleDraftRow extends VersionColumns {
  slug: string
  text: string
  /** Hash of the file that it was typed over. */
  base: string
  author: string
  saved_at: number
  /** While the checks run, when they are given up; else 0. */
  check_until: number
  /** `ArticleFindings` as JSON, or empty. */
  findings: string
  /** The page as HTML, or empty. */
  preview: string
}

/** A text that is or was published. */
export interface PublicationRow {
  id: string
  slug: string
  author: string
  /** The first line of its commit. */
  subject: string
  text: string
  /** Hash of the file that it replaces. */
  base: string
  /** The file that it replaced, to put it back; empty until it is replaced. */
  text_before: string
  state: PublicationState
  message: string
  queued_at: number
  ended_at: number | null
  /** The instance that works on it, and until when it is believed to. */
  lease_id: string | null
  lease_until: number
  attempts: number
}
