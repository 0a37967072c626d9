import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'

const inside = 'records'
/** Safari drops connections while the app is in the background and only then says so. */
const lostConnection = new Set(['InvalidStateError', 'UnknownError'])

/**
 * A key-value store of its own in IndexedDB. A connection that the browser closed is opened again, once per call.
 * Rejects when IndexedDB cannot be used. What a strict store has written is on the disk when its promise resolves; with
 * another one it may stay in the system's memory for a while, which a flat battery empties.
 */
export function deviceStore(name: string, durability: IDBTransactionDurability = 'default'): UseStore {
  const open = () =>
    durability === 'default' ? createStore(name, inside) : durable(createStore(name, inside), durability)
  let store = open()
  return async (mode, callback) => {
    try {
      return await store(mode, callback)
    } catch (error) {
      if (!(error instanceof Error && lostConnection.has(error.name))) throw error
      store = open()
      return store(mode, callback)
    }
  }
}

/** `createStore` cannot be told; its connection can be had of a transaction. Browsers without the option ignore it. */
function durable(store: UseStore, durability: IDBTransactionDurability): UseStore {
  return (mode, callback) =>
    mode === 'readonly'
      ? store(mode, callback)
      : store('readonly', ({ transaction: { db } }) =>
          callback(db.transaction(inside, mode, { durability }).objectStore(inside)),
        )
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
  return transact<T, T | undefined>(store, key, (old, records) => {
    const next = decide(old)
    if (next === undefined) records.delete(key)
    else if (next !== old) records.put(next, key)
    return next
  })
}

/** Lets `act` read and write in one transaction, from the record under the key on. Both or neither are done. */
export function transact<T, R>(store: UseStore, key: string, act: (old: T | undefined, records: IDBObjectStore) => R) {
  return store(
    'readwrite',
    (records) =>
      new Promise<R>((resolve, reject) => {
        const request = records.get(key)
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          try {
            const result = act(request.result, records)
            resolve(promisifyRequest(records.transaction).then(() => result))
          } catch (error) {
            // A deletion before the failed write must not stay alone.
            records.transaction.abort()
            reject(error)
          }
        }
      }),
  )
}
