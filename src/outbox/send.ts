import { del } from 'idb-keyval'
import { deviceDays } from '#content/retention.ts'
import { keyTime, uuidv7 } from '#contract/idempotencyKey.ts'
import { withTimeout } from '#contract/withTimeout.ts'
import { change, changeIn, dropWhere } from '#device/records.ts'
import { browserEnv, type OutboxEnv, whenFree } from './env.ts'
import { announce, type FormText, type Item, itemLock, type Submission, subject } from './item.ts'
import { classifyStatus, type Failure, failureOf, giveBack, postItem, storeFailure } from './post.ts'
import { markDelivered, shownByForm } from './receipts.ts'
import { type SubmittedText, submitText } from './submittedText.ts'

/** Outcome of a write. Callers handle all four, each with its own text (FM-10, OB-01, OB-16, OB-27). */
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
 * about eight seconds, or twenty where storage hangs, and never rejects.
 */
export function send(written: Submission, env: OutboxEnv = browserEnv): Promise<Delivery> {
  return deliver(written, undefined, env)
}

/**
 * Sends a form's text. The text is in one place only: once it is kept in the outbox it is no draft any more, and
 * refused it is one again. Where the form is gone and something else was begun meanwhile, it stays in the outbox.
 */
export function sendText(sender: Sender, written: Submission, env: OutboxEnv = browserEnv): Promise<Delivery> {
  return deliver(written, submitText(sender, env, sender.isMounted), env)
}

async function deliver(written: Submission, text: SubmittedText | undefined, env: OutboxEnv): Promise<Delivery> {
  const key = await keyFor(written, env)
  return whenFree(env, itemLock(key), () => firstTry(written, text, key, env))
}

async function firstTry(
  written: Submission,
  text: SubmittedText | undefined,
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
  const kept = await keep(item, text, env)
  if (kept) {
    text?.cleared()
    // Should this page end now, another one knows when to take over.
    announce({ what: 'sending', firstTry: true, ...subject(item) })
  }
  const outcome = await postItem(item, env.timeouts.firstTry, env)
  if (outcome.state === 'networkError') {
    const failure = failureOf(item, outcome, env)
    if (kept) await withTimeout(env.timeouts.storage, storeFailure(item, leaseId, failure, env)).catch(() => {})
    else if (await giveBack(item, text, leaseId, failure, env)) return { state: 'unavailable' }
    await forgetKey(written, env)
    announce({ what: 'saved', ...subject(item) })
    return { state: 'saved' }
  }
  const { status, answer, message } = outcome
  if (classifyStatus(status) === 'delivered') {
    // First, and not awaited: where storage hangs, a page that ends now must not leave the text to the next one.
    if (!kept) void text?.clear()
    await markDelivered(item, answer, false, env)
    announce({ what: 'sent', answer, replayed: false, ...subject(item) })
    await forgetKey(written, env)
    // Not awaited: should this page end before its form has shown it, another page does.
    void shownByForm(key, env)
    return { state: 'sent', status, answer }
  }
  const reason = message === undefined ? { status } : { status, message }
  // Only its writer tries it again, whatever the status: the form says that it was refused.
  const failure: Failure = { failures: { connection: 0, server: 1 }, state: { name: 'needs-attention', ...reason } }
  const safe = await giveBack(item, text, leaseId, failure, env)
  announce({ what: safe ? 'refused' : 'needs-attention', ...subject(item) })
  return { state: 'refused', json: answer !== undefined, ...reason }
}

/**
 * Whether the item is on this device now; the draft that it was is gone in the same moment. A write that had begun may
 * still be finished later: IndexedDB runs the transaction that stores the outcome after it, and so the outcome stays.
 */
async function keep(item: Item, text: SubmittedText | undefined, env: OutboxEnv): Promise<boolean> {
  let late = false
  const write = async () => {
    await text?.flush()
    await env.transact(
      ['items', 'drafts'],
      async ({ items, drafts }) => {
        if (late) return
        await changeIn<Item>(items, item.key, (old) => ({ ...item, writtenAt: old?.writtenAt ?? item.writtenAt }))
        await text?.clearIn(drafts)
      },
      'strict',
    )
  }
  try {
    await withTimeout(env.timeouts.storage, write())
    return true
  } catch {
    late = true
    return false
  }
}

const remembered = deviceDays.undelivered * 24 * 3600 * 1000

/** Keys of this page's own writes, by store: they serve where storage cannot be used. */
const inMemory = new WeakMap<OutboxEnv['keys'], Map<string, string>>()

/**
 * The idempotency key of what was written: text that is submitted again keeps its key until it was sent or saved; changed
 * text gets a new one (OB-28). Only a digest of the text is stored.
 */
async function keyFor(written: Submission, env: OutboxEnv): Promise<string> {
  const digest = await digestOf(written)
  const own = ownKeys(env)
  const known = own.get(digest)
  if (known !== undefined) return known
  const key = uuidv7(env.now())
  own.set(digest, key)
  if (!crypto.subtle) return key
  try {
    const stored = change<string>(env.keys, digest, (earlier) => earlier ?? key)
    own.set(digest, (await withTimeout(env.timeouts.storage, stored)) ?? key)
  } catch {
    // Without storage the key lives as long as the page.
  }
  return own.get(digest) ?? key
}

/** From now on the same text is a new write. */
async function forgetKey(written: Submission, env: OutboxEnv): Promise<void> {
  const digest = await digestOf(written)
  ownKeys(env).delete(digest)
  try {
    await withTimeout(env.timeouts.storage, del(digest, env.keys))
    await withTimeout(env.timeouts.storage, dropOld(env))
  } catch {
    // Storage went away: the key then lives in memory only, and is gone from there.
  }
}

/** A write that was refused and never tried again leaves its digest behind. */
function dropOld(env: OutboxEnv): Promise<void> {
  return dropWhere<string>(env.keys, (key) => env.now() - (keyTime(key) ?? 0) > remembered)
}

function ownKeys({ keys }: OutboxEnv): Map<string, string> {
  const own = inMemory.get(keys) ?? new Map<string, string>()
  inMemory.set(keys, own)
  return own
}

/** SHA-256 in hexadecimal. Browsers have it on secure origins only; elsewhere the text itself, never stored. */
async function digestOf({ kind, path, body }: Submission): Promise<string> {
  const text = JSON.stringify([kind, path, body])
  if (!crypto.subtle) return text
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
