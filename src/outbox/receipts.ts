import { clear, delMany, set } from 'idb-keyval'
import { allOf } from './deviceStore.ts'
import type { Item, ItemKind } from './item.ts'
import { browserMeans, type Means } from './means.ts'

/** That an item was received: never what it said. */
export interface SentReceipt {
  key: string
  kind: ItemKind
  /** Epoch milliseconds. */
  at: number
  /** What the visitor may quote, where the server gave one. */
  reference?: string
  /** Sent after its writer had been told that it was saved, or by a page that could not tell yet. */
  untold: boolean
}

const most = 50

/** Notes that the item was received; `replayed` that its writer, who had gone on, is still to be told. */
export async function addReceipt(item: Item, answer: unknown, replayed: boolean, means: Means): Promise<void> {
  const reference = referenceOf(answer)
  const receipt: SentReceipt = {
    key: item.key,
    kind: item.kind,
    at: means.now(),
    untold: replayed,
    ...(reference !== undefined && { reference }),
  }
  await set(item.key, receipt, means.receipts)
  const old = (await receipts(means)).slice(most)
  if (old.length > 0) {
    await delMany(
      old.map(({ key }) => key),
      means.receipts,
    )
  }
}

/** The last receipts, newest first; none where storage cannot be used. */
export async function receipts(means: Means = browserMeans): Promise<SentReceipt[]> {
  try {
    return (await allOf<SentReceipt>(means.receipts)).sort((a, b) => b.at - a.at)
  } catch {
    return []
  }
}

/** Forgets all receipts. */
export async function clearReceipts(means: Means = browserMeans): Promise<void> {
  await clear(means.receipts)
}

/** What the server's answer gives the visitor to quote. */
export function referenceOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { reference, _id } = answer as { reference?: unknown; _id?: unknown }
  if (typeof reference === 'string') return reference
  return typeof _id === 'string' ? _id : undefined
}
