import { expect, test } from 'vitest'
import { exactTime } from './exactTime.ts'

test('the exact time has date, year and time of day', () => {
  expect(exactTime(new Date(2026, 3, 2, 14, 5).getTime())).toBe('2 April 2026 at 14:05')
})
