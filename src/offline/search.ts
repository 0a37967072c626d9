import MiniSearch, { type SearchResult } from 'minisearch'
import { type Extract, extractOf, highlighted } from './extract.ts'
import { type SearchEntry, searchOptions, termOf, wordsWithPlaces } from './searchTerms.ts'

/** One result. `title` and `extract` come in parts so that hits can be marked without markup in the text. */
export interface Found {
  id: string
  kind: SearchEntry['kind']
  url: string
  page: string
  title: Extract
  extract: Extract
}

/** Returns matches for the query, best first, at most `most`. */
export type Search = (query: string, most?: number) => Found[]

/**
 * Opens the indexes written by `searchIndexes`. Tolerates typing errors and unfinished last words; if no entry has all
 * words, entries with some of them are returned.
 */
export async function openSearch(...indexJson: string[]): Promise<Search> {
  const indexes = await Promise.all(indexJson.map((json) => MiniSearch.loadJSONAsync<SearchEntry>(json, searchOptions)))
  const isKnown = (term: string) =>
    indexes.some((index) => index.search(term, { processTerm: (same) => same }).length > 0)
  return (query, most = 20) => {
    const terms = wordsWithPlaces(query).filter(({ word }) => termOf(word) !== null)
    if (terms.length === 0) return []
    const options = {
      boost: { title: 3, page: 1.5 },
      prefix: (term: string) => term.length > 1,
      // Fuzzy matching: one error from four letters, two from eight, only for words the site does not use and never for
      // figures.
      fuzzy: (term: string) => (term.length > 3 && !/\d/.test(term) && !isKnown(term) ? 0.25 : false),
      maxFuzzy: 2,
      weights: { prefix: 0.6, fuzzy: 0.3 },
    }
    const inAll = (combineWith: 'AND' | 'OR') =>
      indexes.flatMap((index) => index.search(query, { ...options, combineWith }))
    const all = inAll('AND')
    const found = all.length > 0 ? all : inAll('OR')
    return found
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map(toFound)
  }
}

function toFound(result: SearchResult & Partial<SearchEntry> & { shown?: string }): Found {
  const { id, kind = 'article', url = '/', title = '', page = '', shown = '' } = result
  const hits = new Set(result.terms)
  return { id, kind, url, page, title: highlighted(title, hits), extract: extractOf(shown, hits) }
}
