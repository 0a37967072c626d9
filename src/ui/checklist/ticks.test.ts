import 'fake-indexeddb/auto'
import { clear, get } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteDatabase } from '#device/db.ts'

const store = siteDatabase.store('ticks')

/** The module as a new page of the visit loads it. */
async function freshPage() {
  vi.resetModules()
  return import('./ticks.ts')
}

beforeEach(() => clear(store))
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
  await setTicks('/a', ['deed'], true)
  await setTicks('/a', ['pan'], true)
  await setTicks('/b', ['pan'], true)
  expect(await get('/a', store)).toEqual(['deed', 'pan'])
  await setTicks('/a', ['deed', 'key'], false)
  expect(await get('/a', store)).toEqual(['pan'])
  await setTicks('/a', ['pan'], false)
  expect(await get('/a', store)).toBeUndefined()
  expect(await get('/b', store)).toEqual(['pan'])
})

test('two tabs that tick on the same page lose no tick', async () => {
  const [one, other] = [await freshPage(), await freshPage()]
  await Promise.all([one.readTicks('/a'), other.readTicks('/a')])
  await Promise.all([one.setTicks('/a', ['deed'], true), other.setTicks('/a', ['pan'], true)])
  expect((await get<string[]>('/a', store))?.toSorted()).toEqual(['deed', 'pan'])
})
