// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ticks } from '#device/kept.ts'

/** The module as a new page of the visit loads it. */
async function freshPage() {
  vi.resetModules()
  return import('./ticks.ts')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('an item is known by its words, not by its markup, signs or place', async () => {
  const { itemId } = await freshPage()
  const id = itemId('The **deed**, with [stamp](/glossary#stamp).[^1]')
  expect(id).toBe('the deed with stamp')
  expect(itemId('The deed – with stamp;[^2+]')).toBe(id)
  expect(itemId('The deed')).not.toBe(id)
})

test('ticks are kept by page until they are cleared, and then nothing is left on the device', async () => {
  const { setTicks } = await freshPage()
  setTicks('/a', ['deed'], true)
  setTicks('/a', ['pan'], true)
  setTicks('/b', ['pan'], true)
  expect(ticks.get('/a')).toEqual(['deed', 'pan'])
  setTicks('/a', ['deed', 'key'], false)
  expect(ticks.get('/a')).toEqual(['pan'])
  setTicks('/a', ['pan'], false)
  expect(ticks.get('/a')).toBeUndefined()
  expect(ticks.get('/b')).toEqual(['pan'])
})

test('two tabs that tick on the same page lose no tick', async () => {
  const [one, other] = [await freshPage(), await freshPage()]
  one.readTicks('/a')
  other.readTicks('/a')
  one.setTicks('/a', ['deed'], true)
  other.setTicks('/a', ['pan'], true)
  expect(ticks.get('/a')).toEqual(['deed', 'pan'])
})
