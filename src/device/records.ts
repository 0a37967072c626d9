import { promisifyRequest, type UseStore } from 'idb-keyval'

/** `Database.transact`, in a transaction that has begun over these stores. */
export async function allOrNothing<M extends string, R>(
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
