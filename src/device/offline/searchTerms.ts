import type { Options } from 'minisearch'
import { foldWord, plainWord } from './foldWord.ts'

/** A searchable entry: a page, a service, a question, a task or a situation of one, an article or a section of one, a term of the glossary. */
export interface SearchEntry {
  id: string
  kind: 'service' | 'question' | 'article' | 'guide' | 'task' | 'letter' | 'term' | 'page'
  /** With the hash of the heading. */
  url: string
  title: string
  /** Name of the page that holds it. */
  page: string
  text: string
  /** Headings of a page that is one entry, a line each. */
  headings?: string
}

const listed = (words: string) => new Set(words.split(/\s+/).map(plainWord))

/** Too common to be indexed in a text; in titles they are, for a title may hold nothing else that is remembered. */
const common = listed(
  `a an and are as at be by for from has have if in is it its may no not of on or rs inr that the this to was were which
  with you your का के की को में से पर है हैं था थे थी और या यह वह ये वे जो तो भी ही न ने एक इस उस इन उन कि लिए साथ तक कर हो गया
  नहीं अपने अपनी अपना होता होती होते करना करने`,
)

/** Words of a question that say little of what it is about. They are indexed; a query does not insist on them. */
const asking = listed(
  `about am any can could did do does get had how i into me my need need our please should tell than their them there they
  us make making want we what when where who whom why would क्या कैसे कब कहाँ कौन मैं मेरा मेरी मेरे मुझे हम हमारा चाहिए सकता सकते सकती`,
)

/** Words and figures with their offsets in the text. A figure may have commas between its groups, and a decimal point. */
export function wordsWithPlaces(text: string): { word: string; start: number }[] {
  const words =
    /\d{1,3}(?:,\d{2,3})*,\d{3}(?![\p{L}\p{N}])|\d+\.\d+(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*/gu
  return Array.from(text.matchAll(words), (match) => ({ word: match[0], start: match.index }))
}

/** The words of a text in their indexed form. */
export function termsOf(text: string): string[] {
  return wordsWithPlaces(text).map(({ word }) => foldWord(word))
}

/** The same without those that a text leaves out of the index. */
export function tellingTermsOf(text: string): string[] {
  const words = wordsWithPlaces(text).map(({ word }) => word)
  return words.filter((word) => !isCommon(word)).map(foldWord)
}

/** Whether a text leaves the word out of the index. */
export function isCommon(word: string): boolean {
  const plain = plainWord(word)
  return common.has(plain) || (plain.length < 2 && !/\d/.test(plain))
}

/** Whether a query can do without the word if it has others. */
export function isFiller(word: string): boolean {
  return isCommon(word) || asking.has(plainWord(word))
}

/** Options shared by indexing and searching; a mismatch would find nothing. */
export const searchOptions: Options<SearchEntry> = {
  fields: ['title', 'page', 'headings', 'text'],
  // `shown` holds the beginning of the text.
  storeFields: ['kind', 'url', 'title', 'page', 'headings', 'shown'],
  tokenize: (text) => wordsWithPlaces(text).map(({ word }) => word),
  processTerm: (word, field) => (field !== 'title' && isCommon(word) ? null : foldWord(word)),
}
