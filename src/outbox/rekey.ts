import type { UseStore } from 'idb-keyval'
import { transact } from './deviceStore.ts'

/** Puts a record under another key in the place of the old one, both or neither; `undefined` leaves all as it is. */
export function rekey<T extends { key: string }>(
  store: UseStore,
  key: string,
  decide: (old: T | undefined) => T | undefined,
): Promise<T | undefined> {
  return transact<T, T | undefined>(store, key, (old, records) => {
    const next = decide(old)
    if (next === undefined) return undefined
    records.delete(key)
    records.put(next, next.key)
    return next
  })
}
