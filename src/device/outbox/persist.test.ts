import { afterEach, expect, test, vi } from 'vitest'
import { keepStorage } from './send.ts'
import { mayBeEvicted } from './triggers.ts'

afterEach(() => vi.unstubAllGlobals())

test('storage that is already persistent is not requested again', async () => {
  const persist = vi.fn()
  vi.stubGlobal('navigator', { storage: { persisted: async () => true, persist } })
  expect(await keepStorage()).toBe(true)
  expect(persist).not.toHaveBeenCalled()
  expect(await mayBeEvicted()).toBe(false)
})

test('the answer of the browser is passed on', async () => {
  vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist: async () => false } })
  expect(await keepStorage()).toBe(false)
  expect(await mayBeEvicted()).toBe(true)
})

test('a browser that promises nothing may evict', async () => {
  vi.stubGlobal('navigator', {})
  expect(await keepStorage()).toBe(false)
  expect(await mayBeEvicted()).toBe(true)
})
