import { expect, test } from 'vitest'
import { daysOfReturn, daysOfYear, wholeCalendar, yearName } from './calendar.ts'

const days = (entries: readonly { date: string }[]) => entries.map(({ date }) => date)

test('a tax year begins on 1 April and ends on 31 March, with four instalments and four statements', () => {
  expect(yearName(2026)).toBe('2026-27')
  expect(yearName(2099)).toBe('2099-00')
  expect(days(daysOfYear(2026))).toEqual([
    '2026-04-01',
    '2026-06-15',
    '2026-07-31',
    '2026-09-15',
    '2026-10-31',
    '2026-12-15',
    '2027-01-31',
    '2027-03-15',
    '2027-03-31',
    '2027-05-31',
  ])
})

test('the return of a year is due after it: by form, then belated, then revised', () => {
  expect(days(daysOfReturn(2025))).toEqual(['2026-07-31', '2026-08-31', '2026-10-31', '2026-12-31', '2027-03-31'])
  expect(days(daysOfReturn(2026))).toEqual(['2027-07-31', '2027-08-31', '2027-10-31', '2027-12-31', '2028-03-31'])
})

test('the whole calendar is in order of date, names the year of each return, and has each key once', () => {
  const all = wholeCalendar(2026)
  expect(days(all)).toEqual(days(all).sort())
  expect(new Set(all.map(({ key }) => key)).size).toBe(20)
  expect(
    all.filter(({ key }) => key.startsWith('return-2025')).every(({ what }) => what.endsWith('(for 2025-26)')),
  ).toBe(true)
})
