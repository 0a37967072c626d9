import { expect, test } from 'vitest'
import { briefly, daysBetween, duration } from './times.ts'

const day = 86_400_000

test.each([
  [59_000, 'now'],
  [47 * 3_600_000, '47 h'],
  [59 * day, '59 days'],
  [100 * day, '3 months'],
  [1766 * day, '4 years'],
])('%d ms is said as %j', (ms, text) => {
  expect(duration(ms)).toBe(text)
})

test('a time is as short as its day allows: the clock today, the day this year, a date otherwise', () => {
  const now = new Date(2026, 10, 25, 12).getTime()
  const at = (...parts: [number, number, number, number, number]) => briefly(new Date(...parts).toISOString(), now)
  expect([at(2026, 10, 25, 9, 5), at(2026, 10, 24, 23, 59), at(2021, 0, 3, 9, 0)]).toEqual([
    '09:05',
    '24 Nov',
    '3 Jan 2021',
  ])
})

test('days are counted by the calendar, also where one of them has 23 hours', () => {
  expect(daysBetween(new Date(2026, 2, 28, 23, 59), new Date(2026, 2, 29, 0, 1))).toBe(1)
  expect(daysBetween(new Date(2026, 2, 20), new Date(2026, 3, 3))).toBe(14)
})
