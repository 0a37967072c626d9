import { uuidv7 } from '#contract/idempotencyKey.ts'
import { withTimeout } from '#contract/withTimeout.ts'
import { change } from './db.ts'
import { submitText } from './drafts.ts'
import { browserEnv, type OutboxEnv } from './env.ts'
import { announce, subject } from './events.ts'
import { type FormText, type Item, isDue, isMine, withoutForm } from './item.ts'
import { nextDue, storedItems } from './items.ts'
import { ifFree, itemLock, replayLock, whenFree } from './locks.ts'
import { backOff, classifyStatus, type Outcome, postItem } from './post.ts'
import { markDelivered } from './receipts.ts'

/** Tag of the Background Sync registration; the worker answers it with `replayInWorker`. */
export const syncTag = 'outbox'

interface Queue {
  running: Promise<void>
  /** Starts after `running`, so that a call during a replay sees what was stored meanwhile. */
  next: Promise<void> | undefined
}

const queues = new WeakMap<OutboxEnv, Queue>()

/**
 * Sends what is due, oldest first, inside one Web Lock shared by pages and worker. Each item is tried at most once; one
 * that fails never blocks the others. Never rejects.
 */
export function replay(env: OutboxEnv = browserEnv): Promise<void> {
  const queue = queues.get(env) ?? { running: Promise.resolve(), next: undefined }
  queues.set(env, queue)
  queue.next ??= queue.running.then(() => {
    queue.next = undefined
    // It fails only where storage cannot be read: then there is nothing to send.
    queue.running = whenFree(env, replayLock, () => replayDue(env)).catch(() => {})
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
  let form: FormText | undefined
  const item = await change<Item>(env.items, key, (old) => {
    if (!old || !isDue(old, env)) return old
    form = old.form
    const leaseUntil = env.now() + timeoutFor(old, env) + env.timeouts.firstTry
    return {
      ...withoutForm(old),
      attempts: old.attempts + 1,
      state: { name: 'sending', leaseUntil, leaseId, firstTry: false },
    }
  })
  if (!isMine(item, leaseId)) return
  announce({ what: 'sending', ...subject(item) })
  // Its page may have ended before it could.
  if (form) await submitText(form, env).clear()
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

/** A server that says 'at once' gets at least this delay. Milliseconds. */
const shortestDelay = 2000

/** Stores the outcome of a replay: the item is deleted after a 2xx and kept in every other case. */
export async function recordOutcome(item: Item, leaseId: string, outcome: Outcome, env: OutboxEnv): Promise<void> {
  if (outcome.state === 'answered' && classifyStatus(outcome.status) === 'delivered') {
    await markDelivered(item, outcome.answer, true, env)
    return announce({ what: 'sent', answer: outcome.answer, replayed: true, ...subject(item) })
  }
  const next = after(item, outcome, env)
  const now = await change<Item>(env.items, item.key, (old) => (isMine(old, leaseId) ? { ...old, ...next } : old))
  if (now && now.state.name !== 'sending') announce({ what: now.state.name, ...subject(now) })
}

function after(item: Item, outcome: Outcome, env: OutboxEnv): Pick<Item, 'failures' | 'state'> {
  if (outcome.state === 'networkError') {
    const failures = { ...item.failures, connection: item.failures.connection + 1 }
    const nextTryAt = env.now() + backOff('connection', failures.connection, env.random())
    return { failures, state: { name: 'waiting', nextTryAt, waitsFor: 'connection' } }
  }
  const { status, message } = outcome
  const failures = { connection: 0, server: item.failures.server + 1 }
  if (classifyStatus(status) === 'needs-attention') {
    return { failures, state: { name: 'needs-attention', status, ...(message !== undefined && { message }) } }
  }
  const delay =
    outcome.retryAfter === undefined
      ? backOff('server', failures.server, env.random())
      : Math.max(outcome.retryAfter, shortestDelay)
  return { failures, state: { name: 'waiting', nextTryAt: env.now() + delay, waitsFor: 'server' } }
}
