import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { searches } from '#device/kept.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recentSearches.ts'

beforeEach(() => forgetSearches())

test('the last eight different searches are remembered, the last first', async () => {
  for (let n = 1; n <= 10; n += 1) await rememberSearch(`search ${n}`)
  expect(await recentSearches()).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((n) => `search ${n}`))
})

test('a search made again moves to the front, whatever its letter case and spaces', async () => {
  for (const query of ['tds', 'gift deed', '  TDS ']) await rememberSearch(query)
  expect(await recentSearches()).toEqual(['TDS', 'gift deed'])
})

test('an empty search is not remembered', async () => {
  await rememberSearch('   ')
  expect(await recentSearches()).toEqual([])
})

test('the visitor forgets one search or all', async () => {
  for (const query of ['a b', 'c d']) await rememberSearch(query)
  await forgetSearches('a b')
  expect(await recentSearches()).toEqual(['c d'])
  await forgetSearches()
  expect(await recentSearches()).toEqual([])
})

test('of the searches that a file from another device has brought along, too, eight are shown', () => {
  searches.set(
    'recent',
    Array.from({ length: 16 }, (_, index) => `search ${index}`),
  )
  expect(recentSearches()).toHaveLength(8)
})
