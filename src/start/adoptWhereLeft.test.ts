import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { promisifyRequest } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { adoptWhereLeft } from './adoptWhereLeft.ts'

const transact = () => Promise.reject(new Error('not called'))
const ifLockFree = () => Promise.reject(new Error('not called'))
const adoptPrevious = vi.fn(async () => {})
const load = vi.fn(async () => ({ adoptPrevious }))

beforeEach(() => {
  // Another device.
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.clearAllMocks()
})

test('a device without anything of the first release does not load what moves it', async () => {
  await adoptWhereLeft([transact, ifLockFree, true], load)
  expect(load).not.toHaveBeenCalled()
})

test('OB-27 what the first release has left is moved, although the line drops the script that does it', async () => {
  ;(await promisifyRequest(indexedDB.open('outbox-items'))).close()
  load.mockRejectedValueOnce(new Error('lost'))
  await adoptWhereLeft([transact, ifLockFree, true], load, async () => {})
  expect(adoptPrevious.mock.calls).toEqual([[transact, ifLockFree, true]])
})

test('a browser that does not list its databases loads it, for something may be left', async () => {
  vi.stubGlobal('indexedDB', {})
  await adoptWhereLeft([transact, ifLockFree, true], load)
  expect(adoptPrevious).toHaveBeenCalledOnce()
})
