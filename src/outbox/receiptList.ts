import { clear } from 'idb-keyval'
import { allOf } from '#device/records.ts'
import { browserEnv, type OutboxEnv } from './env.ts'
import { newestFirst, type SentReceipt, takeOne } from './receipts.ts'

/** The last receipts, newest first; none where storage cannot be used. */
export async function receipts(env: OutboxEnv = browserEnv): Promise<SentReceipt[]> {
  try {
    return (await allOf<SentReceipt>(env.receipts)).sort(newestFirst)
  } catch {
    return []
  }
}

/** Forgets all receipts. */
export async function clearReceipts(env: OutboxEnv = browserEnv): Promise<void> {
  await clear(env.receipts)
}

/** The receipts that the visitor has not seen: each is handed out once, over all tabs. */
export async function claimUnseenReceipts(env: OutboxEnv = browserEnv): Promise<SentReceipt[]> {
  const now = env.now()
  const unseen = (await receipts(env)).filter((receipt) => isUnseen(receipt, now))
  const claimed = await Promise.all(unseen.map(({ key }) => takeOne(key, env)))
  return claimed.filter((receipt) => receipt !== undefined)
}

/** When there is something to show, in epoch milliseconds; `undefined` while there is nothing. */
export async function unseenFrom(env: OutboxEnv = browserEnv): Promise<number | undefined> {
  const now = env.now()
  const unseen = (await receipts(env)).filter(({ unseen }) => unseen)
  const times = unseen.map((receipt) => (isUnseen(receipt, now) ? now : (receipt.formShowsUntil ?? now)))
  return times.length > 0 ? Math.min(...times) : undefined
}

/** Whether a page that asks now should show it to the visitor. */
function isUnseen({ unseen, formShowsUntil, at }: SentReceipt, now: number): boolean {
  // The clock was wrong when this was written, and has been corrected since.
  const isShown = formShowsUntil !== undefined && now < formShowsUntil && now >= at
  return unseen && !isShown
}
