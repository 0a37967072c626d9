import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { createStore, get, set, setMany, values } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adoptPrevious } from './adopt.ts'
import { setAdopter } from './adopter.ts'
import { loadDraft } from './drafts.ts'
import { type Locks, type OutboxEnv, openAdoptedStores } from './env.ts'
import { type Item, itemLock } from './item.ts'
import { claimUnseenReceipts, receipts } from './receiptList.ts'
import { discard, list, replay } from './replay.ts'
import { enquiryItem, fakeEnv, json, memoryLocks } from './testing/fakeEnv.ts'

vi.stubGlobal('self', { location: { origin: 'https://desk.example' } })

const oldNames = ['outbox-items', 'outbox-receipts', 'outbox-keys', 'drafts']
setAdopter(adoptPrevious)
beforeEach(() => {
  // Another device.
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.useRealTimers()
})

/** The outbox then waits for its older databases as long as it takes, and for ever where it must not wait; IndexedDB goes on. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** A store as the first release made it; its tab has it open until `close` is called. */
async function oldStore(name: string) {
  const store = createStore(name, 'records')
  const db = await store('readonly', (records) => records.transaction.db)
  return Object.assign(store, { close: () => db.close() })
}

/** A page of this version, on the same device. */
function page(fetch: OutboxEnv['fetch'] = noNetwork, locks: Locks | undefined = memoryLocks()): OutboxEnv {
  return fakeEnv(fetch, { ...openAdoptedStores('outbox', () => locks), locks, now: () => Date.now() })
}

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const databases = async () =>
  (await indexedDB.databases()).map(({ name }) => name).filter((name) => oldNames.includes(name ?? ''))
const keyOf = (init: RequestInit) => new Headers(init.headers).get('Idempotency-Key')
const waiting = (key: string) => enquiryItem(key, { writtenAt: Date.now() })

async function leaveBehind(...items: Item[]): Promise<void> {
  const fill = async (name: string, records: [string, unknown][]) => {
    const store = await oldStore(name)
    await setMany(records, store)
    store.close()
  }
  const receipt = { key: 'r', kind: 'comment', at: 5, untold: true }
  await fill(
    'outbox-items',
    items.map((item) => [item.key, item]),
  )
  await fill('outbox-receipts', [['r', receipt]])
  await fill('outbox-keys', [['digest', 'key of the text']])
  await fill('drafts', [['enquiry', { fields: { message: 'Half written' }, at: Date.now() }]])
}

test('OB-27 what the first release has stored is found and sent with its keys, and its databases are deleted', async () => {
  stopClock()
  await leaveBehind(waiting('a'), waiting('b'))
  const keys: (string | null)[] = []
  const env = page(async (_, init) => {
    keys.push(keyOf(init))
    return json(201, { reference: 'PD-1' })
  })
  expect((await list(env)).map(({ key }) => key).sort()).toEqual(['a', 'b'])
  expect(await loadDraft('enquiry', env)).toEqual({ message: 'Half written' })
  expect(await get('digest', env.keys)).toBe('key of the text')
  expect((await claimUnseenReceipts(env)).map(({ key }) => key)).toEqual(['r'])
  await replay(env)
  expect(keys.sort()).toEqual(['a', 'b'])
  expect((await receipts(env)).map(({ key }) => key).sort()).toEqual(['a', 'b', 'r'])
  await expect.poll(databases).toEqual([])
})

test('a device without anything of the first release gets no database of it', async () => {
  expect(await list(page())).toEqual([])
  expect(await databases()).toEqual([])
  // Firefox before version 126 cannot list them.
  Object.defineProperty(indexedDB, 'databases', { value: undefined, configurable: true })
  expect(await list(page())).toEqual([])
  Reflect.deleteProperty(indexedDB, 'databases')
  expect(await databases()).toEqual([])
})

test.each([
  ['with', memoryLocks],
  ['without', () => undefined],
])('two tabs and the worker that move at once leave one copy of each, %s Web Locks', async (_, makeLocks) => {
  await leaveBehind(waiting('a'), waiting('b'))
  const locks = makeLocks()
  const contexts = [page(noNetwork, locks), page(noNetwork, locks), page(noNetwork, locks)]
  await Promise.all(contexts.map((env) => list(env)))
  for (const env of contexts)
    await expect.poll(async () => (await list(env)).map(({ key }) => key).sort()).toEqual(['a', 'b'])
  await expect.poll(databases).toEqual([])
})

