import { expect, test } from 'vitest'
import { orderedId } from './changeEnquiry.ts'

test('ids of one millisecond are in the order in which they were made, however many there are', () => {
  const ids = Array.from({ length: 10_000 }, () => orderedId(5))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids.map((id) => id.slice(24))).size).toBe(ids.length)
})
