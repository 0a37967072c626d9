// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { glide, glideTime } from './glide.ts'

let positions: number[] = []
let lessMotion = false

beforeEach(() => {
  positions = []
  lessMotion = false
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: lessMotion }) as MediaQueryList)
  vi.spyOn(window, 'scrollTo').mockImplementation((options?: ScrollToOptions | number) => {
    if (typeof options !== 'object') return
    expect(options.behavior).toBe('instant')
    window.scrollY = options.top ?? 0
    positions.push(window.scrollY)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a glide begins at the given position, only moves towards its end, and is there after its time', () => {
  glide(200, 0)
  expect(positions).toEqual([200])
  vi.advanceTimersByTime(glideTime + 20)
  expect(positions.at(-1)).toBe(0)
  expect(positions.length).toBeGreaterThan(5)
  expect(positions).toEqual([...positions].sort((one, other) => other - one))
})

test('for a visitor who asked for less motion it is there at once', () => {
  lessMotion = true
  glide(200, 0)
  vi.advanceTimersByTime(glideTime)
  expect(positions).toEqual([0])
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('a %s ends it where it is', (type) => {
  glide(200, 0)
  vi.advanceTimersByTime(50)
  const before = positions.length
  dispatchEvent(new Event(type))
  vi.advanceTimersByTime(glideTime)
  expect(positions).toHaveLength(before)
})

test('it gives way to anything else that scrolls', () => {
  glide(200, 0)
  vi.advanceTimersByTime(50)
  window.scrollY = 900
  vi.advanceTimersByTime(glideTime)
  expect(window.scrollY).toBe(900)
})
