import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candidate, withinBudget } from './budget.ts'

const day = 24 * 3600 * 1000
/** One article a day; article 999 is the newest. Every 97th was visited, the older the later. */
const thousand: Candidate[] = Array.from({ length: 1000 }, (_, n) => ({
  id: `blog${n}`,
  bytes: 40_000 + (n % 7) * 1000,
  publishedAt: n * day,
  ...(n % 97 === 0 && { visitedAt: (2000 - n) * day }),
}))
const sum = (items: Candidate[]) => items.reduce((bytes, item) => bytes + item.bytes, 0)

test('of a thousand articles the newest and the visited are kept within the budget', () => {
  const { keep, drop } = withinBudget(thousand, 2_000_000)
  const kept = keep.map(({ id }) => id)
  expect(sum(keep)).toBeLessThanOrEqual(2_000_000)
  expect(keep.length).toBeGreaterThan(40)
  expect(kept).toEqual(expect.arrayContaining(['blog999', 'blog998', 'blog990', 'blog0', 'blog97', 'blog970']))
  expect(keep.length + drop.length).toBe(1000)
})

test('what is stored does not grow with the number of articles', () => {
  const of100 = withinBudget(thousand.slice(900), 2_000_000)
  const of1000 = withinBudget(thousand, 2_000_000)
  expect(of1000.keep.length).toBeLessThanOrEqual(of100.keep.length + 1)
})

test('visits do not crowd out what is new: each has its turn', () => {
  const allVisited = thousand.map((item, n) => ({ ...item, bytes: 1, visitedAt: (1000 - n) * day }))
  const ids = withinBudget(allVisited, 10).keep.map(({ id }) => id)
  expect(ids.sort()).toEqual([0, 1, 2, 3, 4, 995, 996, 997, 998, 999].map((n) => `blog${n}`).sort())
})

test('all is kept when all fits, nothing when nothing does', () => {
  expect(withinBudget(thousand, Number.MAX_SAFE_INTEGER).drop).toEqual([])
  expect(withinBudget(thousand, 0).keep).toEqual([])
})

test('whatever there is, the budget holds and nothing is lost or doubled', () => {
  const candidate = fc.record(
    { id: fc.uuid(), bytes: fc.nat(1000), publishedAt: fc.nat(50), visitedAt: fc.nat(50) },
    { requiredKeys: ['id', 'bytes', 'publishedAt'] },
  )
  fc.assert(
    fc.property(fc.array(candidate), fc.nat(10_000), (candidates, bytes) => {
      const { keep, drop } = withinBudget(candidates, bytes)
      expect(sum(keep)).toBeLessThanOrEqual(bytes)
      expect(new Set([...keep, ...drop]).size).toBe(candidates.length)
      expect(keep.length + drop.length).toBe(candidates.length)
    }),
  )
})
