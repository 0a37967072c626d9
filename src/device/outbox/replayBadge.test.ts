import { afterEach, expect, test, vi } from 'vitest'
import { showBadge } from './replay.ts'

afterEach(() => vi.unstubAllGlobals())

test('the icon carries the count, and nothing when nothing waits', () => {
  const setAppBadge = vi.fn(async () => {})
  const clearAppBadge = vi.fn(async () => {})
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge })
  showBadge(3)
  expect(setAppBadge).toHaveBeenCalledWith(3)
  showBadge(0)
  expect(clearAppBadge).toHaveBeenCalledOnce()
})

test('a browser without badges, or one that refuses them, causes no error', async () => {
  vi.stubGlobal('navigator', {})
  expect(() => showBadge(1)).not.toThrow()
  const refusal = Promise.reject(new Error('not installed'))
  const handled = vi.spyOn(refusal, 'catch')
  vi.stubGlobal('navigator', { setAppBadge: () => refusal })
  showBadge(1)
  expect(handled).toHaveBeenCalledOnce()
})
