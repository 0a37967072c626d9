import type { Options } from 'minisearch'

/** A searchable entry: a service, a question, an article or a section of one, a term of the glossary. */
export interface SearchEntry {
  id: string
  kind: 'service' | 'question' | 'article' | 'guide' | 'term'
  /** With the hash of the heading. */
  url: string
  title: string
  /** Name of the page that holds it. */
  page: string
  text: string
}

const tooCommon = new Set(
  'a an and are as at be by for from has have if in is it its may no not of on or that the this to was were which will with you your'.split(
    ' ',
  ),
)

/** Words and numbers with their offsets in the text. */
export function wordsWithPlaces(text: string): { word: string; start: number }[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), (match) => ({ word: match[0], start: match.index }))
}

/** The indexed form of a word: lower case, without accents, singular; `null` for stop words. */
export function termOf(word: string): string | null {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if (tooCommon.has(plain) || (plain.length < 2 && !/\d/.test(plain))) return null
  return plain.length > 3 && /[^suai]s$/.test(plain) ? plain.replace(/ies$/, 'y').replace(/s$/, '') : plain
}

/** Options shared by indexing and searching; a mismatch would find nothing. */
export const searchOptions: Options<SearchEntry> = {
  fields: ['title', 'page', 'text'],
  // `shown` holds the beginning of the text.
  storeFields: ['kind', 'url', 'title', 'page', 'shown'],
  tokenize: (text) => wordsWithPlaces(text).map(({ word }) => word),
  processTerm: termOf,
}
