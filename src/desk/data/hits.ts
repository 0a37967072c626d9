import { createStore } from '@tanstack/store'
import { foldedForSearch } from '#contract/foldedForSearch.ts'
import { foldedWithPlaces } from '#contract/searchPassage.ts'

/** The words that the inbox is searched for, empty without a search: texts of its rows and of the open enquiry mark them. */
export const soughtText = createStore('')

/** A piece of a text, and whether it was searched for. */
export interface Part {
  text: string
  isHit: boolean
}

/** Marks in one text: a search for a single letter finds thousands. */
const mostHits = 200
/** Of a longer text nothing is marked: it would take a second. */
const longestMarked = 100_000
/** Digits at the end of a number that are enough to find it. */
const comparedDigits = 8

/**
 * A text in pieces, by what a search for these words finds in it: in any spelling of letters and marks that the search takes
 * for the same, and a phone number however it is written. `undefined` if nothing is found.
 */
export function hitsIn(text: string, sought: string): Part[] | undefined {
  if (text.length > longestMarked) return undefined
  const ranges = [...rangesOfWords(text, sought), ...rangesOfNumber(text, sought)].sort(([a], [b]) => a - b)
  if (ranges.length === 0) return undefined
  const parts: Part[] = []
  let at = 0
  for (const [from, to] of joined(ranges).slice(0, mostHits)) {
    if (from > at) parts.push({ text: text.slice(at, from), isHit: false })
    parts.push({ text: text.slice(from, to), isHit: true })
    at = to
  }
  if (at < text.length) parts.push({ text: text.slice(at), isHit: false })
  return parts
}

/** Whether a text has the phone number that is searched for, or its last digits, however each is written. */
export function hasNumber(text: string, sought: string): boolean {
  return rangesOfNumber(text, sought).length > 0
}

type Range = readonly [from: number, to: number]

function rangesOfWords(text: string, sought: string): Range[] {
  const words = foldedForSearch(sought).split(/\s+/).filter(Boolean)
  const { folded, places } = foldedWithPlaces(text)
  return words.flatMap((word) => {
    const found: Range[] = []
    for (
      let at = folded.indexOf(word);
      at >= 0 && found.length < mostHits;
      at = folded.indexOf(word, at + word.length)
    ) {
      const first = places[at]
      const last = places[at + word.length - 1]
      if (first && last) found.push([first[0], last[1]])
    }
    return found
  })
}

function rangesOfNumber(text: string, sought: string): Range[] {
  const digits = /\p{L}/u.test(sought) ? '' : sought.replace(/\D+/g, '')
  if (digits.length < 5) return []
  // The most of its digits that stand there: with the country, with the zero in front, or without either.
  for (let count = digits.length; count >= Math.min(comparedDigits, digits.length); count -= 1) {
    const pattern = new RegExp(Array.from(digits.slice(-count)).join('[\\s()./-]{0,3}'), 'g')
    const found = Array.from(text.matchAll(pattern), ({ 0: part, index }) => [index, index + part.length] as const)
    if (found.length > 0) return found
  }
  return []
}

/** Those that overlap or touch as one. */
function joined(sorted: readonly Range[]): Range[] {
  const all: Range[] = []
  for (const [from, to] of sorted) {
    const before = all.at(-1)
    if (before && from <= before[1]) all[all.length - 1] = [before[0], Math.max(before[1], to)]
    else all.push([from, to])
  }
  return all
}
