// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPace, learnPace, minutesLeft, readingPace } from './pace.ts'
import { startPaceMeter } from './paceMeter.ts'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const seconds = (count: number) => vi.advanceTimersByTime(1000 * count)

/** Reads on at this pace for so many minutes, with a movement every ten seconds, from a fraction of 2,000 words. */
function read(wordsPerMinute: number, minutes: number, from = 0): void {
  const meter = startPaceMeter(2000)
  for (let step = 0; step <= 6 * minutes; step += 1) {
    meter.at(from + (step * wordsPerMinute) / 6 / 2000)
    seconds(10)
  }
  meter.stop()
}

test('a device that has learnt nothing takes the usual pace', () => {
  expect(readingPace()).toBe(210)
})

test('the pace follows a reader slowly', () => {
  read(400, 1)
  expect(readingPace()).toBeGreaterThan(230)
  expect(readingPace()).toBeLessThan(260)
  for (let article = 0; article < 20; article += 1) read(400, 4)
  expect(readingPace()).toBeGreaterThan(385)
})

test('a reader slower or faster than anybody counts as the slowest or fastest', () => {
  for (let article = 0; article < 60; article += 1) learnPace(60)
  expect(readingPace()).toBeGreaterThanOrEqual(100)
  expect(readingPace()).toBeLessThan(110)
  for (let article = 0; article < 60; article += 1) learnPace(1100)
  expect(readingPace()).toBeGreaterThan(590)
  expect(readingPace()).toBeLessThanOrEqual(600)
})

test('a page that lies open, and one that is leafed through, teach nothing', () => {
  read(10, 3)
  read(1800, 1)
  expect(readingPace()).toBe(210)
})

test('time in which the page was hidden does not count', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get')
  const show = (isShown: boolean) => {
    state.mockReturnValue(isShown ? 'visible' : 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const meter = startPaceMeter(2000)
  meter.at(0)
  seconds(15)
  show(false)
  seconds(3600)
  show(true)
  seconds(15)
  meter.at(0.1)
  // 200 words in 30 visible seconds.
  expect(readingPace()).toBe(229)
  meter.stop()
})

/** Comes to these fractions of 2,000 words, each after so many seconds. All that is read is at a plausible pace. */
function come(...moves: readonly [after: number, fraction: number][]): void {
  const meter = startPaceMeter(2000)
  for (const [after, fraction] of moves) {
    seconds(after)
    meter.at(fraction)
  }
  meter.stop()
}

test('words that were jumped over were not read', () => {
  // 400 words a minute, if they had been.
  come([0, 0], [60, 0.2])
  expect(readingPace()).toBe(210)
})

test('after a step back the words before it do not count', () => {
  // 150 words a minute from the first place to the last.
  come([0, 0.4], [20, 0.5], [20, 0.45])
  expect(readingPace()).toBe(210)
})

test('a long pause is no time of reading', () => {
  // 99 words a minute with the pause.
  come([0, 0], [121, 0.1])
  expect(readingPace()).toBe(210)
})

test.each([
  ['jump', [60, 0.25]],
  ['step back', [20, 0]],
  ['long pause', [121, 0.1]],
] as const)('after a %s a new stretch begins', (_, [after, fraction]) => {
  come([0, 0.05], [after, fraction], [30, fraction + 0.1])
  // 200 words in 30 seconds.
  expect(readingPace()).toBe(229)
})

test('the visitor can have the pace forgotten, and broken storage leaves the usual one', () => {
  learnPace(500)
  expect(readingPace()).not.toBe(210)
  forgetPace()
  expect(readingPace()).toBe(210)
  localStorage.setItem('reading-pace', 'fast')
  expect(readingPace()).toBe(210)
})

test('minutes left are whole, at least one until the end, then none', () => {
  expect(minutesLeft('11 min read', 0)).toBe(11)
  expect(minutesLeft('11 min read', 0.5)).toBe(6)
  expect(minutesLeft('11 min read', 0.96)).toBe(1)
  expect(minutesLeft('11 min read', 0.97)).toBe(0)
  expect(minutesLeft('soon', 0)).toBe(0)
})

test('minutes left follow the pace that this device has learnt', () => {
  localStorage.setItem('reading-pace', '420')
  expect(minutesLeft('10 min read', 0)).toBe(5)
  expect(minutesLeft('10 min read', 0.5)).toBe(3)
})
