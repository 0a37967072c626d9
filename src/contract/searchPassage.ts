import { foldedForSearch } from './foldedForSearch.ts'

/** UTF-16 units of a text that are searched for a passage; what a megabyte says behind them costs too much. */
export const longestSearched = 100_000
/** Units folded at once, and those that two neighbours share: a searched word is shorter. */
const chunk = 4000
const shared = 400
/** Units before the first hit, so that it stands in the visible part of a row, and from there on. */
const lead = 20
const rest = 180

/** The place of a letter with its marks in a text. */
type Range = readonly [from: number, to: number]

/** The text as it is searched, and for each of its characters where the letter with its marks stands in the text itself. */
export function foldedWithPlaces(text: string): { folded: string; places: Range[] } {
  const places: Range[] = []
  let folded = ''
  for (const { 0: letter, index } of text.matchAll(letters)) {
    const plain = /^[a-z0-9\s]$/.test(letter) ? letter : foldedForSearch(letter)
    folded += plain
    for (let count = 0; count < plain.length; count += 1) places.push([index, index + letter.length])
  }
  return { folded, places }
}

/** A letter with its marks, which are never parted. */
const letters = /\P{M}\p{M}*|\p{M}+/gsu

/**
 * The piece of the texts in which the searched words are found, on one line, from shortly before the first of them:
 * '… certificate of heirship is missing'. Of several texts it is the first that has most of the words. `undefined` if `shown`,
 * which stands beside it anyway, has them all, or no text has any. It is plain text, as it was typed.
 */
export function searchPassage(search: string, shown: readonly string[], texts: readonly string[]): string | undefined {
  const beside = foldedForSearch(shown.join('\n'))
  const words = foldedForSearch(search)
    .split(/\s+/)
    .filter((word) => word !== '' && !beside.includes(word))
  if (words.length === 0) return undefined
  let best: { text: string; at: number; count: number } | undefined
  for (const whole of texts) {
    const text = whole.slice(0, longestSearched)
    const folded = foldedForSearch(text)
    const found = words.filter((word) => folded.includes(word))
    if (found.length <= (best?.count ?? 0)) continue
    const at = firstPlace(text, found)
    if (at !== undefined) best = { text, at, count: found.length }
    if (found.length === words.length) break
  }
  return best && pieceAt(best.text, best.at)
}

/** The place of the first of the words. A long text is folded in chunks: only the one with the hit needs its places. */
function firstPlace(text: string, words: readonly string[]): number | undefined {
  for (let start = 0; start < text.length; start += chunk - shared) {
    const part = text.slice(start, start + chunk)
    const folded = foldedForSearch(part)
    if (!words.some((word) => folded.includes(word))) continue
    const whole = foldedWithPlaces(part)
    const hits = words.map((word) => whole.folded.indexOf(word)).filter((at) => at >= 0)
    const place = hits.length > 0 ? whole.places[Math.min(...hits)] : undefined
    if (place) return start + place[0]
  }
  return undefined
}

function pieceAt(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - lead), at)
  // Whole words, where they are short enough.
  const isBeginning = at <= lead
  const words = isBeginning ? before : before.replace(/^\S*\s*/, '')
  let end = at
  for (const { 0: letter, index } of text.slice(at, at + rest + 1).matchAll(letters)) {
    if (index + letter.length > rest) break
    end = at + index + letter.length
  }
  const piece = `${words}${text.slice(at, end)}`.replace(/\s+/g, ' ').trim()
  return `${isBeginning ? '' : '… '}${piece}${end < text.length ? ' …' : ''}`
}
