import { expect, test } from 'vitest'
import { dayOf, isoOf } from '../day.ts'
import { firstDayOf } from '../taxYear.ts'
import { daysIn, type Stay } from './stays.ts'
import { dayOfLimit, nextTripStart, withTrip } from './trip.ts'

const stay = (arrival: string, departure: string): Stay => ({
  arrival: arrival === '' ? undefined : dayOf(arrival),
  departure: departure === '' ? undefined : dayOf(departure),
})
const june = stay('2026-06-01', '2026-06-10')

test.each([
  ['apart', stay('2026-07-01', '2026-07-05'), { both: 15, withoutArrivals: 13 }],
  ['on the day of leaving', stay('2026-06-10', '2026-06-12'), { both: 12, withoutArrivals: 11 }],
  ['the day after it', stay('2026-06-11', '2026-06-12'), { both: 12, withoutArrivals: 10 }],
  ['within a stay', stay('2026-06-03', '2026-06-04'), { both: 10, withoutArrivals: 9 }],
  ['around a stay', stay('2026-05-31', '2026-06-12'), { both: 13, withoutArrivals: 12 }],
  ['before a stay and into it', stay('2026-05-30', '2026-06-02'), { both: 12, withoutArrivals: 11 }],
  ['over the end of the year', stay('2027-03-30', '2027-04-20'), { both: 12, withoutArrivals: 10 }],
  ['without an end', stay('2027-03-30', ''), { both: 12, withoutArrivals: 10 }],
])('a trip %s counts each day in India once', (_, trip, days) => {
  expect(daysIn(withTrip([june], trip), 2026)).toEqual(days)
})

test('a trip that joins two stays makes one of the three', () => {
  const joined = withTrip([june, stay('2026-06-20', '2026-06-25')], stay('2026-06-08', '2026-06-21'))
  expect(joined).toEqual([stay('2026-06-01', '2026-06-25')])
})

test('the days of a limit are counted in the year alone, and a limit that is not reached has no day', () => {
  const stays = [stay('2026-01-01', '2026-04-02'), stay('2026-05-01', '2026-06-30')]
  expect([1, 2, 3, 60, 63].map((limit) => isoOf(dayOfLimit(stays, 2026, limit) ?? Number.NaN))).toEqual([
    '2026-04-01',
    '2026-04-02',
    '2026-05-01',
    '2026-06-27',
    '2026-06-30',
  ])
  expect(dayOfLimit(stays, 2026, 64)).toBeUndefined()
  expect(dayOfLimit([], 2026, 1)).toBeUndefined()
})

test.each([
  ['the day after the last stay', [june], '2026-06-11'],
  ['1 April without a stay', [], '2026-04-01'],
  ['1 April after stays of other years', [stay('2025-06-01', '2025-06-10'), stay('2027-06-01', '')], '2026-04-01'],
  ['1 April where the year is full', [stay('2026-04-01', '2027-03-31')], '2026-04-01'],
])('a trip begins on %s', (_, stays, day) => {
  expect(isoOf(nextTripStart(stays, 2026))).toBe(day)
  expect(firstDayOf(2026)).toBe(dayOf('2026-04-01'))
})
