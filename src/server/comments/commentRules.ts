import { site } from '#content/site.ts'
import { folded } from './foldedText.ts'

/** The provider's rules for comments. */
export interface CommentRules {
  /** Every comment waits for review. */
  reviewAll: boolean
  /** Names that only the provider's own people bear. The product's name is always among them. */
  reservedNames: readonly string[]
  /** Words and phrases with which a comment is held. */
  heldWords: readonly string[]
  /** The provider gets an email about new comments. */
  notifies: boolean
}

/** The rules without any setting. */
export const defaultCommentRules: CommentRules = {
  reviewAll: false,
  reservedNames: [],
  heldWords: [],
  notifies: false,
}

// RLO and LRO turn the following text round; an embedding or isolate alone is common in Arabic and Urdu.
const override = /[\u202d\u202e]/

/**
 * Why the words of a comment must be reviewed, as a phrase for the provider; `undefined` if they need not be. A comment
 * is held rather than refused, because its author may be right: staff do answer comments.
 */
export function contentReason(
  { author, text }: { author: string; text: string },
  { reviewAll, reservedNames, heldWords }: CommentRules,
): string | undefined {
  const name = folded(author)
  const reserved = [site.product, ...reservedNames].find((one) => folded(one) !== '' && name.includes(folded(one)))
  if (reserved !== undefined) return `its author uses the reserved name ${reserved}`
  if (override.test(text) || override.test(author)) return 'it contains characters that reverse the direction of text'
  const words = folded(text)
  const word = heldWords.find((one) => folded(one) !== '' && words.includes(folded(one)))
  if (word !== undefined) return `it contains ${word}`
  return reviewAll ? 'every comment is reviewed' : undefined
}
