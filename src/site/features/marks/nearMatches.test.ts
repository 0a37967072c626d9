import { assert, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { nearMatches } from './nearMatches.ts'

/** The edit distance, by its definition. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) => [row])
  for (let column = 0; column <= b.length; column += 1) (rows[0] ?? [])[column] = column
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const differs = a[row - 1] === b[column - 1] ? 0 : 1
      const best = Math.min(at(row - 1, column - 1) + differs, at(row - 1, column) + 1, at(row, column - 1) + 1)
      ;(rows[row] ?? [])[column] = best
    }
  }
  return at(a.length, b.length)
}

const unit = () => string({ unit: 'grapheme-ascii', maxLength: 12 }).map((text) => text.replace(/[^a-c]/g, 'a'))

test('every match is as far from the pattern as it says, and the best place in the text is among them', () => {
  assert(
    property(unit(), unit(), integer({ min: 0, max: 4 }), (text, pattern, limit) => {
      if (pattern === '') return
      const found = nearMatches(text, pattern, limit)
      for (const { start, end, errors } of found) expect(distance(text.slice(start, end), pattern)).toBe(errors)
      const all = Array.from({ length: text.length }, (_, end) =>
        Array.from({ length: end + 1 }, (__, start) => distance(text.slice(start, end + 1), pattern)),
      ).flat()
      const best = Math.min(...all)
      if (best <= limit) expect(Math.min(...found.map(({ errors }) => errors))).toBe(best)
      else expect(found).toEqual([])
    }),
    { numRuns: 500, seed: 2026 },
  )
})

test('matches that overlap count as one, and others each for themselves', () => {
  const found = nearMatches('pay the tax, then pay thy tax', 'pay the tax', 2)
  expect(found).toEqual([
    { start: 0, end: 11, errors: 0 },
    { start: 18, end: 29, errors: 1 },
  ])
})
