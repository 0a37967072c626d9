import { uuidv7 } from '#contract/idempotencyKey.ts'
import { withTimeout } from '#contract/withTimeout.ts'
import { ifFree, whenFree, whenFreeOrLate } from '#device/locks.ts'
import { allOf, change, get } from '#device/records.ts'
import { classifyStatus } from '#device/retry.ts'
import { clearDraft } from './drafts.ts'
import { browserEnv, type OutboxEnv } from './env.ts'
import {
  announce,
  byAge,
  editId,
  type Item,
  type ItemBody,
  isDue,
  isItem,
  isLeased,
  isMine,
  itemLock,
  nextRetryAt,
  type OutboxEvent,
  replayLock,
  subject,
} from './item.ts'
import { failureOf, forgetTextOf, type Outcome, postItem, storeFailure } from './post.ts'
import { markDelivered } from './receipts.ts'

/** Every item on this device, oldest first. Rejects when storage cannot be read. */
export async function storedItems(env: OutboxEnv): Promise<Item[]> {
  return (await allOf<unknown>(env.items)).filter(isItem).sort(byAge)
}

/**
 * Waiting items, oldest first. The form itself reports the first attempt; the item appears here once that has
 * failed.
 */
export async function list(env: OutboxEnv = browserEnv): Promise<Item[]> {
  const items = await storedItems(env).catch(() => [])
  return items.filter((item) => !(item.state.name === 'sending' && item.state.firstTry && isLeased(item, env)))
}

/**
 * When the next automatic retry is due, in epoch milliseconds; `undefined` when there is none. What is due already and was
 * not tried had its lock taken for a moment, by a look at it or by its own page: that lock is asked for again, for where the
 * page has ended its lease is still long.
 */
export async function nextDue(env: OutboxEnv = browserEnv): Promise<number | undefined> {
  const items = await storedItems(env).catch(() => [])
  const times = items.map((item) => (isDue(item, env) ? env.now() : nextRetryAt(item))).filter((at) => at !== undefined)
  return times.length > 0 ? Math.min(...times) : undefined
}

interface Queue {
  running: Promise<void>
  /** Starts after `running`, so that a call during a replay sees what was stored meanwhile. */
  next: Promise<void> | undefined
}

const queues = new WeakMap<OutboxEnv, Queue>()

/**
 * Sends what is due, oldest first, inside one Web Lock shared by pages and worker. A suspended tab may hold that for as long
 * as it is suspended: after a while it is done without, since each item has a lock of its own. Each item is tried at most
 * once; one that fails never blocks the others. Never rejects.
 */
export function replay(env: OutboxEnv = browserEnv): Promise<void> {
  const queue = queues.get(env) ?? { running: Promise.resolve(), next: undefined }
  queues.set(env, queue)
  queue.next ??= queue.running.then(() => {
    queue.next = undefined
    // It fails only where storage cannot be read: then there is nothing to send.
    queue.running = whenFreeOrLate(env, replayLock, env.timeouts.turn, () => replayDue(env)).catch(() => {})
    return queue.running
  })
  return queue.next
}

async function replayDue(env: OutboxEnv): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    const dueItems = (await storedItems(env)).filter((item) => !tried.has(item.key) && isDue(item, env))
    if (dueItems.length === 0) return
    for (const { key } of dueItems) {
      tried.add(key)
      // Only a storage failure lands here. The item stays; its lease expires.
      await ifFree(env, itemLock(key), () => replayItem(key, env), undefined).catch(() => {})
    }
  }
}

async function replayItem(key: string, env: OutboxEnv): Promise<void> {
  const leaseId = uuidv7(env.now())
  const item = await change<Item>(env.items, key, (old) => {
    if (!old || !isDue(old, env)) return old
    const leaseUntil = env.now() + timeoutFor(old, env) + env.timeouts.firstTry
    return {
      ...old,
      attempts: old.attempts + 1,
      state: { name: 'sending', leaseUntil, leaseId, firstTry: false },
    }
  })
  if (!isMine(item, leaseId)) return
  announce({ what: 'sending', ...subject(item) })
  await recordOutcome(item, leaseId, await postItem(item, timeoutFor(item, env), env), env)
}

function timeoutFor(item: Item, env: OutboxEnv): number {
  return env.timeouts.replay(new TextEncoder().encode(JSON.stringify(item.body)).length)
}

/**
 * Tries at once, and resolves when it has been tried: every item that waits, or the one with this key, whatever it
 * waits for.
 */
