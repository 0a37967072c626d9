import { site } from '../site.ts'

/** The words on the review of the law. */
export interface LawReview {
  /** Before the day, in an article's or a guide's opening. */
  label: string
  /** A sentence that closes a text or an answer. */
  sentence: (day: string) => string
}

/** Names the lawyer of the site file, or says that no lawyer has reviewed the law yet. */
export function lawReviewBy({ name, qualification }: typeof site.lawReviewer): LawReview {
  if (!name)
    return {
      label: 'Law compared by the editors, not yet by a lawyer:',
      sentence: (day) => `Law compared by the editors on ${day}, not yet by a lawyer.`,
    }
  const reviewer = [name, qualification].filter(Boolean).join(', ')
  return {
    label: `Law reviewed by ${reviewer}:`,
    sentence: (day) => `Law reviewed by ${reviewer}, on ${day}.`,
  }
}

export const lawReview = lawReviewBy(site.lawReviewer)
