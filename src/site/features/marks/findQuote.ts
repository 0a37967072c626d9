import { nearMatches } from './nearMatches.ts'
import type { Span } from './pageText.ts'

/** A passage by its words and those around it, like the TextQuoteSelector of the W3C's Web Annotation model. */
export interface Quote {
  exact: string
  prefix: string
  suffix: string
  /** Start of the passage, as a fraction of the text. */
  place: number
  /** How often the text held these words. */
  times: number
}

/** The present place of a passage, and whether its words are the same. */
export interface Found {
  start: number
  end: number
  isExact: boolean
}

/** Characters kept on either side. */
const around = 96
/** Room for what was inserted between the passage and the words that were beside it. */
const slack = 160
/** From this length on the same words are hardly found elsewhere by chance. */
const long = 32
/** The share of its characters in which a long passage may differ, and a short one. */
const tolerance = 0.4
const shortTolerance = 0.25
/** How alike a passage must be without the words around it. */
const alike = 0.85
/** From this share of the words around it on, a place counts as the same. */
const sameContext = 0.5
const someContext = 0.3

/** Describes a passage so that it is found again in an edited text. */
export function quoteAt(text: string, start: number, end: number): Quote {
  const exact = text.slice(start, end)
  return {
    exact,
    prefix: text.slice(Math.max(0, start - around), start),
    suffix: text.slice(end, end + around),
    place: start / text.length,
    times: placesOf(text, exact).length,
  }
}

/** Finds a passage in a text that may have been edited; `undefined` when it is no longer there. */
export function findQuote(text: string, quote: Quote): Found | undefined {
  const { exact, place, times } = quote
  const size = exact.length
  if (size === 0) return undefined
  const starts = placesOf(text, exact)
  const closeness = (start: number) => 1 - Math.abs(start / text.length - place)
  const rated = (start: number, end: number, likeness: number) => {
    const context = contextAt(text, start, end, quote)
    return { start, end, likeness, context, rank: likeness + context + closeness(start) / 4 }
  }
  const byRank = (a: { rank: number }, b: { rank: number }) => b.rank - a.rank
  const same = starts.map((start) => rated(start, start + size, 1)).sort(byRank)
  const [best] = same
  if (best && best.context >= sameContext) return { start: best.start, end: best.end, isExact: true }
  const isAlone = times === 1 && starts.length === 1
  const near = nearMatches(text, exact, Math.floor(size * (size < long ? shortTolerance : tolerance))).map(
    ({ start, end, errors }) => rated(start, end, 1 - errors / size),
  )
  const [chosen] = [...same, ...near.filter(({ likeness }) => likeness < 1)]
    .filter(({ likeness, context }) =>
      likeness === 1
        ? isAlone || size >= long || context >= someContext
        : context >= sameContext || (likeness >= alike && size >= long),
    )
    .sort(byRank)
  if (!chosen) return undefined
  if (chosen.likeness === 1) return { start: chosen.start, end: chosen.end, isExact: true }
  return { ...wholeWords(text, chosen), isExact: false }
}

function placesOf(text: string, words: string): number[] {
  const places: number[] = []
  // Nothing is found at the end of a text again and again.
  if (words === '') return places
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) places.push(at)
  return places
}

/** The share of the words around the passage that are still around this place. */
function contextAt(text: string, start: number, end: number, { prefix, suffix }: Quote): number {
  const before = text.slice(Math.max(0, start - prefix.length - slack), start)
  const after = text.slice(end, end + suffix.length + slack)
  // Of the words at the outer ends only parts were kept.
  const wanted = [wordsOf(prefix).slice(1), wordsOf(suffix).slice(0, -1)] as const
  const count = wanted[0].length + wanted[1].length
  // The passage is all there is of the text.
  if (count === 0) return 1
  return (shared(wanted[0], wordsOf(before)) + shared(wanted[1], wordsOf(after))) / count
}

function shared(wanted: readonly string[], there: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of there) left.set(word, (left.get(word) ?? 0) + 1)
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  }).length
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** The same place without cut words at its ends, and without space there. */
export function wholeWords(text: string, { start, end }: Span): Span {
  const isWord = (at: number) => /[\p{L}\p{M}\p{N}]/u.test(text.charAt(at))
  let [first, last] = [start, end]
  while (first > 0 && isWord(first) && isWord(first - 1)) first -= 1
  while (last < text.length && isWord(last) && isWord(last - 1)) last += 1
  while (first < last && /\s/.test(text.charAt(first))) first += 1
  while (last > first && /\s/.test(text.charAt(last - 1))) last -= 1
  return { start: first, end: last }
}
