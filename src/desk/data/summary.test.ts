import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../testing/fakeServer.ts'
import { clearSummary, everyQuarter, loadSummary } from './summary.ts'

afterEach(() => vi.unstubAllGlobals())

const summaryWith = (unread: number) => ({
  enquiries: {
    new: 0,
    inProgress: 0,
    waiting: 0,
    answered: 0,
    closed: 0,
    spam: 0,
    unread,
    late: 0,
    mine: 0,
    snoozed: 0,
    heldMails: 0,
  },
  comments: { waiting: 0, reported: 0 },
  deadEmails: null,
  dueTasks: null,
  today: '2026-01-01',
})

test('the app’s badge shows the number of unread enquiries, and goes with the last one and with the session', async () => {
  const server = fakeServer()
  const badge = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) }
  server.on('summary', () => summaryWith(3))
  await loadSummary(badge)
  expect(badge.setAppBadge).toHaveBeenCalledExactlyOnceWith(3)
  expect(badge.clearAppBadge).not.toHaveBeenCalled()
  server.on('summary', () => summaryWith(0))
  await loadSummary(badge)
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1)
  await clearSummary(badge)
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(2)
})

test('the numbers are asked for again when a day begins, in whatever time zone the office is', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T18:12:07.5Z') })
  const times: string[] = []
  const stop = everyQuarter(() => times.push(new Date().toISOString()))
  vi.advanceTimersByTime(2_400_000)
  stop()
  vi.advanceTimersByTime(3_600_000)
  vi.useRealTimers()
  // Midnight in Nepal, and in India.
  expect(times).toEqual(['2026-11-26T18:15:00.000Z', '2026-11-26T18:30:00.000Z', '2026-11-26T18:45:00.000Z'])
})
