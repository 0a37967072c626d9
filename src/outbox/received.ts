import { del } from 'idb-keyval'
import { announce, subject } from './changes.ts'
import { clearDraft, editId } from './drafts.ts'
import type { Item } from './item.ts'
import type { Means } from './means.ts'
import { addReceipt } from './receipts.ts'
import { within } from './within.ts'

/**
 * The server has the item: it leaves the device, a receipt stays, everybody hears of it. If storage fails now, the item
 * is sent once more later and the server, knowing its key, lets it have no second effect.
 */
export async function received(item: Item, answer: unknown, replayed: boolean, means: Means): Promise<void> {
  await within(means.patience.storage, del(item.key, means.items)).catch(() => {})
  await within(means.patience.storage, addReceipt(item, answer, replayed, means)).catch(() => {})
  // A change that was begun and not saved belongs to nothing any more.
  if (replayed) await within(means.patience.storage, clearDraft(editId(item.key))).catch(() => {})
  announce({ what: 'sent', answer, replayed, ...subject(item) })
}
