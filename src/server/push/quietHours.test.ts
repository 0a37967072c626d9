import { expect, test } from 'vitest'
import { quietUntil } from './quietHours.ts'

const at = (text: string) => Date.parse(text)
const until = (quiet: Parameters<typeof quietUntil>[0], now: string) => {
  const end = quietUntil(quiet, at(now))
  return end === undefined ? undefined : new Date(end).toISOString()
}

test('quiet hours are those of the member’s own clock, over midnight or within a day', () => {
  const night = { from: '22:00', to: '07:00', zone: 'Asia/Kolkata' }
  expect(until(night, '2026-01-01T16:29:00Z')).toBe(undefined)
  expect(until(night, '2026-01-01T16:30:30Z')).toBe('2026-01-02T01:30:00.000Z')
  expect(until(night, '2026-01-02T01:29:59Z')).toBe('2026-01-02T01:30:00.000Z')
  expect(until(night, '2026-01-02T01:30:00Z')).toBe(undefined)
  const noon = { from: '12:00', to: '13:30', zone: 'Asia/Dubai' }
  expect(until(noon, '2026-01-01T07:59:00Z')).toBe(undefined)
  expect(until(noon, '2026-01-01T08:00:00Z')).toBe('2026-01-01T09:30:00.000Z')
  expect(until({ from: '00:00', to: '06:00', zone: 'UTC' }, '2026-01-01T00:00:00Z')).toBe('2026-01-01T06:00:00.000Z')
})

test('quiet hours end on time in nights in which clocks are put forward or back', () => {
  const night = { from: '22:00', to: '07:00', zone: 'Europe/London' }
  expect(until(night, '2026-03-28T23:00:00Z')).toBe('2026-03-29T06:00:00.000Z')
  expect(until(night, '2026-10-24T22:00:00Z')).toBe('2026-10-25T07:00:00.000Z')
})
