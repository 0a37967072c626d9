// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { get, promisifyRequest, set, type UseStore, update, values } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { change, deviceStore, openDatabase } from './db.ts'
import { browserEnv } from './env.ts'

/** Closes the connection behind the store's back, as Safari does to an app in the background. */
async function closeSilently(store: UseStore): Promise<void> {
  await store('readonly', ({ transaction }) => {
    return new Promise<void>((resolve) => {
      transaction.oncomplete = () => {
        transaction.db.close()
        resolve()
      }
    })
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

test('OB-01 an item is on the disk before anything reports it; what may be lost does not wait for the disk', async () => {
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const written = () =>
    begin.mock.results.map(({ value }) => value as IDBTransaction).filter(({ mode }) => mode === 'readwrite')
  await set('a', 1, browserEnv.items)
  await change<number>(browserEnv.items, 'a', () => 2)
  await browserEnv.transact(['items', 'drafts'], async ({ items }) => void items.put(1, 'b'), 'strict')
  expect(written().map(({ durability }) => durability)).toEqual(['strict', 'strict', 'strict'])
  expect(await get('a', browserEnv.items)).toBe(2)
  begin.mockClear()
  await set('a', 1, browserEnv.receipts)
  expect(written().map(({ durability }) => durability)).toEqual(['default'])
  begin.mockRestore()
})

test('OB-01 a strict store opens a connection that the browser closed again, too', async () => {
  const store = openDatabase('closed-strict', ['records']).store('records', 'strict')
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

test('what one transaction does in several stores is done as a whole or not at all', async () => {
  const database = openDatabase('several', ['one', 'other'])
  const [one, other] = [database.store('one'), database.store('other')]
  await set('a', 1, one)
  await database.transact(['one', 'other'], async (stores) => {
    stores.one.delete('a')
    stores.other.put(1, 'b')
  })
  expect([await values(one), await values(other)]).toEqual([[], [1]])
  const failing = database.transact(['one', 'other'], async (stores) => {
    stores.other.delete('b')
    stores.one.put(() => 'cannot be stored', 'a')
  })
  await expect(failing).rejects.toThrow()
  expect([await values(one), await values(other)]).toEqual([[], [1]])
})

/** As a browser does it when the page is left; `shown` is when its next task runs. */
const leave = () => globalThis.dispatchEvent(new Event('pagehide'))

test('OB-27 leaving the page closes the connections of all stores, and the next use opens them again', async () => {
  const stores = ['left-1', 'left-2'].map((name) => deviceStore(name))
  for (const store of stores) await set('a', 1, store)
  const close = vi.spyOn(IDBDatabase.prototype, 'close')
  leave()
  await expect
    .poll(() => close.mock.contexts.map((db) => (db as IDBDatabase).name))
    .toEqual(expect.arrayContaining(['left-1', 'left-2']))
  close.mockRestore()
  for (const store of stores) expect(await get('a', store)).toBe(1)
})

test('OB-27 a transaction that is open when the page is left is aborted, and done again when the page is shown again', async () => {
  const store = deviceStore('cut')
  await set('n', 1, store)
  const ended: string[] = []
  let runs = 0
  const changed = store('readwrite', (records) => {
    runs += 1
    records.transaction.addEventListener('abort', () => ended.push('aborted'))
    records.transaction.addEventListener('complete', () => ended.push('complete'))
    if (runs === 1) setTimeout(leave)
    return keepOpen(records, () => runs > 1)
  })
  await changed
  await expect.poll(() => ended).toEqual(['aborted', 'complete'])
  expect(runs).toBe(2)
})

test('OB-27 no transaction begins between leaving a page and its next task', async () => {
  const store = deviceStore('out')
  await set('a', 1, store)
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const open = vi.spyOn(indexedDB, 'open')
  leave()
  const read = get('a', store)
  const wrote = set('a', 2, store)
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  expect([begin.mock.calls, open.mock.calls]).toEqual([[], []])
  await Promise.all([read, wrote])
  expect(await get('a', store)).toBe(2)
  begin.mockRestore()
  open.mockRestore()
})

/** Asks again and again, so that the transaction does not end. */
async function keepOpen(records: IDBObjectStore, until: () => boolean): Promise<void> {
  do await promisifyRequest(records.count())
  while (!until())
}
