import { expect, test } from 'vitest'
import { promisedAt } from './office.ts'

const everyDay = { days: [0, 1, 2, 3, 4, 5, 6], holidays: [] }
const weekdays = { days: [1, 2, 3, 4, 5], holidays: [] as string[] }
/** A time in India. */
const ist = (text: string) => Date.parse(`${text}+05:30`)

test('an office that is open every day promises 48 hours, whatever the day', () => {
  expect(promisedAt(ist('2026-11-06T17:30'), everyDay)).toBe(ist('2026-11-08T17:30'))
})

test('hours of days on which the office is closed do not count towards its promise', () => {
  // A Friday afternoon, then a weekend.
  expect(promisedAt(ist('2026-11-06T17:30'), weekdays)).toBe(ist('2026-11-10T17:30'))
  // A Saturday: the promise begins on Monday morning.
  expect(promisedAt(ist('2026-11-07T10:00'), weekdays)).toBe(ist('2026-11-11T00:00'))
  // In London it is still Friday; in the office it is Saturday.
  expect(promisedAt(Date.parse('2026-11-06T21:00Z'), weekdays)).toBe(ist('2026-11-11T00:00'))
})

test('holidays are closed days too, several in a row and over a weekend', () => {
  const diwali = { ...weekdays, holidays: ['2026-11-09', '2026-11-10'] }
  expect(promisedAt(ist('2026-11-06T12:00'), diwali)).toBe(ist('2026-11-12T12:00'))
})

test('however many holidays there are, a time comes out at once', () => {
  const holidays = Array.from({ length: 400 }, (_, at) =>
    new Date(Date.UTC(2026, 10, 6 + at)).toISOString().slice(0, 10),
  )
  expect(promisedAt(ist('2026-11-06T12:00'), { days: [5], holidays })).toBeGreaterThan(ist('2027-12-10T00:00'))
})
