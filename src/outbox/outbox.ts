import { change } from './deviceStore.ts'
import { drain } from './drain.ts'
import { dueAt, isLeased } from './due.ts'
import type { Item } from './item.ts'
import { itemLock, whenFree } from './locks.ts'
import { browserMeans, type Means } from './means.ts'
import { storedItems } from './storedItems.ts'
import { within } from './within.ts'

/** What waits on this device, oldest first. A first try is its form's to show, until it has failed. */
export async function list(means: Means = browserMeans): Promise<Item[]> {
  const items = await storedItems(means).catch(() => [])
  return items.filter((item) => !(item.state.name === 'sending' && item.state.firstTry && isLeased(item, means)))
}

/** When the next item is due by itself, in epoch milliseconds; `undefined` when none is. */
export async function nextDue(means: Means = browserMeans): Promise<number | undefined> {
  const items = await storedItems(means).catch(() => [])
  const times = items.map(dueAt).filter((at) => at !== undefined)
  return times.length > 0 ? Math.min(...times) : undefined
}

/**
 * Tries at once, and resolves when it has been tried: every item that waits, or the one with this key, whatever it
 * waits for.
 */
export async function sendNow(key?: string, means: Means = browserMeans): Promise<void> {
  await wake(means, (item) => (key === undefined ? item.state.name === 'waiting' : item.key === key))
  await drain(means)
}

/** Tries what waits for a connection; what waits for the server keeps its time. */
export async function drainConnected(means: Means = browserMeans): Promise<void> {
  await wake(means, ({ state }) => state.name === 'waiting' && state.waitsFor === 'connection')
  await drain(means)
}

/**
 * For the worker's `sync` event. Rejects while something still waits, so that the browser fires the event again. What
 * it sends is told at the next visit (`takeUntold`).
 */
export async function drainInWorker(means: Means = browserMeans): Promise<void> {
  await firstTriesEnded(means)
  await drainConnected(means)
  if ((await nextDue(means)) !== undefined) throw new Error('Something still waits to be sent.')
}

/**
 * A browser that believes to be online fires `sync` while the form's own try is still on its way. What that leaves behind,
 * or its page when it is closed, is sent by this very event: the next one may be minutes away, and there are few.
 */
async function firstTriesEnded(means: Means): Promise<void> {
  const items = await storedItems(means).catch(() => [])
  const ends = items
    .filter(({ state }) => state.name === 'sending' && state.firstTry)
    .map(({ key }) => whenFree(means, itemLock(key), async () => {}))
  await within(2 * means.patience.firstTry, Promise.all(ends)).catch(() => {})
}

async function wake(means: Means, which: (item: Item) => boolean): Promise<void> {
  const now = means.now()
  for (const { key, state } of (await storedItems(means).catch(() => [])).filter(which)) {
    if (state.name === 'waiting' && state.nextTryAt <= now) continue
    await change<Item>(means.items, key, (item) =>
      item && which(item) && item.state.name !== 'sending'
        ? { ...item, state: { name: 'waiting', nextTryAt: now, waitsFor: 'connection' } }
        : item,
    ).catch(() => {})
  }
}
