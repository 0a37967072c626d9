import { foldWord } from './foldWord.ts'
import { wordsWithPlaces } from './searchTerms.ts'

/** Text in parts; those with `hit` are what was searched for. */
export type Extract = { text: string; hit: boolean }[]

const length = 180

/** The whole text with its hits; `terms` are in their indexed form. */
export function highlighted(text: string, terms: ReadonlySet<string>): Extract {
  const parts: Extract = []
  let end = 0
  for (const { word, start } of wordsWithPlaces(text)) {
    if (!terms.has(foldWord(word))) continue
    if (start > end) parts.push({ text: text.slice(end, start), hit: false })
    end = start + word.length
    parts.push({ text: word, hit: true })
  }
  if (end < text.length) parts.push({ text: text.slice(end), hit: false })
  return parts
}

/** About 180 characters around the densest cluster of hits, cut between words, with its hits. */
export function extractOf(text: string, terms: ReadonlySet<string>): Extract {
  if (text.length <= length) return highlighted(text, terms)
  const words = wordsWithPlaces(text)
  const hits = words.filter(({ word }) => terms.has(foldWord(word)))
  const best = hits.reduce(
    (found, { start }) => {
      const near = hits.filter((other) => other.start >= start && other.start < start + length * 0.8)
      const different = new Set(near.map(({ word }) => foldWord(word))).size
      return different > found.different ? { start, different } : found
    },
    { start: 0, different: 0 },
  )
  const from = best.start <= 40 ? 0 : (words.find(({ start }) => start >= best.start - 40)?.start ?? 0)
  const past = words.findLast(({ word, start }) => start + word.length <= from + length)
  const to = past && from + length < text.length ? past.start + past.word.length : text.length
  return [
    ...(from > 0 ? [{ text: '… ', hit: false }] : []),
    ...highlighted(text.slice(from, to), terms),
    ...(to < text.length ? [{ text: ' …', hit: false }] : []),
  ]
}
