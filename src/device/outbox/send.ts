import { uuidv7 } from '#contract/idempotencyKey.ts'
import { withTimeout } from '#contract/withTimeout.ts'
import { whenFree } from '#device/locks.ts'
import { change } from '#device/records.ts'
import { classifyStatus } from '#device/retry.ts'
import { dropSubmitted, hasOtherDraft, markSubmitted, restoreSubmitted } from './drafts.ts'
import { browserEnv, type OutboxEnv, setSolver } from './env.ts'
import {
  announce,
  type FormText,
  type Item,
  isMine,
  itemLock,
  type Submission,
  subject,
  subscribe,
  syncTag,
} from './item.ts'
import { type Failure, failureOf, forgetKey, keyFor, type Outcome, postItem } from './post.ts'
import { keepUndelivered, markDelivered, offeredCallOf, shownByForm } from './receipts.ts'

/** Outcome of a write. Callers handle all four, each with its own text (FM-10, OB-01, OB-16, OB-27). */
export type Delivery =
  /**
   * The server has it. `answer` is its JSON body; `undefined` when the body is none. `isLeft`: its form is gone, and the card
   * about what was received says so, because the answer offers a call.
   */
  | { state: 'sent'; status: number; answer: unknown; isLeft?: true }
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
 * about eight seconds, or seventeen where storage hangs, and never rejects.
 */
export function send(written: Submission, env: OutboxEnv = browserEnv): Promise<Delivery> {
  return submit(written, undefined, env)
}

/**
 * Sends a form's text. The text is in one place only: once it is sent or kept in the outbox it is no draft any more, and
 * refused it is one again. Where the form is gone and something else was begun meanwhile, it stays in the outbox.
 */
export function sendText(sender: Sender, written: Submission, env: OutboxEnv = browserEnv): Promise<Delivery> {
  return submit(written, sender, env)
}

/** One write on its way: down to the network, and back to its writer. */
interface Submitted {
  written: Submission
  sender: Sender | undefined
  item: Item
  leaseId: string
  isStored: boolean
}

async function submit(written: Submission, sender: Sender | undefined, env: OutboxEnv): Promise<Delivery> {
  // At once: no other form shows the text from now on.
  const own = sender ? markSubmitted(sender, env) : uuidv7(env.now())
  // And its lock at once: a page that opens now would find the text without an item, and give it back to a form.
  return whenFree(env, itemLock(own), async () => {
    const key = await keyFor(written, own, env)
    if (key === own) return attempt(written, sender, key, env)
    if (sender) markSubmitted(sender, env, key)
    return whenFree(env, itemLock(key), () => attempt(written, sender, key, env))
  })
}

async function attempt(
  written: Submission,
  sender: Sender | undefined,
  key: string,
  env: OutboxEnv,
): Promise<Delivery> {
  const leaseId = uuidv7(env.now())
  const item = itemOf(written, key, leaseId, env)
  const isStored = await store(item, env)
  // Without Web Locks such a page has given it back: it is in the outbox now, and in no form.
  if (isStored && sender && env.locks === undefined) markSubmitted(sender, env, key)
  // Should this page end now, another one knows when to take over.
  if (isStored) announce({ what: 'sending', firstTry: true, ...subject(item) })
  const outcome = await postItem(item, env.timeouts.firstTry, env)
  return settle({ written, sender, item, leaseId, isStored }, outcome, env)
}

function itemOf(written: Submission, key: string, leaseId: string, env: OutboxEnv): Item {
  const now = env.now()
  return {
    ...written,
    key,
    writtenAt: now,
    attempts: 1,
    failures: { connection: 0, server: 0 },
    state: { name: 'sending', leaseUntil: now + 2 * env.timeouts.firstTry, leaseId, firstTry: true },
  }
}

/**
 * Whether the item is on this device now. A write that had begun may still be finished later: IndexedDB runs the
 * transaction that stores the outcome after it, and so the outcome stays.
 */
async function store(item: Item, env: OutboxEnv): Promise<boolean> {
  let late = false
  const write = change<Item>(env.items, item.key, (old) =>
    late ? old : { ...item, writtenAt: old?.writtenAt ?? item.writtenAt },
  )
  try {
    await withTimeout(env.timeouts.storage, write)
    return true
  } catch {
    late = true
    return false
  }
}