export async function sendNow(key?: string, env: OutboxEnv = browserEnv): Promise<void> {
  await wake(env, (item) => (key === undefined ? item.state.name === 'waiting' : item.key === key))
  await replay(env)
}

/** Tries what waits for a connection; what waits for the server keeps its time. */
export async function replayConnected(env: OutboxEnv = browserEnv): Promise<void> {
  await wake(env, ({ state }) => state.name === 'waiting' && state.waitsFor === 'connection')
  await replay(env)
}

/**
 * For the worker's `sync` event. Rejects while something still waits, so that the browser fires the event again. What
 * it sends is shown at the next visit (`claimUnseenReceipts`).
 */
export async function replayInWorker(env: OutboxEnv = browserEnv): Promise<void> {
  await firstTriesEnded(env)
  await replayConnected(env)
  if ((await nextDue(env)) !== undefined) throw new Error('Something still waits to be sent.')
}

/**
 * A browser that thinks it is online fires `sync` while the form's own attempt is in flight. What that attempt leaves,
 * also when its page is closed, is sent by this same event: the next one may be minutes away, and there are few.
 */
async function firstTriesEnded(env: OutboxEnv): Promise<void> {
  const items = await storedItems(env).catch(() => [])
  const ends = items
    .filter(({ state }) => state.name === 'sending' && state.firstTry)
    .map(({ key }) => whenFree(env, itemLock(key), async () => {}))
  await withTimeout(2 * env.timeouts.firstTry, Promise.all(ends)).catch(() => {})
}

async function wake(env: OutboxEnv, which: (item: Item) => boolean): Promise<void> {
  const now = env.now()
  for (const { key, state } of (await storedItems(env).catch(() => [])).filter(which)) {
    if (state.name === 'waiting' && state.nextTryAt <= now) continue
    await change<Item>(env.items, key, (item) =>
      item && which(item) && item.state.name !== 'sending'
        ? { ...item, state: { name: 'waiting', nextTryAt: now, waitsFor: 'connection' } }
        : item,
    ).catch(() => {})
  }
}

/** Stores the outcome of a replay: the item is deleted after a 2xx and kept in every other case. */
async function recordOutcome(item: Item, leaseId: string, outcome: Outcome, env: OutboxEnv): Promise<void> {
  if (outcome.state === 'answered' && classifyStatus(outcome.status) === 'delivered') {
    await markDelivered(item, outcome.answer, true, env)
    await forgetTextOf(item.key, env)
    return announce({ what: 'sent', answer: outcome.answer, replayed: true, ...subject(item) })
  }
  const stored = await storeFailure(item, leaseId, failureOf(item, outcome, env), env)
  if (stored && stored.state.name !== 'sending') announce({ what: stored.state.name, ...subject(stored) })
}

/**
 * Result of `edit` or `discard`: `gone` was sent or discarded meanwhile; `sending` is in flight and cannot be called
 * back.
 */
export type Handled = 'done' | 'gone' | 'sending'

/**
 * Gives the item another body of its kind. It keeps its place and is due at once: `replay()` sends it. Refused, it gets a
 * new key. Tried without an answer, it may have been received as it was: it keeps its key, so that the server refuses the
 * change instead of taking both. Rejects when storage fails.
 */
export function edit(key: string, body: ItemBody, env: OutboxEnv = browserEnv): Promise<Handled> {
  return handle(key, env, (item, items) => {
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
    return { what: 'edited', ...subject(edited), key, newKey: edited.key }
  })
}

/** Drops the item for good. Rejects when storage fails. */
export function discard(key: string, env: OutboxEnv = browserEnv): Promise<Handled> {
  return handle(key, env, (item, items) => {
    items.delete(key)
    return { what: 'discarded', ...subject(item) }
  })
}

type Act = (item: Item, items: IDBObjectStore) => OutboxEvent

/** Acts on an item that is not in flight, in one transaction, and drops the draft of its change. */
function handle(key: string, env: OutboxEnv, act: Act): Promise<Handled> {
  const work = async (): Promise<Handled> => {
    const done = await env.transact(
      ['items'],
      async ({ items }): Promise<OutboxEvent | Handled> => {
        const item = await get<Item>(items, key)
        if (!item) return 'gone'
        // We hold its lock, so no context is sending it; without Web Locks the lease decides.
        if (env.locks === undefined && isLeased(item, env)) return 'sending'
        return act(item, items)
      },
      'strict',
    )
    if (typeof done === 'string') return done
    clearDraft(editId(key), env)
    // Else the first text, submitted again, would take the place of the change.
    if (done.what === 'edited') await forgetTextOf(key, env)
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
