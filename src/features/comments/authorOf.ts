import { threadTexts as texts } from '#content/texts/thread.ts'
import { plainText } from './plainText.ts'

/** The name to show for an author; one that is left empty, or cannot be seen, is 'Anonymous' (decision 14). */
export function authorOf(author: string): string {
  return plainText(author).replace(/\s+/g, ' ').trim() || texts.anonymous
}
