import { expect, test } from 'vitest'
import { relativeTime } from './When.tsx'

const now = Date.UTC(2026, 10, 20, 12)
const ago = (seconds: number) => relativeTime(now - seconds * 1000, now)

test('CM-03 a date is shown as how long ago it was', () => {
  expect([ago(0), ago(59), ago(60), ago(3599)]).toEqual(['just now', 'just now', '1 minute ago', '59 minutes ago'])
  expect([ago(3600), ago(86_400), ago(13 * 86_400)]).toEqual(['1 hour ago', '1 day ago', '1 week ago'])
  expect([ago(40 * 86_400), ago(800 * 86_400)]).toEqual(['1 month ago', '2 years ago'])
})

test('a time ahead counts as now', () => {
  expect(ago(-500)).toBe('just now')
})
