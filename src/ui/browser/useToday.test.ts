// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayLength, useToday } from './useToday.ts'

const dayOf = (year: number, month: number, day: number) => Date.UTC(year, month, day) / dayLength

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 23, 23, 30) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('today is the day where the visitor is, late in the evening too', () => {
  expect(renderHook(useToday).result.current).toBe(dayOf(2026, 10, 23))
})

test('a page that stays open over midnight goes on to the next day', () => {
  const { result } = renderHook(useToday)
  act(() => void vi.advanceTimersByTime(29 * 60_000))
  expect(result.current).toBe(dayOf(2026, 10, 23))
  act(() => void vi.advanceTimersByTime(2 * 60_000))
  expect(result.current).toBe(dayOf(2026, 10, 24))
  act(() => void vi.advanceTimersByTime(dayLength))
  expect(result.current).toBe(dayOf(2026, 10, 25))
})

test.each([
  ['shown again as a tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['put back from the bfcache', () => window.dispatchEvent(new Event('pageshow'))],
])('a page that slept for a week has the day on which it is %s', (_, show) => {
  const { result } = renderHook(useToday)
  // No timer runs while the page is frozen.
  vi.setSystemTime(new Date(2026, 10, 30, 8))
  act(() => void show())
  expect(result.current).toBe(dayOf(2026, 10, 30))
})

test('nothing runs on once no part of the page shows the day', () => {
  const { unmount } = renderHook(useToday)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
