import { uuidv7 } from '#contract/idempotencyKey.ts'
import { allOf, get } from './db.ts'
import { dropUnsaved } from './drafts.ts'
import { browserEnv, type OutboxEnv } from './env.ts'
import { announce, type OutboxEvent, subject } from './events.ts'
import { byAge, editId, type Item, type ItemBody, isItem, isLeased, nextRetryAt } from './item.ts'
import { ifFree, itemLock } from './locks.ts'

/** Every item on this device, oldest first. Rejects when storage cannot be read. */
export async function storedItems(env: OutboxEnv): Promise<Item[]> {
  return (await allOf<unknown>(env.items)).filter(isItem).sort(byAge)
}

/**
 * What waits on this device, oldest first. The form itself reports the first attempt; the item appears here once that has
 * failed.
 */
export async function list(env: OutboxEnv = browserEnv): Promise<Item[]> {
  const items = await storedItems(env).catch(() => [])
  return items.filter((item) => !(item.state.name === 'sending' && item.state.firstTry && isLeased(item, env)))
}

/** When the next automatic retry is due, in epoch milliseconds; `undefined` when there is none. */
export async function nextDue(env: OutboxEnv = browserEnv): Promise<number | undefined> {
  const items = await storedItems(env).catch(() => [])
  const times = items.map(nextRetryAt).filter((at) => at !== undefined)
  return times.length > 0 ? Math.min(...times) : undefined
}

/** What came of a wish: `gone` was sent or discarded meanwhile; `sending` is in flight and cannot be called back. */
export type Handled = 'done' | 'gone' | 'sending'

/**
 * Gives the item another body of its kind. It keeps its place and is due at once: `replay()` sends it. Refused, it gets a
 * new key. Tried without an answer, it may have been received as it was: it keeps its key, so that the server refuses the
 * change instead of taking both. Rejects when storage fails.
 */
export function edit(key: string, body: ItemBody, env: OutboxEnv = browserEnv): Promise<Handled> {
  return handle(key, env, async (item, { items, drafts }) => {
    const mayBeReceived = item.attempts > 0 && item.state.name !== 'needs-attention'
    const edited = {
      ...item,
      body,
      key: mayBeReceived ? key : uuidv7(env.now()),
      attempts: mayBeReceived ? item.attempts : 0,
      failures: { connection: 0, server: 0 },
      state: { name: 'waiting', nextTryAt: env.now(), waitsFor: 'connection' },
    } as Item
    items.delete(key)
    items.put(edited, edited.key)
    drafts.delete(editId(key))
    return { what: 'edited', ...subject(edited), key, newKey: edited.key }
  })
}

/** Drops the item for good. Rejects when storage fails. */
export function discard(key: string, env: OutboxEnv = browserEnv): Promise<Handled> {
  return handle(key, env, async (item, { items, drafts }) => {
    items.delete(key)
    drafts.delete(editId(key))
    return { what: 'discarded', ...subject(item) }
  })
}

type Act = (item: Item, stores: Record<'items' | 'drafts', IDBObjectStore>) => Promise<OutboxEvent>

/** Acts on an item that is not in flight, in one transaction with the draft of its change. */
function handle(key: string, env: OutboxEnv, act: Act): Promise<Handled> {
  const work = async (): Promise<Handled> => {
    const done = await env.transact(
      ['items', 'drafts'],
      async (stores): Promise<OutboxEvent | Handled> => {
        const item = await get<Item>(stores.items, key)
        if (!item) return 'gone'
        // We hold its lock, so no context is sending it; without Web Locks the lease decides.
        if (env.locks === undefined && isLeased(item, env)) return 'sending'
        return act(item, stores)
      },
      'strict',
    )
    if (typeof done === 'string') return done
    dropUnsaved(editId(key), env)
    announce(done)
    return 'done'
  }
  return ifFree(env, itemLock(key), work, 'sending')
}

interface Badging {
  setAppBadge?(count: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

/** Shows on the installed app's icon how many items wait, in a page and in a worker; nothing where there is no badge. */
export function showBadge(count: number): void {
  const badging = navigator as Badging
  const shown = count > 0 ? badging.setAppBadge?.(count) : badging.clearAppBadge?.()
  // Refused where the site is not installed.
  shown?.catch(() => {})
}
