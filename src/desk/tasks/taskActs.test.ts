import { afterEach, expect, test, vi } from 'vitest'
import { officeToday } from './taskActs.ts'

afterEach(() => void vi.useRealTimers())

test('today is the day of the office: in the evening of New York a task for today is not late at once', () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T18:29:00Z') })
  expect(officeToday()).toBe('2026-11-29')
  vi.setSystemTime(new Date('2026-11-29T18:31:00Z'))
  expect(officeToday()).toBe('2026-11-30')
})
