import { edition } from '#content/edition.ts'
import { isTranslated } from '#content/localLink.ts'
import { searchTexts as texts } from '#content/texts/search.ts'
import type { Found } from '#offline/search.ts'

const hindi = /\p{Script=Devanagari}/u
/** A letter of a script in which the site has no texts. */
const unsearched = /[^\P{L}\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/u

/** Whether the Hindi pages would find what this page cannot. */
export function isForHindi(query: string): boolean {
  return edition.code === 'en' && hindi.test(query) && isTranslated('/')
}

/** A notice about the languages that are searched; empty if none is needed. */
export function languageNotice(query: string, found: readonly Found[]): string {
  if (isForHindi(query)) return texts.hindi
  const hasHindi = edition.code !== 'en' || isTranslated('/')
  if (unsearched.test(query) || (!hasHindi && hindi.test(query))) return texts.otherScript(hasHindi)
  if (!found.some(({ isEnglish }) => isEnglish)) return ''
  return found.every(({ isEnglish }) => isEnglish) ? texts.onlyEnglish : texts.alsoEnglish
}
