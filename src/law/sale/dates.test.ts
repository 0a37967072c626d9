import { expect, test } from 'vitest'
import { dayOf, isoOf } from '../day.ts'
import { saleDates } from './dates.ts'

test('a sale fixes the days for house, bonds, return and deposit', () => {
  const dates = saleDates(dayOf('2026-08-31') ?? Number.NaN)
  expect(Object.fromEntries(Object.entries(dates).map(([name, day]) => [name, isoOf(day)]))).toEqual({
    houseFrom: '2025-08-31',
    houseUntil: '2028-08-31',
    builtUntil: '2029-08-31',
    bondsUntil: '2027-02-28',
    returnFrom: '2027-04-01',
    returnUntil: '2027-07-31',
  })
})
