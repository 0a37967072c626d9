// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearSummary, loadSummary } from '../data/summary.ts'
import { fakeServer } from '../testing/fakeServer.ts'
import { useOfficeToday } from './taskActs.ts'

afterEach(async () => {
  cleanup()
  await clearSummary({})
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const today = (told?: string) => renderHook(() => useOfficeToday(told)).result

test('before the server has said it, today is the day in India: in the evening of New York a task for today is not late at once', () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T18:29:00Z') })
  expect(today().current).toBe('2026-11-29')
  vi.setSystemTime(new Date('2026-11-29T18:31:00Z'))
  expect(today().current).toBe('2026-11-30')
})

test('today is the day that the server says, also of a page that was loaded the day before', async () => {
  const server = fakeServer()
  server.on('summary', () => ({ enquiries: null, today: '2025-12-31' }))
  const [open, loaded] = [today(), today('2025-12-31')]
  await act(() => loadSummary({}))
  expect(open.current).toBe('2025-12-31')
  server.on('summary', () => ({ enquiries: null, today: '2026-01-01' }))
  await act(() => loadSummary({}))
  expect([open.current, loaded.current]).toEqual(['2026-01-01', '2026-01-01'])
})
