import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newestWithin } from './budget.ts'

const day = 24 * 3600 * 1000
/** One article a day; article 999 is the newest. */
const thousand = Array.from({ length: 1000 }, (_, n) => ({
  id: n,
  bytes: 40_000 + (n % 7) * 1000,
  publishedAt: n * day,
}))
const sum = (articles: readonly { bytes: number }[]) => articles.reduce((total, { bytes }) => total + bytes, 0)

test('of a thousand articles the newest are kept within the budget', () => {
  const kept = newestWithin(thousand, 2_000_000)
  expect(sum(kept)).toBeLessThanOrEqual(2_000_000)
  expect(kept.length).toBeGreaterThan(40)
  expect(kept.slice(0, 40).map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, n) => 999 - n))
})

test('what is stored does not grow with the number of articles', () => {
  const of100 = newestWithin(thousand.slice(900), 2_000_000)
  expect(newestWithin(thousand, 2_000_000)).toEqual(of100)
})

test('all is kept when all fits, nothing when nothing does', () => {
  expect(newestWithin(thousand, Number.MAX_SAFE_INTEGER)).toHaveLength(1000)
  expect(newestWithin(thousand, 0)).toEqual([])
})

test('whatever there is, the budget holds, nothing is doubled, and only what is too large for the rest is left out', () => {
  const article = fc.record({ id: fc.uuid(), bytes: fc.nat(1000), publishedAt: fc.nat(50) })
  fc.assert(
    fc.property(fc.array(article), fc.nat(10_000), (articles, bytes) => {
      const kept = newestWithin(articles, bytes)
      expect(sum(kept)).toBeLessThanOrEqual(bytes)
      expect(new Set(kept).size).toBe(kept.length)
      const left = articles.filter((one) => !kept.includes(one))
      for (const one of left) expect(one.bytes).toBeGreaterThan(bytes - sum(kept))
    }),
  )
})
