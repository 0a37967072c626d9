import MiniSearch, { type SearchResult } from 'minisearch'
import { sourcesId } from '#content/sourceId.ts'
import { type Extract, extractOf, highlighted } from './extract.ts'
import { type IsKnown, type ReadQuery, readQuery } from './readQuery.ts'
import { type SearchEntry, searchOptions, tellingTermsOf, termsOf } from './searchTerms.ts'

/** One result. `title` and `extract` come in parts so that hits can be marked without markup in the text. */
export interface Found {
  id: string
  kind: SearchEntry['kind']
  url: string
  page: string
  title: Extract
  extract: Extract
  /** Set where it is in English on a page of another language. */
  isEnglish?: true
}

/** Returns matches for the query, best first, at most `most`. */
export type Search = (query: string, most?: number) => Found[]

/**
 * Opens the indexes written by `searchIndexes`. Tolerates typing errors and unfinished last words; if no entry has all
 * words, entries with some of them are returned.
 */
export async function openSearch(...indexJson: string[]): Promise<Search> {
  const find = await openIndexes(indexJson)
  return (query, most = 20) => {
    const all = find(query, 'AND')
    return shown(isEnough(query, all.length) ? all : find(query, 'OR'), most)
  }
}

/**
 * Opens the indexes of another language with the English ones, of which a query with Latin letters or figures finds what
 * comes behind the results in the language of the page.
 */
export async function openBothLanguages(own: readonly string[], english: readonly string[]): Promise<Search> {
  const [findOwn, findEnglish] = await Promise.all([openIndexes(own), openIndexes(english)])
  return (query, most = 20) => {
    const inBoth = (combineWith: 'AND' | 'OR') => {
      const own = shown(findOwn(query, combineWith), most)
      const english = /[\p{Script=Latin}\p{N}]/u.test(query) ? shown(findEnglish(query, combineWith), most) : []
      // A link to what is translated keeps to the language of the page: both would lead to one place.
      const places = new Set(own.map(({ url }) => url))
      return [
        ...own.filter((found) => !listsSources(found)),
        ...english.filter(({ url }) => !places.has(url)).map(inEnglish),
        // The names of official texts are English in every language, and say nothing of what was asked.
        ...own.filter(listsSources),
      ]
    }
    const all = inBoth('AND')
    return (isEnough(query, all.length) ? all : inBoth('OR')).slice(0, most)
  }
}

/** Of a sentence the few entries that happen to have all words are seldom those about it; of a long one never. */
function isEnough(query: string, found: number): boolean {
  const { length } = query.trim().split(/\s+/)
  return length <= 8 && found > (length > 3 ? 9 : 0)
}

/** Whether it is the list of official texts that closes an article. */
const listsSources = ({ url = '' }: Partial<Pick<Found, 'url'>>) => url.endsWith(`#${sourcesId}`)

const inEnglish = (found: Found): Found => ({ ...found, id: `en-${found.id}`, isEnglish: true })

type Result = SearchResult & Partial<SearchEntry> & { shown?: string }
type Find = (query: string, combineWith: 'AND' | 'OR') => Result[]

async function openIndexes(indexJson: readonly string[]): Promise<Find> {
  const indexes = await Promise.all(indexJson.map((json) => MiniSearch.loadJSONAsync<SearchEntry>(json, searchOptions)))
  const known = new Map<string, boolean>()
  const namesOf = namesIn()
  const asIs = { tokenize: (term: string) => [term], processTerm: (term: string) => term }
  const isKnown: IsKnown = (term, errors) => {
    const key = `${errors ?? 0} ${term}`
    const options = { ...asIs, fuzzy: errors ?? false }
    const answer = known.get(key) ?? indexes.some((index) => index.search(term, options).length > 0)
    known.set(key, answer)
    return answer
  }
  return (query, combineWith) => {
    const asked = readQuery(query, isKnown)
    const { parts, partTerms } = asked
    if (parts.length === 0) return []
    const options = {
      ...asIs,
      combineWith,
      boost: { title: 3, page: 1.5, headings: 2 },
      maxFuzzy: 2,
      weights: { prefix: 0.6, fuzzy: 0.5 },
    }
    /** The share of the query's parts that the entry has. */
    const share = ({ queryTerms }: Result) =>
      partTerms.filter((terms) => terms.some((term) => queryTerms.includes(term))).length / parts.length
    return indexes
      .flatMap((index) => index.search({ queries: parts, ...options }, options) as Result[])
      .map((result) => {
        const names = namesOf(result)
        const like = likeness(names, asked)
        return { ...result, score: result.score * share(result) ** 2 * like * weightOf(result, like, names) }
      })
      .sort((a, b) => b.score - a.score)
  }
}

interface Names {
  /** Of the title: all words, and those that tell. */
  whole: string
  telling: string
  headings: readonly string[]
}

/** Titles and headings in their indexed form, made once: every keystroke compares those of all results. */
function namesIn(): (result: Result) => Names {
  const known = new Map<string, Names>()
  return ({ id, title = '', headings = '' }) => {
    const names = known.get(id) ?? {
      whole: termsOf(title).join(' '),
      telling: tellingTermsOf(title).join(' '),
      headings: headings.split('\n').map((heading) => termsOf(heading).join(' ')),
    }
    known.set(id, names)
    return names
  }
}

/**
 * How much an entry counts for what it is. The guide to a country is one entry with a bit on everything: it counts where the
 * query names the country or one of its headings. A situation, which has no text, says in a reader's words what its page is for:
 * it counts by how much of it a query says, however long that is. A list of official texts is short and names the words of law,
 * which would put it before the sections that are about them.
 */
function weightOf({ kind, url = '', shown, match }: Result, like: number, { telling }: Names): number {
  if (like === 1 && url.startsWith('/countries/'))
    return Object.values(match).some((fields) => fields.includes('title')) ? 0.7 : 0.3
  if (listsSources({ url })) return 0.3
  if (kind !== 'task' || shown) return 1
  const words = new Set(telling.split(' '))
  return 1.5 + 3 * ([...words].filter((word) => Object.hasOwn(match, word)).length / words.size)
}

/** How much more an entry counts whose title or heading is the query, or has it word for word. */
function likeness({ whole, telling, headings }: Names, { asked, otherNames }: ReadQuery): number {
  if (whole === asked) return 6
  if (otherNames.includes(telling) || headings.includes(asked)) return 4
  return ` ${whole} `.includes(` ${asked} `) ? 1.5 : 1
}

/** Sections of one article among the first results: more of them say the same to a reader and push others out of sight. */
const mostOfArticle = 2

function withoutCrowds(results: readonly Result[]): Result[] {
  const counts = new Map<string, number>()
  const isFurther = ({ kind, url = '' }: Result) => {
    const [page = ''] = url.split('#')
    const count = (counts.get(page) ?? 0) + 1
    counts.set(page, count)
    return kind === 'article' && count > mostOfArticle
  }
  const further = new Set(results.filter(isFurther))
  return [...results.filter((result) => !further.has(result)), ...further]
}

function shown(results: readonly Result[], most: number): Found[] {
  return withoutCrowds(results)
    .slice(0, most)
    .map(({ id, kind = 'article', url = '/', title = '', page = '', shown = '', terms }) => {
      const hits = new Set(terms)
      return { id, kind, url, page, title: highlighted(title, hits), extract: extractOf(shown, hits) }
    })
}
