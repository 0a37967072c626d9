import type { Query } from 'minisearch'
import { foldWord } from './foldWord.ts'
import { isCommon, isFiller, tellingTermsOf, termsOf, wordsWithPlaces } from './searchTerms.ts'
import { searchWords } from './searchWords.ts'

/** Whether the index holds a term in its indexed form, or another that differs from it by `errors` letters at most. */
export type IsKnown = (term: string, errors?: 1) => boolean

/** A query as it is understood: each of `parts` is one word or phrase with all the ways in which it may be written. */
export interface ReadQuery {
  parts: Query[]
  /** The terms of each part. */
  partTerms: string[][]
  /** All of its words in their indexed form, as a title that is the same would have them. */
  asked: string
  /** Its other names, in the telling words of a title. */
  otherNames: string[]
}

/** Characters of form numbers written as one word; more are no such word, and would be cut in too many ways. */
const longestForms = 24

/** Phrases by their terms, the longest first, each with the other phrases of its group. */
const phrases = searchWords
  .map((group) => group.map(tellingTermsOf))
  .flatMap((group) => group.map((terms) => ({ terms, others: group.filter((other) => other !== terms) })))
  .sort((a, b) => b.terms.length - a.terms.length)

/**
 * Reads what a visitor typed: words that say nothing are left out unless there are no others; abbreviations, joined and
 * separated words, sums and typing errors stand beside what they may mean.
 */
export function readQuery(query: string, isKnown: IsKnown): ReadQuery {
  const asked = withoutPoints(query)
  const words = wordsWithPlaces(asked).map(({ word }) => word)
  const telling = words.filter((word) => !isFiller(word))
  const said = telling.length > 0 ? telling : words
  const terms = said.map(foldWord)
  const parts: Query[] = []
  for (let at = 0; at < terms.length; ) {
    const { part, length } = partAt(terms, at, isKnown)
    parts.push(part)
    at += length
  }
  const whole = phrases.filter((phrase) => phrase.terms.join(' ') === terms.join(' '))
  const otherNames = whole.flatMap((phrase) => phrase.others).map((name) => name.join(' '))
  return { parts, partTerms: parts.map(termsIn), asked: termsOf(asked).join(' '), otherNames }
}

/** Letters of an abbreviation that a point follows: one of T.D.S., up to three signs of टी.डी.एस. */
const abbreviations =
  /(?<![\p{L}\p{N}\p{M}])(?:(?:\p{Script=Latin}\.){2,}\p{Script=Latin}?|(?:\p{Script=Devanagari}{1,3}\.){2,}\p{Script=Devanagari}{0,3})(?![\p{L}\p{N}\p{M}])/gu

/** Abbreviations without the points that would part them into letters. */
function withoutPoints(query: string): string {
  return query.replace(abbreviations, (found) => found.replaceAll('.', ''))
}

function termsIn(part: Query): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'symbol' ? [] : part.queries.flatMap(termsIn)
}

const either = (queries: Query[]): Query => ({ combineWith: 'OR', queries })
const all = (terms: readonly string[], rest: object = {}): Query => ({
  combineWith: 'AND',
  queries: [...terms],
  ...rest,
})
/** Words that are probably meant, but were not typed. */
const meant = { prefix: false, fuzzy: false, boostTerm: () => 0.4 }

function partAt(terms: readonly string[], at: number, isKnown: IsKnown): { part: Query; length: number } {
  const begins = (phrase: readonly string[]) => phrase.every((term, n) => terms[at + n] === term)
  const [found, ...same] = phrases.filter((phrase) => phrase.terms.length > 1 && begins(phrase.terms))
  if (found) {
    const others = [found, ...same.filter((phrase) => phrase.terms.length === found.terms.length)].flatMap(
      (one) => one.others,
    )
    return { part: either([all(found.terms), ...others.map((other) => all(other, meant))]), length: found.terms.length }
  }
  const [term = '', next] = terms.slice(at, at + 2)
  const sum = next === undefined ? undefined : sumOf(term, next)
  if (next !== undefined && sum !== undefined) {
    return { part: either([all([term, next]), ...writtenOut(sum).map((other) => all(other, meant))]), length: 2 }
  }
  const joined = next && foldWord(term + next)
  if (next && joined && isKnown(joined)) {
    const apart = all([term, next])
    return { part: isKnown(term) && isKnown(next) ? either([apart, joined]) : either([joined, apart]), length: 2 }
  }
  return { part: wordPart(term, isKnown, figureBefore(terms, at)), length: 1 }
}

/** The figure of the form before: in '15CA/CB' or '15 CA CB' the second one leaves it out. */
function figureBefore(terms: readonly string[], at: number): string | undefined {
  const before = terms.slice(0, at).findLast((term) => /\d/.test(term))
  return /^(\d+)\p{L}{0,3}$/u.exec(before ?? '')?.[1]
}

