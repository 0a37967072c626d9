import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backOff, classifyStatus, isPast, longestWait, retryAfter } from './retry.ts'

test('OB-17 OB-19 on replay 408, 425, 429 and every 5xx mean later', () => {
  for (const status of [408, 425, 429, 500, 502, 503, 504, 599]) expect(classifyStatus(status)).toBe('later')
})

test('OB-20 on replay every other 4xx needs attention', () => {
  for (const status of [400, 401, 403, 404, 409, 410, 413, 415, 422])
    expect(classifyStatus(status)).toBe('needs-attention')
})

test('only a 2xx counts as delivered; an unexpected status keeps the item', () => {
  for (const status of [200, 201, 202, 204]) expect(classifyStatus(status)).toBe('delivered')
  for (const status of [0, 100, 304, 600]) expect(classifyStatus(status)).toBe('later')
})

test('OB-17 the wait doubles from two seconds, up to a minute without a connection and five with a busy server', () => {
  expect([1, 2, 3].map((n) => backOff('connection', n, 1))).toEqual([2000, 4000, 8000])
  expect(backOff('connection', 9, 1)).toBe(60_000)
  expect(backOff('server', 2000, 1)).toBe(300_000)
})

test('jitter takes at most half of the wait away', () => {
  expect(backOff('server', 3, 0)).toBe(4000)
})

test('OB-18 Retry-After is read as seconds or as a date', () => {
  const now = Date.UTC(2026, 10, 20, 12)
  expect(retryAfter('120', now)).toBe(120_000)
  expect(retryAfter('Fri, 20 Nov 2026 12:05:00 GMT', now)).toBe(300_000)
  expect(retryAfter('Fri, 20 Nov 2026 11:00:00 GMT', now)).toBe(2000)
  expect(retryAfter('0', now)).toBe(2000)
})

test('OB-18 a Retry-After that says nothing is ignored, one that says years is cut to a day', () => {
  expect(retryAfter(null, 0)).toBeUndefined()
  expect(retryAfter('soon', 0)).toBeUndefined()
  expect(retryAfter('99999999999', 0)).toBe(longestWait)
})

test('OB-18 a fraction of seconds is read as such', () => {
  expect(['300.5', '1.5', '0.1', ' 5 '].map((header) => retryAfter(header, 0))).toEqual([300_500, 2000, 2000, 5000])
})

test('OB-18 a Retry-After that is neither seconds nor a date of HTTP is ignored, whatever it is', () => {
  const now = Date.UTC(2026, 10, 20, 12)
  const odd = [
    '',
    '-1',
    '+30',
    '-0.5',
    '1.',
    '.5',
    '1,5',
    '120, 120',
    '1e3',
    '0x10',
    'Infinity',
    '11/20',
    '12:05',
    'soon 5',
    '٣٠',
  ]
  expect(odd.filter((header) => retryAfter(header, now) !== undefined)).toEqual([])
  const isNumber = (text: string) => /^\d+(\.\d+)?$/.test(text.trim())
  fc.assert(
    fc.property(fc.stringMatching(/^[-+.,\d\s/e]{0,12}$/), (header) => {
      expect(retryAfter(header, now) !== undefined).toBe(isNumber(header))
    }),
  )
})

test('OB-18 whatever a Retry-After says, the wait is two seconds at least and a day at most', () => {
  const now = Date.UTC(2026, 10, 20, 12)
  const days = { min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }
  const header = fc.oneof(
    fc.string(),
    fc.float().map(String),
    fc.date(days).map((date) => date.toUTCString()),
  )
  fc.assert(
    fc.property(header, (text) => {
      const wait = retryAfter(text, now) ?? 2000
      expect(wait >= 2000 && wait <= longestWait).toBe(true)
    }),
  )
})

test('a lease ends at its time, and one that a wrong clock has set far ahead is over', () => {
  const lease = 30_000
  expect([isPast(1000, 999, lease), isPast(1000, 1000, lease), isPast(1000 + lease, 1000, lease)]).toEqual([
    false,
    true,
    false,
  ])
  expect(isPast(1000 + 3 * lease, 1000, lease)).toBe(true)
})
