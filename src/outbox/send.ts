import { uuidv7 } from '#contract/idempotencyKey.ts'
import { withTimeout } from '#contract/withTimeout.ts'
import { change, changeIn, get } from './db.ts'
import {
  clearDraftIn,
  clearSubmittedDraft,
  draftRestored,
  draftSubmitted,
  type FormText,
  flushDrafts,
  markSubmitted,
  prepareRestore,
  restoreDraftIn,
} from './drafts.ts'
import { browserEnv, type OutboxEnv } from './env.ts'
import { announce, subject } from './events.ts'
import { type Item, isMine, type Submission } from './item.ts'
import { forgetKey, keyFor } from './keys.ts'
import { itemLock, whenFree } from './locks.ts'
import { backOff, postItem } from './post.ts'
import { markDelivered, shownByForm } from './receipts.ts'

/** Outcome of a write. Callers handle all four, each with the specification's text. */
export type Delivery =
  /** The server has it. `answer` is its JSON body; `undefined` when the body is none. */
  | { state: 'sent'; status: number; answer: unknown }
  /** Kept on this device until it can be sent. */
  | { state: 'saved' }
  /** Answered with an error; nothing is kept. `message` is the server's; `json` is whether its body was JSON. */
  | { state: 'refused'; status: number; message?: string; json: boolean }
  /** No answer, and no storage to keep it in. */
  | { state: 'unavailable' }

/** A form and its text at the time of the submit. */
export interface Sender extends FormText {
  /** Whether the form is still on the page. */
  isMounted(): boolean
}

/**
 * Keeps the item before the first attempt, so that closing the page cannot lose it, then sends it. Answers within
 * about eight seconds and never rejects.
 */
export function send(written: Submission, env: OutboxEnv = browserEnv): Promise<Delivery> {
  return deliver(written, undefined, env)
}

/**
 * Sends a form's text. The text is in one place only: once it is kept in the outbox it is no draft any more, and
 * refused it is one again. Where the form is gone and something else was begun meanwhile, a refused text stays in the outbox.
 */
export function sendText(sender: Sender, written: Submission, env: OutboxEnv = browserEnv): Promise<Delivery> {
  markSubmitted(sender, env)
  return deliver(written, sender, env)
}

async function deliver(written: Submission, sender: Sender | undefined, env: OutboxEnv): Promise<Delivery> {
  const key = await keyFor(written, env)
  return whenFree(env, itemLock(key), () => firstTry(written, sender, key, env))
}

async function firstTry(
  written: Submission,
  sender: Sender | undefined,
  key: string,
  env: OutboxEnv,
): Promise<Delivery> {
  const now = env.now()
  const leaseId = uuidv7(now)
  const item: Item = {
    ...written,
    key,
    writtenAt: now,
    attempts: 1,
    failures: { connection: 0, server: 0 },
    state: { name: 'sending', leaseUntil: now + 2 * env.timeouts.firstTry, leaseId, firstTry: true },
  }
  let sent = false
  const takeBack = () => (sent ? remove(item, leaseId, env) : giveBack(item, sender, leaseId, undefined, env))
  const kept = await keep(item, sender, takeBack, env)
  // Should this page end now, another one knows when to take over.
  if (kept) announce({ what: 'sending', firstTry: true, ...subject(item) })
  if (kept && sender) draftSubmitted(sender, env)
  const outcome = await postItem(item, env.timeouts.firstTry, env)
  if (outcome.state === 'networkError') {
    if (!kept) {
      await giveBack(item, sender, leaseId, undefined, env)
      return { state: 'unavailable' }
    }
    await withTimeout(env.timeouts.storage, wait(item, leaseId, env)).catch(() => {})
    await forgetKey(written, env)
    announce({ what: 'saved', ...subject(item) })
    return { state: 'saved' }
  }
  const { status, answer, message } = outcome
  if (status >= 200 && status < 300) {
    sent = true
    await markDelivered(item, answer, false, env)
    await forgetKey(written, env)
    // Not awaited: should this page end before its form has shown it, another page does.
    void shownByForm(key, env)
    if (!kept && sender) void clearSubmittedDraft(sender, env)
    return { state: 'sent', status, answer }
  }
  const reason = message === undefined ? { status } : { status, message }
  const safe = await giveBack(item, sender, leaseId, reason, env)
  announce({ what: safe ? 'refused' : 'needs-attention', ...subject(item) })
  return { state: 'refused', json: answer !== undefined, ...reason }
}

