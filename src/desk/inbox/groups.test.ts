import { expect, test } from 'vitest'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { testItem } from '../testing/testEnquiries.ts'
import { groupsOf } from './groups.ts'
import { rowPlaces } from './rowPlaces.ts'

const now = new Date(2026, 10, 25, 12).getTime()
const at = (year: number, month: number, day: number) =>
  testItem(1, { lastMessageAt: new Date(year, month, day, 11).toISOString() })

test('the list has headings: late, then by day, then by month', () => {
  const items = [
    at(2026, 0, 1),
    ...[at(2026, 10, 25), at(2026, 10, 24), at(2026, 10, 20)],
    ...[at(2026, 10, 2), at(2026, 10, 1), at(2021, 9, 1)],
  ]
  expect(groupsOf(items, 1, now)).toEqual([
    { title: texts.groups.late, from: 0 },
    { title: texts.groups.today, from: 1 },
    { title: texts.groups.yesterday, from: 2 },
    { title: texts.groups.week, from: 3 },
    { title: 'November 2026', from: 4 },
    { title: 'October 2021', from: 6 },
  ])
  expect(groupsOf([], 0, now)).toEqual([])
})

test('each row and heading has its place, and a place its row', () => {
  const places = rowPlaces(
    5,
    [
      { title: 'a', from: 0 },
      { title: 'b', from: 2 },
    ],
    64,
    32,
  )
  expect([0, 1, 2, 4].map(places.topOf)).toEqual([32, 96, 192, 320])
  expect([0, 1].map(places.topOfHeading)).toEqual([0, 160])
  expect(places.height).toBe(384)
  expect([0, 31, 32, 96, 159, 160, 191, 192, 383, 9000].map(places.rowAt)).toEqual([0, 0, 0, 1, 1, 2, 2, 2, 4, 4])
})

test('without headings rows follow each other from the top', () => {
  const places = rowPlaces(3, [], 64, 32)
  expect([places.topOf(2), places.height, places.rowAt(130), places.rowAt(900)]).toEqual([128, 192, 2, 2])
  expect(rowPlaces(0, [], 64, 32).rowAt(100)).toBe(0)
})
