import { newIdempotencyKey } from '#contract/idempotencyKey.ts'
import { attempt } from './attempt.ts'
import { announce, subject } from './changes.ts'
import { change } from './deviceStore.ts'
import { type FormText, takeDraft } from './drafts.ts'
import { isDue } from './due.ts'
import { type Item, isMine, withoutForm } from './item.ts'
import { ifFree, itemLock, replayLock, whenFree } from './locks.ts'
import { browserMeans, type Means } from './means.ts'
import { settle } from './settle.ts'
import { storedItems } from './storedItems.ts'

/** A replay waits long enough for a line of 8 bytes a millisecond (64 kbit/s) to carry the body. */
const slowestLine = 8

interface Queue {
  running: Promise<void>
  /** Starts after `running`, so that a call during a drain sees what was stored meanwhile. */
  next: Promise<void> | undefined
}

const queues = new WeakMap<Means, Queue>()

/**
 * Sends what is due, oldest first, inside one Web Lock shared by pages and worker. Each item is tried at most once; one
 * that fails never blocks the others. Never rejects.
 */
export function drain(means: Means = browserMeans): Promise<void> {
  const queue = queues.get(means) ?? { running: Promise.resolve(), next: undefined }
  queues.set(means, queue)
  queue.next ??= queue.running.then(() => {
    queue.next = undefined
    // It fails only where storage cannot be read: then there is nothing to send.
    queue.running = whenFree(means, replayLock, () => replayDue(means)).catch(() => {})
    return queue.running
  })
  return queue.next
}

async function replayDue(means: Means): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    const due = (await storedItems(means)).filter((item) => !tried.has(item.key) && isDue(item, means))
    if (due.length === 0) return
    for (const { key } of due) {
      tried.add(key)
      // It fails only when storage does half-way: the item is still there and its lease ends by itself.
      await ifFree(means, itemLock(key), () => replay(key, means), undefined).catch(() => {})
    }
  }
}

async function replay(key: string, means: Means): Promise<void> {
  const holder = newIdempotencyKey(means.now())
  let form: FormText | undefined
  const item = await change<Item>(means.items, key, (old) => {
    if (!old || !isDue(old, means)) return old
    form = old.form
    const leaseUntil = means.now() + patienceFor(old, means) + means.patience.firstTry
    return {
      ...withoutForm(old),
      attempts: old.attempts + 1,
      state: { name: 'sending', leaseUntil, holder, firstTry: false },
    }
  })
  if (!isMine(item, holder)) return
  announce({ what: 'sending', ...subject(item) })
  // Its page may have ended before it could.
  if (form) await takeDraft(form)
  await settle(item, holder, await attempt(item, patienceFor(item, means), means), means)
}

function patienceFor(item: Item, means: Means): number {
  return means.patience.replay + Math.ceil(JSON.stringify(item.body).length / slowestLine)
}
