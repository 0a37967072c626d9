import 'fake-indexeddb/auto'
import { get, set, type UseStore, update, values } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { change, deviceStore } from './deviceStore.ts'
import { browserMeans } from './means.ts'
import { rekey } from './rekey.ts'

/** Closes the connection behind the store's back, as Safari does to an app in the background. */
async function closeSilently(store: UseStore): Promise<void> {
  await store('readonly', (records) => {
    const { db } = records.transaction
    records.transaction.oncomplete = () => db.close()
    return new Promise<void>((resolve) => setTimeout(resolve, 5))
  })
}

test('a connection that the browser closed is opened again', async () => {
  const store = deviceStore('closed')
  await set('a', 1, store)
  await closeSilently(store)
  expect(await get('a', store)).toBe(1)
})

test('OB-27 storage that cannot be used rejects, once retried', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('gone', 'InvalidStateError')
  })
  await expect(get('a', deviceStore('refused'))).rejects.toThrow('gone')
  expect(open).toHaveBeenCalledTimes(2)
  open.mockRestore()
})

test('OB-01 what is written of an item is on the disk before anybody is told; what can be lost does not wait for it', async () => {
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const written = () =>
    begin.mock.results.map(({ value }) => value as IDBTransaction).filter(({ mode }) => mode === 'readwrite')
  await set('a', 1, browserMeans.items)
  await change<number>(browserMeans.items, 'a', () => 2)
  await rekey(browserMeans.items, 'b', () => ({ key: 'b' }))
  expect(written().map(({ durability }) => durability)).toEqual(['strict', 'strict', 'strict'])
  expect(await get('a', browserMeans.items)).toBe(2)
  begin.mockClear()
  await set('a', 1, browserMeans.receipts)
  expect(written().map(({ durability }) => durability)).toEqual(['default'])
  begin.mockRestore()
})

test('OB-01 a strict store opens a connection that the browser closed again, too', async () => {
  const store = deviceStore('closed-strict', 'strict')
  await set('a', 1, store)
  await closeSilently(store)
  await set('a', 2, store)
  expect(await get('a', store)).toBe(2)
})

test('changes at the same time all count', async () => {
  const store = deviceStore('counted')
  const add = () => change<number>(store, 'n', (old) => (old ?? 0) + 1)
  await Promise.all([add(), add(), add(), update<number>('n', (old) => (old ?? 0) + 1, store)])
  expect(await get('n', store)).toBe(4)
})

test('a change to nothing deletes, and leaves what never was away', async () => {
  const store = deviceStore('deleted')
  await set('a', 1, store)
  await change(store, 'a', () => undefined)
  await change(store, 'b', (old) => old)
  expect(await values(store)).toEqual([])
})

test('a record moves to its new key as a whole or not at all', async () => {
  const store = deviceStore('moved')
  await set('a', { key: 'a' }, store)
  await rekey<{ key: string }>(store, 'a', () => ({ key: 'b' }))
  expect(await values(store)).toEqual([{ key: 'b' }])
  await expect(
    rekey<{ key: string; work?: unknown }>(store, 'b', () => ({ key: 'c', work: () => 'cannot be stored' })),
  ).rejects.toThrow()
  expect(await values(store)).toEqual([{ key: 'b' }])
})
