// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitToRetry } from './waitToRetry.ts'

const ended = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  ended.mockReset()
})

test('the delay doubles with every failure up to half a minute', async () => {
  for (const [failure, delay] of [
    [0, 500],
    [2, 2000],
    [20, 30_000],
  ] as const) {
    ended.mockReset()
    void waitToRetry(failure).then(ended)
    await vi.advanceTimersByTimeAsync(delay - 1)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledOnce()
  }
})

test('it ends as soon as the browser reports a connection', async () => {
  void waitToRetry(20).then(ended)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledOnce()
})
