import { promisifyRequest, type UseStore } from 'idb-keyval'

/** The object store of a database that has one only. */
const single = 'records'
/** Safari drops connections while the app is in the background and reports it at the next use. */
const lostConnection = new Set(['InvalidStateError', 'UnknownError'])

/** A database of this device. Every call rejects where IndexedDB cannot be used. */
export interface Database<N extends string> {
  /** One store in the shape that idb-keyval's functions take. A strict one is on the disk when a write resolves. */
  store(name: N, durability?: IDBTransactionDurability): UseStore
  /**
   * Reads, decides and writes in one transaction over several stores: all of it is done or nothing. `act` may await the
   * requests of its stores and nothing else. It runs a second time when leaving the page cut the first one short.
   */
  transact: Transact<N>
}

/** See `Database.transact`. */
export type Transact<N extends string> = <M extends N, R>(
  names: readonly M[],
  act: (stores: Record<M, IDBObjectStore>) => Promise<R>,
  durability?: IDBTransactionDurability,
) => Promise<R>

/** Callbacks that each open connection runs on `pagehide`. */
const onLeaving = new Set<() => void>()
/** Pending from `pagehide` to the next task: a page in the back-forward cache has it only after it is shown again. */
let leaving: Promise<void> | undefined

/**
 * Opens a database when it is first used. In WebKit, a transaction that is open when a page enters the back-forward
 * cache blocks that database for every other page of the site. So `pagehide` aborts what is unfinished, as a crash would,
 * and closes the connection; what is asked for after that waits until the page is shown again.
 */
export function openDatabase<N extends string>(name: string, stores: readonly N[]): Database<N> {
  let opening: Promise<IDBDatabase> | undefined
  const running = new Set<IDBTransaction>()
  const aborted = new WeakSet<IDBTransaction>()

  const connection = () => {
    if (opening) return opening
    watchLeaving()
    const mine = open(name, stores)
    opening = mine
    onLeaving.add(leave)
    mine.then(
      (db) => {
        db.onclose = () => forget(mine)
        // A later version of the site asks for it, or `deleteDatabase`.
        db.onversionchange = () => forget(mine)
      },
      () => forget(mine),
    )
    return mine
  }
  const forget = (which: typeof opening) => {
    if (opening === which) opening = undefined
    which?.then(
      (db) => db.close(),
      () => {},
    )
  }
  const leave = () => {
    for (const transaction of running) {
      try {
        transaction.abort()
        aborted.add(transaction)
      } catch {
        // Committed already: it ends without this page.
      }
    }
    forget(opening)
    onLeaving.delete(leave)
  }
  const use = async <R>(
    begin: (db: IDBDatabase) => IDBTransaction,
    act: (transaction: IDBTransaction) => R | PromiseLike<R>,
  ): Promise<R> => {
    for (let again = false; ; again = true) {
      while (leaving) await leaving
      const mine = connection()
      let transaction: IDBTransaction | undefined
      try {
        transaction = begin(await mine)
        track(transaction, running)
        return await act(transaction)
      } catch (error) {
        const cutShort = transaction !== undefined && aborted.has(transaction)
        if (again || !(cutShort || (error instanceof Error && lostConnection.has(error.name)))) throw error
        forget(mine)
      }
    }
  }
  return {
    store:
      (store, durability = 'default') =>
      (mode, callback) =>
        use(
          (db) => db.transaction(store, mode, { durability }),
          (transaction) => callback(transaction.objectStore(store)),
        ),
    transact: (names, act, durability = 'default') =>
      use(
        (db) => db.transaction(names, 'readwrite', { durability }),
        (transaction) => allOrNothing(transaction, names, act),
      ),
  }
}

async function allOrNothing<M extends string, R>(
  transaction: IDBTransaction,
  names: readonly M[],
  act: (stores: Record<M, IDBObjectStore>) => Promise<R>,
): Promise<R> {
  const done = promisifyRequest(transaction)
  // It is awaited below, unless `act` fails first.
  done.catch(() => {})
  const stores = Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)]))
  try {
    const result = await act(stores as Record<M, IDBObjectStore>)
    commit(transaction)
    await done
    return result
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // It has ended.
    }
    throw error ?? transaction.error ?? new DOMException('The transaction was aborted.', 'AbortError')
  }
}

/** Ends the transaction without waiting for this page, which may be about to end. It commits anyhow where it cannot. */
export function commit(transaction: IDBTransaction): void {
  try {
    transaction.commit?.()
  } catch {
    // It is committing already.
  }
}

async function open(name: string, stores: readonly string[]): Promise<IDBDatabase> {
  const request = indexedDB.open(name)
  request.onupgradeneeded = () => {
    for (const store of stores) request.result.createObjectStore(store)
  }
  return promisifyRequest(request)
}

function track(transaction: IDBTransaction, running: Set<IDBTransaction>): void {
  running.add(transaction)
  const end = () => running.delete(transaction)
  transaction.addEventListener('complete', end)
  transaction.addEventListener('abort', end)
}

let watching = false

function watchLeaving(): void {
  if (watching || typeof addEventListener !== 'function') return
  watching = true
  addEventListener('pagehide', () => {
    leaving = new Promise((resolve) =>
      setTimeout(() => {
        leaving = undefined
        resolve()
      }),
    )
    for (const leave of [...onLeaving]) leave()
  })
}

/** A key-value store in its own database. */
export function deviceStore(name: string): UseStore {
  return openDatabase(name, [single]).store(single)
}

/**
 * All records. idb-keyval's own functions bring along a way around `getAll`, which every browser has that runs the page.
 */
export function allOf<T>(store: UseStore): Promise<T[]> {
  return store('readonly', (records) => promisifyRequest<T[]>(records.getAll()))
}

/** Deletes every record that the question says yes to. */
export function dropWhere<T>(store: UseStore, isOld: (record: T) => boolean): Promise<void> {
  return store('readwrite', (records) => {
    const request = records.openCursor()
    request.onsuccess = () => {
      const record = request.result
      if (!record) return
      if (isOld(record.value)) record.delete()
      record.continue()
    }
    return promisifyRequest(records.transaction)
  })
}

/**
 * Reads, decides and writes in one transaction, so that no other tab comes in between. `undefined` deletes the
 * record, which `update()` of idb-keyval cannot: a late failure must not bring back what was sent or discarded.
 */
export function change<T>(
  store: UseStore,
  key: string,
  decide: (old: T | undefined) => T | undefined,
): Promise<T | undefined> {
  return store('readwrite', (records) =>
    allOrNothing(records.transaction, [records.name], () => changeIn(records, key, decide)),
  )
}

/** `change` as a part of a transaction. */
export async function changeIn<T>(
  records: IDBObjectStore,
  key: string,
  decide: (old: T | undefined) => T | undefined,
): Promise<T | undefined> {
  const old = await get<T>(records, key)
  const next = decide(old)
  if (next === undefined) records.delete(key)
  else if (next !== old) records.put(next, key)
  return next
}

/** The record under the key, inside a transaction. */
export function get<T>(records: IDBObjectStore, key: string): Promise<T | undefined> {
  return promisifyRequest<T | undefined>(records.get(key))
}
