import { newIdempotencyKey } from '#contract/idempotencyKey.ts'
import { attempt } from './attempt.ts'
import { backOff } from './backOff.ts'
import { announce, subject } from './changes.ts'
import { change } from './deviceStore.ts'
import { type FormText, handOver, putBackDraft, takeDraft } from './drafts.ts'
import { type Item, isMine, type Written, withoutForm } from './item.ts'
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

/** A form and what stood in it. */
export interface Sender extends FormText {
  /** Whether the form is still on the page. */
  stands(): boolean
}

/**
 * Keeps the item before the first attempt, so that closing the page cannot lose it, then sends it. Answers within
 * about eight seconds and never rejects (decisions, Offline).
 */
export function send(written: Written, means: Means = browserMeans): Promise<Delivery> {
  return deliver(written, undefined, means)
}

/**
 * Sends what stands in a form. The text is in one place only: once it is kept in the outbox it is no draft any more, and
 * refused it is one again. Where the form is gone and something else was begun meanwhile, a refused text stays in the outbox.
 */
export function sendText(sender: Sender, written: Written, means: Means = browserMeans): Promise<Delivery> {
  handOver(sender)
  return deliver(written, sender, means)
}

async function deliver(written: Written, sender: Sender | undefined, means: Means): Promise<Delivery> {
  const key = await keyFor(written, means)
  return whenFree(means, itemLock(key), () => firstTry(written, sender, key, means))
}

async function firstTry(written: Written, sender: Sender | undefined, key: string, means: Means): Promise<Delivery> {
  const now = means.now()
  const holder = newIdempotencyKey(now)
  const item: Item = {
    ...written,
    key,
    writtenAt: now,
    attempts: 1,
    failures: { connection: 0, server: 0 },
    state: { name: 'sending', leaseUntil: now + 2 * means.patience.firstTry, holder, firstTry: true },
    ...(sender && { form: { id: sender.id, fields: sender.fields } }),
  }
  const kept = await keep(item, holder, means)
  // Should this page end now, another one knows when to take over.
  if (kept) announce({ what: 'sending', firstTry: true, ...subject(item) })
  const taken = kept && sender && takeDraft(sender)
  const outcome = await attempt(item, means.patience.firstTry, means)
  await within(means.patience.storage, Promise.resolve(taken)).catch(() => {})
  if (outcome.state === 'lost') {
    if (!kept) {
      await putBack(sender, means)
      return { state: 'unavailable' }
    }
    await within(means.patience.storage, wait(item, holder, means)).catch(() => {})
    await forgetKey(written, means)
    announce({ what: 'saved', ...subject(item) })
    return { state: 'saved' }
  }
  const { status, answer, message } = outcome
  if (status >= 200 && status < 300) {
    await received(item, answer, false, means)
    await forgetKey(written, means)
    if (!kept && sender) void takeDraft(sender)
    return { state: 'sent', status, answer }
  }
  const safe = (await putBack(sender, means)) || sender?.stands() === true
  const reason = message === undefined ? { status } : { status, message }
  const settled = safe ? remove(item, holder, means) : setAside(item, holder, reason, means)
  await within(means.patience.storage, settled).catch(() => {})
  announce({ what: safe ? 'refused' : 'needs-attention', ...subject(item) })
  return { state: 'refused', json: answer !== undefined, ...reason }
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
          ...withoutForm(old),
          failures: { connection: 1, server: 0 },
          state: { name: 'waiting', nextTryAt, waitsFor: 'connection' },
        }
      : old,
  )
}

/** Whether the text is where its writer finds it: in its form or as its draft. */
async function putBack(sender: Sender | undefined, means: Means): Promise<boolean> {
  return !sender || within(means.patience.storage, putBackDraft(sender)).catch(() => false)
}

/** Leaves the refused item to its writer, in the outbox: nowhere else is room for it. */
function setAside(item: Item, holder: string, reason: { status: number; message?: string }, means: Means) {
  return change<Item>(means.items, item.key, (old) =>
    isMine(old, holder)
      ? {
          ...withoutForm(old),
          failures: { connection: 0, server: 1 },
          state: { name: 'needs-attention', ...reason },
        }
      : old,
  )
}

function remove(item: Item, holder: string, means: Means): Promise<unknown> {
  return change<Item>(means.items, item.key, (old) => (isMine(old, holder) ? undefined : old))
}