/**
 * Whether the item is on this device now; the draft that it was is gone in the same moment. A write that storage finishes
 * too late is taken back.
 */
async function keep(
  item: Item,
  sender: Sender | undefined,
  takeBack: () => Promise<unknown>,
  env: OutboxEnv,
): Promise<boolean> {
  let late = false
  const write = async () => {
    // An earlier version of the same text must not stay behind as a draft.
    if (sender) await flushDrafts(env)
    await env.transact(
      ['items', 'drafts'],
      async ({ items, drafts }) => {
        if (late) return
        await changeIn<Item>(items, item.key, (old) => ({ ...item, writtenAt: old?.writtenAt ?? item.writtenAt }))
        if (sender) await clearDraftIn(drafts, sender)
      },
      'strict',
    )
  }
  const written = write()
  try {
    await withTimeout(env.timeouts.storage, written)
    return true
  } catch {
    late = true
    written.then(takeBack).catch(() => {})
    return false
  }
}

/** Frees the item for replay. If this fails, its lease expires. */
function wait(item: Item, leaseId: string, env: OutboxEnv): Promise<unknown> {
  const nextTryAt = env.now() + backOff('connection', 1, env.random())
  return change<Item>(env.items, item.key, (old) =>
    isMine(old, leaseId)
      ? {
          ...old,
          failures: { connection: 1, server: 0 },
          state: { name: 'waiting', nextTryAt, waitsFor: 'connection' },
        }
      : old,
  )
}

/**
 * Gives a text that was not delivered back to its writer, in one transaction: it leaves the outbox and is a draft again. A
 * refused one whose form is gone, and in whose place something else was begun, stays in the outbox: nowhere else is room
 * for it. Answers whether the text is where its writer finds it, in its form or as its draft.
 */
async function giveBack(
  item: Item,
  sender: Sender | undefined,
  leaseId: string,
  reason: { status: number; message?: string } | undefined,
  env: OutboxEnv,
): Promise<boolean> {
  if (sender) prepareRestore(sender, env)
  const give = env.transact(
    ['items', 'drafts'],
    async ({ items, drafts }) => {
      const isDraft = sender !== undefined && (await restoreDraftIn(drafts, sender, env))
      const safe = !sender || isDraft || sender.isMounted() || reason === undefined
      const old = await get<Item>(items, item.key)
      // Another one has it in flight.
      if (old && !isMine(old, leaseId)) return { isDraft, safe }
      if (safe) items.delete(item.key)
      else if (reason) items.put(setAside(old ?? item, reason), item.key)
      return { isDraft, safe }
    },
    'strict',
  )
  try {
    const { isDraft, safe } = await withTimeout(env.timeouts.storage, give)
    if (sender && isDraft) draftRestored(sender, true, env)
    return safe
  } catch {
    if (sender) draftRestored(sender, false, env)
    return true
  }
}

/** The refused item, left to its writer. */
function setAside(item: Item, reason: { status: number; message?: string }): Item {
  return { ...item, failures: { connection: 0, server: 1 }, state: { name: 'needs-attention', ...reason } }
}

function remove(item: Item, leaseId: string, env: OutboxEnv): Promise<unknown> {
  return change<Item>(env.items, item.key, (old) => (isMine(old, leaseId) ? undefined : old))
}
