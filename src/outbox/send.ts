import { newIdempotencyKey } from '#contract/idempotencyKey.ts'
import { attempt } from './attempt.ts'
import { backOff } from './backOff.ts'
import { announce, subject } from './changes.ts'
import { change } from './deviceStore.ts'
import { type Item, isMine, type Written } from './item.ts'
import { forgetKey, keyFor } from './keys.ts'
import { itemLock, whenFree } from './locks.ts'
import { browserMeans, type Means } from './means.ts'
import { received } from './received.ts'
import { within } from './within.ts'

/** What became of a write. Callers must face all four, and find the words of the specification for each. */
export type Delivery =
  /** The server has it. `answer` is its JSON body; `undefined` when the body is none. */
  | { state: 'sent'; status: number; answer: unknown }
  /** Kept on this device until it can be sent. */
  | { state: 'saved' }
  /** Answered with an error; nothing is kept. `message` is the server's; `json` tells whether its body was JSON. */
  | { state: 'refused'; status: number; message?: string; json: boolean }
  /** No answer, and no storage to keep it in. */
  | { state: 'unavailable' }

/**
 * Keeps the item before the first attempt, so that closing the page cannot lose it, then sends it. Answers within
 * about eight seconds and never rejects (decisions, Offline).
 */
export async function send(written: Written, means: Means = browserMeans): Promise<Delivery> {
  const key = await keyFor(written, means)
  return whenFree(means, itemLock(key), () => firstTry(written, key, means))
}

async function firstTry(written: Written, key: string, means: Means): Promise<Delivery> {
  const now = means.now()
  const holder = newIdempotencyKey(now)
  const item: Item = {
    ...written,
    key,
    writtenAt: now,
    attempts: 1,
    failures: { connection: 0, server: 0 },
    state: { name: 'sending', leaseUntil: now + 2 * means.patience.firstTry, holder, firstTry: true },
  }
  const kept = await keep(item, holder, means)
  // Should this page end now, another one knows when to take over.
  if (kept) announce({ what: 'sending', firstTry: true, ...subject(item) })
  const outcome = await attempt(item, means.patience.firstTry, means)
  if (outcome.state === 'lost') {
    if (!kept) return { state: 'unavailable' }
    await within(means.patience.storage, wait(item, holder, means)).catch(() => {})
    await forgetKey(written, means)
    announce({ what: 'saved', ...subject(item) })
    return { state: 'saved' }
  }
  const { status, answer, message } = outcome
  if (status >= 200 && status < 300) {
    await received(item, answer, false, means)
    await forgetKey(written, means)
    return { state: 'sent', status, answer }
  }
  await within(means.patience.storage, remove(item, holder, means)).catch(() => {})
  announce({ what: 'refused', ...subject(item) })
  return { state: 'refused', status, json: answer !== undefined, ...(message !== undefined && { message }) }
}

/** Whether the item is on this device now. A write that storage finishes too late is taken back. */
async function keep(item: Item, holder: string, means: Means): Promise<boolean> {
  const write = change<Item>(means.items, item.key, (old) => ({ ...item, writtenAt: old?.writtenAt ?? item.writtenAt }))
  try {
    await within(means.patience.storage, write)
    return true
  } catch {
    write.then(() => remove(item, holder, means)).catch(() => {})
    return false
  }
}

/** Frees the item for replay. Should this fail, its lease ends by itself. */
function wait(item: Item, holder: string, means: Means): Promise<unknown> {
  const nextTryAt = means.now() + backOff('connection', 1, means.random())
  return change<Item>(means.items, item.key, (old) =>
    isMine(old, holder)
      ? {
          ...old,
          failures: { connection: 1, server: 0 },
          state: { name: 'waiting', nextTryAt, waitsFor: 'connection' },
        }
      : old,
  )
}

function remove(item: Item, holder: string, means: Means): Promise<unknown> {
  return change<Item>(means.items, item.key, (old) => (isMine(old, holder) ? undefined : old))
}
