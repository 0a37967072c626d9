import { clear } from 'idb-keyval'
import { browserEnv } from '../env.ts'

/** Leaves nothing of a test to the next one: neither what waits, nor receipts, nor the keys of texts that were not delivered. */
export async function emptyOutbox(): Promise<void> {
  const { items, receipts, keys } = browserEnv
  await Promise.all([items, receipts, keys].map((store) => clear(store)))
}
