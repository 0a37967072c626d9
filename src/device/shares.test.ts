import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetShared, keepShared, sharedText } from './shares.ts'

const now = Date.UTC(2026, 10, 20, 12)
const day = 24 * 3600 * 1000

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(async () => {
  await forgetShared('A flat')
  vi.useRealTimers()
})

test('a shared text is forgotten after thirty days', async () => {
  await keepShared('A flat')
  vi.setSystemTime(now + 29 * day)
  expect(await sharedText()).toBe('A flat')
  vi.setSystemTime(now + 31 * day)
  expect(await sharedText()).toBeUndefined()
})

test.each([
  ['behind', Date.UTC(2015, 0, 1)],
  ['ahead', Date.UTC(2040, 0, 1)],
])(
  'one that was shared while the clock was years %s is kept for thirty days from its correction on',
  async (_, wrong) => {
    vi.setSystemTime(wrong)
    await keepShared('A flat')
    vi.setSystemTime(now)
    expect(await sharedText()).toBe('A flat')
    vi.setSystemTime(now + 29 * day)
    expect(await sharedText()).toBe('A flat')
    vi.setSystemTime(now + 31 * day)
    expect(await sharedText()).toBeUndefined()
  },
)