async function settle(submitted: Submitted, outcome: Outcome, env: OutboxEnv): Promise<Delivery> {
  const { written, sender, item, leaseId, isStored } = submitted
  const leave = () => sender && dropSubmitted(sender.id, item.key, env)
  if (outcome.state === 'networkError') {
    const failure = failureOf(item, outcome, env)
    if (!isStored && (await giveBack(submitted, failure, env))) return { state: 'unavailable' }
    const receipt = isStored && (await keepUndelivered(item, leaseId, failure, env))
    leave()
    await forgetKey(written, env)
    if (receipt) return { state: 'sent', status: 200, answer: receipt }
    announce({ what: 'saved', ...subject(item) })
    return { state: 'saved' }
  }
  const { status, answer, message } = outcome
  if (classifyStatus(status) === 'delivered') {
    // First: where storage hangs, a page that ends now must not leave the text to the next one.
    leave()
    const isLeft =
      import.meta.env.SITE_OFFERS_CALLS && sender?.isMounted() === false && offeredCallOf(answer) !== undefined
    // The visitor has waited for storage that hangs before the attempt, and does not wait for it again.
    const noted = (work: Promise<void>) => (isStored ? work : undefined)
    await noted(markDelivered(item, answer, isLeft === true, env))
    announce({ what: 'sent', answer, replayed: false, ...subject(item) })
    await noted(forgetKey(written, env))
    if (isLeft) return { state: 'sent', status, answer, isLeft }
    // Not awaited: should this page end before its form has shown it, another page does.
    void shownByForm(item.key, env)
    return { state: 'sent', status, answer }
  }
  const reason = message === undefined ? { status } : { status, message }
  // Only its writer tries it again, whatever the status: the form says that it was refused.
  const failure: Failure = { failures: { connection: 0, server: 1 }, state: { name: 'needs-attention', ...reason } }
  const isBack = await giveBack(submitted, failure, env)
  if (!isBack) leave()
  announce({ what: isBack ? 'refused' : 'needs-attention', ...subject(item) })
  return { state: 'refused', json: answer !== undefined, ...reason }
}

/**
 * Gives a text that was not delivered back to its writer: it leaves the outbox and is a draft again. One whose form is gone,
 * and in whose place something else was begun, stays in the outbox, refused or waiting, where its writer sees it. Answers
 * whether the text is in its form or a draft.
 */
async function giveBack({ sender, item, leaseId }: Submitted, failure: Failure, env: OutboxEnv): Promise<boolean> {
  const { key } = item
  const hasPlace = () => !sender || sender.isMounted() || !hasOtherDraft(sender.id, key, env)
  let isBack = true
  let isOurs = true
  const move = () =>
    change<Item>(env.items, key, (old) => {
      isBack = hasPlace()
      // Another one has it in flight.
      isOurs = !old || isMine(old, leaseId)
      if (!isOurs) return old
      return isBack ? undefined : { ...(old ?? item), ...failure }
    })
  const restore = () => sender && restoreSubmitted(sender, key, sender.isMounted(), env)
  // Once more: left in the outbox as in flight, a refused text would be sent again without its writer.
  const moved = move().catch(move)
  try {
    await withTimeout(env.timeouts.storage, moved)
    if (isBack) restore()
    return isBack
  } catch {
    restore()
    // Storage was only late, and has decided now.
    const late = () => {
      if (!isOurs) return
      const inOutbox = failure.state.name === 'waiting' ? 'saved' : 'needs-attention'
      if (sender && !isBack) dropSubmitted(sender.id, key, env)
      announce({ what: isBack ? 'refused' : inOutbox, ...subject(item) })
    }
    moved.then(late, () => {})
    return true
  }
}

let end: (() => void) | undefined

/**
 * Prepares what a form's own attempt needs of its page, as soon as a form can be submitted: the rest of the
 * outbox (triggers.ts) may start later. Called by whoever may send; only the first call counts. The returned function
 * ends it.
 */
export function prepareFirstTries(): () => void {
  end ??= prepare()
  return () => {
    end?.()
    end = undefined
  }
}

function prepare(): () => void {
  setSolver(async (...challenge) => (await import('#contract/solveChallenge.ts')).solve(...challenge))
  return subscribe((change) => {
    if (change.what === 'saved') void keepStorage()
    // Not at later tries: the worker makes them too, and each would call it again. At the first one, for the page may end.
    if (change.what === 'saved' || (change.what === 'sending' && change.firstTry)) void registerSync()
  })
}

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> }
}

/** Lets the worker send after the page was closed, where the browser can (Background Sync). */
export async function registerSync(): Promise<void> {
  try {
    const registration: SyncRegistration = await navigator.serviceWorker.ready
    await registration.sync?.register(syncTag)
  } catch {
    // Without it, what waits is sent at the next visit.
  }
}

/** Asks the browser to keep what is stored here; some browsers ask the visitor. Tells whether it promised. */
export async function keepStorage(): Promise<boolean> {
  // A worker, which never calls this, has no `persist`.
  const storage = navigator.storage as StorageManager & { persist(): Promise<boolean> }
  try {
    return (await storage.persisted()) || (await storage.persist())
  } catch {
    return false
  }
}
