import { newIdempotencyKey } from '#contract/idempotencyKey.ts'
import { announce, subject } from './changes.ts'
import { change } from './deviceStore.ts'
import { clearDraft, editId } from './drafts.ts'
import { isLeased } from './due.ts'
import type { Item, ItemBody } from './item.ts'
import { ifFree, itemLock } from './locks.ts'
import { browserMeans, type Means } from './means.ts'
import { rekey } from './rekey.ts'

/** What came of a wish: `gone` was sent or discarded meanwhile; `sending` is in flight and cannot be called back. */
export type Handled = 'done' | 'gone' | 'sending'

/**
 * Gives the item another body of its kind. It keeps its place and is due at once: `drain()` sends it. Refused, it gets a
 * new key. Tried without an answer, it may have been received as it was: it keeps its key, so that the server refuses the
 * change instead of taking both. Rejects when storage fails.
 */
export function edit(key: string, body: ItemBody, means: Means = browserMeans): Promise<Handled> {
  return handle(key, means, async (mayTouch) => {
    let newKey = newIdempotencyKey(means.now())
    const edited = await rekey<Item>(means.items, key, (item) => {
      if (!item || !mayTouch(item)) return undefined
      const mayBeReceived = item.attempts > 0 && item.state.name !== 'needs-attention'
      if (mayBeReceived) newKey = key
      return {
        ...item,
        body,
        key: newKey,
        attempts: mayBeReceived ? item.attempts : 0,
        failures: { connection: 0, server: 0 },
        state: { name: 'waiting', nextTryAt: means.now(), waitsFor: 'connection' },
      } as Item
    })
    if (!edited) return
    announce({ what: 'edited', ...subject(edited), key, newKey })
    await clearDraft(editId(key))
  })
}

/** Drops the item for good. Rejects when storage fails. */
export function discard(key: string, means: Means = browserMeans): Promise<Handled> {
  return handle(key, means, async (mayTouch) => {
    let dropped: Item | undefined
    await change<Item>(means.items, key, (item) => {
      dropped = item && mayTouch(item) ? item : undefined
      return dropped ? undefined : item
    })
    if (!dropped) return
    announce({ what: 'discarded', ...subject(dropped) })
    await clearDraft(editId(key))
  })
}

function handle(key: string, means: Means, act: (mayTouch: (item: Item) => boolean) => Promise<void>) {
  let handled: Handled = 'gone'
  // Who holds the item's lock knows that nobody is sending it; without Web Locks its lease has to tell.
  const mayTouch = (item: Item) => {
    handled = means.locks === undefined && isLeased(item, means) ? 'sending' : 'done'
    return handled === 'done'
  }
  const work = async (): Promise<Handled> => {
    await act(mayTouch)
    return handled
  }
  return ifFree(means, itemLock(key), work, 'sending')
}