test('while a tab of the first release is open, what it has saved is moved at once, all but what it is sending', async () => {
  stopClock()
  const old = await oldStore('outbox-items')
  await set('saved', waiting('saved'), old)
  await set(
    'in flight',
    {
      ...waiting('in flight'),
      state: { name: 'sending', leaseUntil: Date.now() + 9000, leaseId: 'x', firstTry: true },
    },
    old,
  )
  const locks = memoryLocks()
  let answer = () => {}
  void locks.request(itemLock('in flight'), {}, () => new Promise<void>((resolve) => (answer = resolve)))
  const env = page(noNetwork, locks)
  expect((await list(env)).map(({ key }) => key)).toEqual(['saved'])
  expect((await values<Item>(old)).map(({ key }) => key)).toEqual(['in flight'])
  // It gets no answer, saves the item, and is closed.
  await set('in flight', waiting('in flight'), old)
  answer()
  old.close()
  await expect.poll(async () => (await list(env)).map(({ key }) => key).sort()).toEqual(['in flight', 'saved'])
  await expect.poll(databases).toEqual([])
})

test('a draft stays with the tab of the first release in which it is being written, and is found when that is closed', async () => {
  // Nobody waits for the other tab.
  stopClock()
  const old = await oldStore('drafts')
  await set('enquiry', { fields: { message: 'Half' }, at: 1 }, old)
  const env = page()
  expect(await loadDraft('enquiry', env)).toBeUndefined()
  await set('enquiry', { fields: { message: 'Half written' }, at: Date.now() }, old)
  old.close()
  await expect.poll(() => loadDraft('enquiry', env)).toEqual({ message: 'Half written' })
})

test.each([
  ['of this version', -1000],
  ['of the first release', 1000],
])('of two drafts of one form the newer one stays: that %s', async (newer, later) => {
  const now = Date.now()
  await set('enquiry', { fields: { message: 'of this version' }, at: now }, page().drafts)
  const old = await oldStore('drafts')
  await set('enquiry', { fields: { message: 'of the first release' }, at: now + later }, old)
  old.close()
  const next = page()
  await expect.poll(() => loadDraft('enquiry', next)).toEqual({ message: newer })
  await expect.poll(databases).toEqual([])
})

/** Moves, and dies at the n-th transaction or deletion. */
async function dieAt(step: number, env: () => OutboxEnv): Promise<void> {
  let left = step
  const dead = new Promise<never>(() => {})
  const alive = IDBDatabase.prototype.transaction
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args
  ) {
    // Opening a database makes one itself.
    const isOurs = String(args[1]) !== 'versionchange'
    if (isOurs) left -= 1
    if (isOurs && left < 0) throw new DOMException('The page is gone.', 'AbortError')
    return alive.apply(this, args)
  })
  const deleteNow = indexedDB.deleteDatabase.bind(indexedDB)
  const deletion = vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation((name) => {
    left -= 1
    return left < 0 ? (dead as never) : deleteNow(name)
  })
  // It waits until everything is moved, or for as long as it may take.
  await list(env()).catch(() => {})
  transaction.mockRestore()
  deletion.mockRestore()
}

test('OB-30 a move that dies half-way, at any step, loses nothing and brings nothing back that was sent or discarded since', async () => {
  for (let step = 0; step < 14; step += 1) {
    vi.stubGlobal('indexedDB', new IDBFactory())
    await leaveBehind(waiting('sent'), waiting('discarded'), waiting('kept'))
    await dieAt(step, () => page(noNetwork, undefined))
    const keys: (string | null)[] = []
    const other = page(async (_, init) => {
      keys.push(keyOf(init))
      return JSON.parse(String(init.body)).message === 'kept' ? json(503, {}) : json(201, {})
    }, undefined)
    await expect.poll(() => list(other)).toHaveLength(3)
    await discard('discarded', other)
    await replay(other)
    await expect.poll(() => receipts(other)).toHaveLength(2)
    expect(await claimUnseenReceipts(other)).toHaveLength(2)
    const next = page(noNetwork, undefined)
    expect((await list(next)).map(({ key }) => key)).toEqual(['kept'])
    expect(await claimUnseenReceipts(next)).toEqual([])
    expect(keys.sort()).toEqual(['kept', 'sent'])
    await expect.poll(databases).toEqual([])
  }
})
