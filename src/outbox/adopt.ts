import { promisifyRequest } from 'idb-keyval'
import { get, type Transact } from './db.ts'
import { announce, isItem, itemLock, subject } from './item.ts'
import { type Previous, previous, previousNames } from './previousRelease.ts'

/** Does the work while it alone holds the lock of this name; does nothing while another context holds it. */
export type IfLockFree = (name: string, work: () => Promise<void>) => Promise<void>

type Target = (typeof previous)[Previous] | 'adopted'
const inside = 'records'
/** New name of that object store: a tab of the first release, which opens database version 1, can no longer write to it. */
const sealed = { version: 2, store: 'sealed' }

/**
 * Moves what the first release has stored into the outbox's database: copy, then delete. A record that was copied is
 * noted in the store `adopted` in the same transaction, so that a second copy, after a crash or beside another tab, brings
 * back nothing that was sent or discarded in between. Idempotency keys stay, so the server takes nothing twice.
 *
 * A tab with the first release may still be open. What waits in its outbox is moved at once, each item under its lock;
 * the rest when that tab has been closed. This resolves without waiting for that.
 */
export function adoptPrevious(transact: Transact<Target>, ifLockFree: IfLockFree, hasLocks: boolean): Promise<void> {
  return new Promise((resolve) => {
    const adopt = async () => {
      const names = await previousNames()
      if (names.includes('outbox-items')) await moveFreeItems(transact, ifLockFree, hasLocks)
      await Promise.all(names.map((name) => moveAll(name, transact, resolve)))
    }
    // One tab at a time: another one would wait for storage as long as this one waits for the old tab.
    ifLockFree('outbox:adopt', adopt)
      .catch(() => {})
      .then(resolve)
  })
}

/** Items only: their own page sends them under the same lock, so that none is moved while it is in flight. */
async function moveFreeItems(transact: Transact<Target>, ifLockFree: IfLockFree, hasLocks: boolean): Promise<void> {
  const old = await openExisting('outbox-items')
  if (!old) return
  try {
    for (const [key, record] of await recordsOf(old, inside)) {
      if (!isItem(record)) continue
      const isLeased = record.state.name === 'sending' && record.state.leaseUntil > Date.now()
      if (isLeased && !hasLocks) continue
      await ifLockFree(itemLock(key), () => moveOne(old, key, transact))
    }
  } finally {
    old.close()
  }
}

async function moveOne(old: IDBDatabase, key: string, transact: Transact<Target>): Promise<void> {
  // Read again under the lock: it may have been sent or edited meanwhile.
  const record = await get<unknown>(old.transaction(inside).objectStore(inside), key)
  if (record === undefined) return
  await copy('outbox-items', [[key, record]], transact)
  const transaction = old.transaction(inside, 'readwrite', { durability: 'strict' })
  transaction.objectStore(inside).delete(key)
  await promisifyRequest(transaction)
}

/** Once no tab of the first release has it open: seals the database, moves every record, then deletes it. */
async function moveAll(name: Previous, transact: Transact<Target>, onBlocked: () => void): Promise<void> {
  const old = await openExisting(name, { onBlocked })
  if (!old) return
  let records: [string, unknown][]
  let deletion: IDBOpenDBRequest
  try {
    records = await recordsOf(old, sealed.store)
    await copy(name, records, transact)
    deletion = indexedDB.deleteDatabase(name)
  } finally {
    old.close()
  }
  await promisifyRequest(deletion)
  await transact(['adopted'], async ({ adopted }) => {
    for (const [key] of records) adopted.delete(noteOf(name, key))
  })
}

/** Copies what was not copied before, and notes it. Of two drafts the newer one stays. */
async function copy(name: Previous, records: readonly [string, unknown][], transact: Transact<Target>): Promise<void> {
  if (records.length === 0) return
  const target = previous[name]
  const fresh: unknown[] = []
  await transact(
    [target, 'adopted'],
    async ({ [target]: store, adopted }) => {
      for (const [key, record] of records) {
        const noted = await get<number>(adopted, noteOf(name, key))
        const time = timeOf(record)
        if (noted !== undefined && noted >= time) continue
        adopted.put(time, noteOf(name, key))
        const current = await get<unknown>(store, key)
        if (current !== undefined && timeOf(current) >= time) continue
        store.put(name === 'outbox-receipts' ? receiptOf(record) : record, key)
        fresh.push(record)
      }
    },
    'strict',
  )
  if (target !== 'items') return
  for (const item of fresh) if (isItem(item)) announce({ what: 'waiting', ...subject(item) })
}

function noteOf(name: Previous, key: string): string {
  return `${name}/${key}`
}

/** The first release named the field `untold`. */
function receiptOf(record: unknown): unknown {
  const { untold, ...receipt } = record as { untold?: boolean }
  return { unseen: untold === true, ...receipt }
}

/** When a draft was typed. Other records never change under the same key. */
function timeOf(record: unknown): number {
  const { at, fields } = (typeof record === 'object' && record !== null ? record : {}) as {
    at?: number
    fields?: object
  }
  return fields !== undefined && typeof at === 'number' ? at : 0
}

async function recordsOf(old: IDBDatabase, store: string): Promise<[string, unknown][]> {
  if (!old.objectStoreNames.contains(store)) return []
  const records = old.transaction(store).objectStore(store)
  const [keys, values] = await Promise.all([
    promisifyRequest(records.getAllKeys()),
    promisifyRequest<unknown[]>(records.getAll()),
  ])
  return keys.map((key, index) => [String(key), values[index]])
}

/**
 * Opens a database that exists; `undefined` when it does not. To seal it, every other connection must be closed first:
 * `onBlocked` is called when there is one, and the database is opened when it has gone.
 */
function openExisting(name: Previous, seal?: { onBlocked: () => void }): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = seal ? indexedDB.open(name, sealed.version) : indexedDB.open(name)
    request.onupgradeneeded = ({ oldVersion }) => {
      const { transaction } = request
      if (oldVersion === 0) transaction?.abort()
      else if (transaction?.objectStoreNames.contains(inside)) transaction.objectStore(inside).name = sealed.store
    }
    request.onblocked = () => seal?.onBlocked()
    request.onsuccess = () => resolve(request.result)
    request.onerror = (event) => {
      event.preventDefault()
      resolve(undefined)
    }
  })
}