/** One word with what it may mean. */
function wordPart(term: string, isKnown: IsKnown, figure = ''): Query {
  const others = phrases.filter((phrase) => phrase.terms.length === 1 && phrase.terms[0] === term)
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)(l|lakh|cr|crore)?$/.exec(term) ?? []
  const sum = number && (unit ? sumOf(number, foldWord(unit === 'l' ? 'lakh' : unit)) : Number(number))
  const known = isKnown(term)
  const isMeant = known || others.length > 0
  const repaired = isMeant ? [] : [parted(term, isKnown), swapped(term, isKnown), ...formsIn(term, isKnown, figure)]
  const alternatives = [
    ...others.flatMap((phrase) => phrase.others),
    ...(sum === '' || sum === undefined ? [] : writtenOut(sum).filter((way) => way[0] !== term)),
    ...repaired.filter((way) => way !== undefined),
  ]
  // One error from four letters, two from six where no word is nearer, only for words that the site does not use and never
  // for figures.
  const mayBeWrong = term.length > 3 && !/\d/.test(term) && !known && others.length === 0
  const typed = {
    queries: [term],
    prefix: term.length > 1,
    fuzzy: mayBeWrong && (term.length < 6 || isKnown(term, 1) ? 1 : 2),
    combineWith: 'OR' as const,
  }
  return either([typed, ...alternatives.map((way) => all(way, meant))])
}

const units: Record<string, number> = { lakh: 1e5, crore: 1e7 }

/** The sum that a figure and the word after it make: 50 lakh. */
function sumOf(figure: string, unit: string): number | undefined {
  const size = Object.hasOwn(units, unit) ? units[unit] : undefined
  return size && /^\d+(?:\.\d+)?$/.test(figure) ? Math.round(Number(figure) * size) : undefined
}

/** A sum in figures, and in lakh or crore where it is written so. */
function writtenOut(sum: number): string[][] {
  const words = Object.entries(units).flatMap(([unit, size]) =>
    sum >= size && Number.isInteger((sum / size) * 100) ? [[String(sum / size), unit]] : [],
  )
  return sum >= 1e5 ? [[String(sum)], ...words] : []
}

/** The words of which an unknown one is made: form15ca, powerofattorney. */
function parted(term: string, isKnown: IsKnown): string[] | undefined {
  const [, word = '', figure = ''] = /^(\p{L}{2,})(\d.*)$/u.exec(term) ?? []
  if (figure) return [foldWord(word), figure].every((one) => isKnown(one)) ? [foldWord(word), figure] : undefined
  if (term.length < 6 || !/^\p{L}+$/u.test(term)) return undefined
  for (let at = term.length - 2; at > 1; at -= 1) {
    const head = term.slice(0, at)
    const rest = term.slice(at)
    if (!isCommon(head) && !(at > 2 && isKnown(foldWord(head)))) continue
    const isWhole = rest.length > 2 && !isCommon(rest) && isKnown(foldWord(rest))
    const tail = isWhole ? [foldWord(rest)] : parted(rest, isKnown)
    if (tail) return isCommon(head) ? tail : [foldWord(head), ...tail]
  }
  return undefined
}

/**
 * The forms of which an unknown word is made, together and each alone: 15ca15cb, form15ca15cb, 15cacb with one figure for all, or
 * only the letters of one whose figure was typed before.
 */
function formsIn(term: string, isKnown: IsKnown, figure: string): string[][] {
  if (/^\p{L}{1,3}$/u.test(term)) return figure && isKnown(figure + term) ? [[figure + term]] : []
  const [, word = '', forms = ''] = /^(\p{L}*)((?:\d+\p{L}+)+)$/u.exec(term) ?? []
  if (forms.length > longestForms || (word && !isKnown(foldWord(word)))) return []
  const found = Array.from(forms.matchAll(/(\d+)(\p{L}+)/gu), ([, number = '', letters = '']) =>
    suffixesIn(letters, (suffix) => isKnown(number + suffix)).map((suffix) => number + suffix),
  )
  const all = found.flat()
  if (all.length < 2 || found.some((some) => some.length === 0)) return []
  return [all, ...all.map((one) => [one])]
}

/** Letters cut into suffixes of a figure, as long ones as there are; empty if that cannot be done. */
function suffixesIn(letters: string, isSuffix: (suffix: string) => boolean): string[] {
  for (let length = letters.length; length > 0; length -= 1) {
    const suffix = letters.slice(0, length)
    if (!isSuffix(suffix)) continue
    if (length === letters.length) return [suffix]
    const rest = suffixesIn(letters.slice(length), isSuffix)
    if (rest.length > 0) return [suffix, ...rest]
  }
  return []
}

/**
 * A short word with two letters in the wrong order, for which one error is too few: nor for nro is a word, tsd is tds. Of a
 * number never: section 194 is not section 149.
 */
function swapped(term: string, isKnown: IsKnown): string[] | undefined {
  if (term.length < 3 || term.length > 5 || /\d/.test(term)) return undefined
  for (let at = 0; at < term.length - 1; at += 1) {
    const turned = term.slice(0, at) + term[at + 1] + term[at] + term.slice(at + 2)
    if (turned !== term && isKnown(turned)) return [turned]
  }
  return undefined
}
