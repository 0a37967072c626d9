// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { get, promisifyRequest, set, type UseStore, update, values } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { openDatabase, siteDatabase, storeNames, upgrades } from './db.ts'
import { allOf, change } from './records.ts'

/** A store in a database of its own. */
const storeIn = (database: string) => openDatabase(database).store('receipts')

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
  const store = storeIn('closed')
  await set('a', 1, store)
  await closeSilently(store)
  expect(await get('a', store)).toBe(1)
})

test('OB-27 storage that cannot be used rejects, once retried', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('gone', 'InvalidStateError')
  })
  await expect(get('a', storeIn('refused'))).rejects.toThrow('gone')
  expect(open).toHaveBeenCalledTimes(2)
  open.mockRestore()
})

test('OB-01 a strict write is on the disk before anything reports it; other stores do not wait for the disk', async () => {
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const written = () =>
    begin.mock.results.map(({ value }) => value as IDBTransaction).filter(({ mode }) => mode === 'readwrite')
  const items = siteDatabase.store('items', 'strict')
  await set('a', 1, items)
  await change<number>(items, 'a', () => 2)
  await siteDatabase.transact(['items', 'receipts'], async (stores) => void stores.items.put(1, 'b'), 'strict')
  expect(written().map(({ durability }) => durability)).toEqual(['strict', 'strict', 'strict'])
  expect(await get('a', items)).toBe(2)
  begin.mockClear()
  await set('a', 1, siteDatabase.store('receipts'))
  expect(written().map(({ durability }) => durability)).toEqual(['default'])
  begin.mockRestore()
})

test('OB-01 a strict store opens a connection that the browser closed again, too', async () => {
  const store = openDatabase('closed-strict').store('items', 'strict')
  await set('a', 1, store)
  await closeSilently(store)
  await set('a', 2, store)
  expect(await get('a', store)).toBe(2)
})

test('changes at the same time all count', async () => {
  const store = storeIn('counted')
  const add = () => change<number>(store, 'n', (old) => (old ?? 0) + 1)
  await Promise.all([add(), add(), add(), update<number>('n', (old) => (old ?? 0) + 1, store)])
  expect(await get('n', store)).toBe(4)
})

test('a change to nothing deletes, and leaves what never was away', async () => {
  const store = storeIn('deleted')
  await set('a', 1, store)
  await change(store, 'a', () => undefined)
  await change(store, 'b', (old) => old)
  expect(await values(store)).toEqual([])
})

test('what one transaction does in several stores is done as a whole or not at all', async () => {
  const database = openDatabase('several')
  const [one, other] = [database.store('items'), database.store('receipts')]
  await set('a', 1, one)
  await database.transact(['items', 'receipts'], async (stores) => {
    stores.items.delete('a')
    stores.receipts.put(1, 'b')
  })
  expect([await values(one), await values(other)]).toEqual([[], [1]])
  const failing = database.transact(['items', 'receipts'], async (stores) => {
    stores.receipts.delete('b')
    stores.items.put(() => 'cannot be stored', 'a')
  })
  await expect(failing).rejects.toThrow()
  expect([await values(one), await values(other)]).toEqual([[], [1]])
})

/** As a browser does it when the page is left; `shown` is when its next task runs. */
const leave = () => globalThis.dispatchEvent(new Event('pagehide'))

test('OB-27 leaving the page closes the connections of all stores, and the next use opens them again', async () => {
  const stores = ['left-1', 'left-2'].map((name) => storeIn(name))
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
  const store = storeIn('cut')
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
  const store = storeIn('out')
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

/** A later version of the site, with one store more. */
const nextVersion = [...upgrades, (database: IDBDatabase) => void database.createObjectStore('later')]

test('a later version adds a store while two tabs and the worker have the database open: nothing is lost, all go on', async () => {
  const contexts = ['tab', 'other tab', 'worker'].map(() => openDatabase('upgraded').store('items'))
  for (const [number, store] of contexts.entries()) await set(`item ${number}`, 'waiting', store)
  const next = openDatabase<'items' | 'later'>('upgraded', nextVersion)
  await set('a', 'new', next.store('later'))
  expect(await allOf(next.store('items'))).toEqual(['waiting', 'waiting', 'waiting'])
  // Those of the version before open it as it is, and so does one that starts only now.
  for (const [number, store] of [...contexts, openDatabase('upgraded').store('items')].entries())
    await set(`later item ${number}`, 'waiting', store)
  expect(await allOf(next.store('items'))).toHaveLength(7)
  expect(await allOf(next.store('later'))).toEqual(['new'])
})

test('an upgrade that fails leaves the database as it was, and the tabs of the version before go on', async () => {
  const before = openDatabase('not-upgraded').store('items')
  await set('a', 'waiting', before)
  const failing = openDatabase<'items' | 'later'>('not-upgraded', [
    ...nextVersion,
    () => {
      throw new Error('This step fails.')
    },
  ])
  await expect(allOf(failing.store('items'))).rejects.toThrow()
  expect(await allOf(before)).toEqual(['waiting'])
  expect(await allOf(openDatabase<'items' | 'later'>('not-upgraded', nextVersion).store('items'))).toEqual(['waiting'])
})

test('a device that skipped versions takes every step in order', async () => {
  await set('a', 1, openDatabase('skipped').store('items'))
  const steps = [
    ...nextVersion,
    (database: IDBDatabase, transaction: IDBTransaction) => {
      database.createObjectStore('last')
      transaction.objectStore('later').put('from the step before', 'a')
    },
  ]
  const now = openDatabase<'items' | 'later' | 'last'>('skipped', steps)
  expect(await allOf(now.store('later'))).toEqual(['from the step before'])
  const { db } = await now.store('last')('readonly', async ({ transaction }) => transaction)
  expect([db.version, [...db.objectStoreNames].sort()]).toEqual([3, [...storeNames, 'last', 'later'].sort()])
})

test('a tab that the browser freezes has closed its connection, so that another one can upgrade the database', async () => {
  const frozen = openDatabase('frozen').store('items')
  await set('a', 1, frozen)
  const close = vi.spyOn(IDBDatabase.prototype, 'close')
  // As it bubbles from the document.
  globalThis.dispatchEvent(new Event('freeze'))
  await expect.poll(() => close.mock.contexts.map((db) => (db as IDBDatabase).name)).toContain('frozen')
  close.mockRestore()
  expect(await get('a', frozen)).toBe(1)
})

/** Asks again and again, so that the transaction does not end. */
async function keepOpen(records: IDBObjectStore, until: () => boolean): Promise<void> {
  do await promisifyRequest(records.count())
  while (!until())
}
