import { expect, test } from 'vitest'
import { laterThan, morningOf } from './later.ts'

const friday = new Date(2026, 10, 27, 16, 30).getTime()

test('an enquiry is put off by hours, to a morning, or to a day that is still to come', () => {
  expect(laterThan(friday, 'today')).toEqual(new Date(2026, 10, 27, 19, 30))
  expect(laterThan(friday, 'tomorrow')).toEqual(new Date(2026, 10, 28, 9))
  expect(laterThan(friday, 'monday')).toEqual(new Date(2026, 10, 30, 9))
  expect(laterThan(new Date(2026, 10, 30, 8).getTime(), 'monday')).toEqual(new Date(2026, 11, 7, 9))
  expect(laterThan(new Date(2026, 10, 29, 8).getTime(), 'monday')).toEqual(new Date(2026, 10, 30, 9))
  expect(laterThan(friday, 'month')).toEqual(new Date(2026, 11, 27, 9))
})

test('a day that is past, today after nine, or no day is none to wait for', () => {
  expect(morningOf('2026-11-28', friday)).toEqual(new Date(2026, 10, 28, 9))
  for (const day of ['2026-11-27', '2020-01-01', '', 'Tuesday']) expect(morningOf(day, friday)).toBe(undefined)
})
