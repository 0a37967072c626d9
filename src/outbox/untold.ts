import { change } from './deviceStore.ts'
import { browserMeans, type Means } from './means.ts'
import { receipts, type SentReceipt } from './receipts.ts'

/** What was sent and has not been told: each receipt is handed out once, over all tabs. */
export async function takeUntold(means: Means = browserMeans): Promise<SentReceipt[]> {
  const taken: SentReceipt[] = []
  for (const receipt of await receipts(means)) {
    if (!receipt.untold) continue
    let mine = false
    await change<SentReceipt>(means.receipts, receipt.key, (now) => {
      mine = now?.untold === true
      return now && { ...now, untold: false }
    })
    if (mine) taken.push({ ...receipt, untold: false })
  }
  return taken
}
