import { clear, promisifyRequest } from 'idb-keyval'
import { withTimeout } from '#contract/withTimeout.ts'
import { allOf, changeIn, get } from '#device/records.ts'
import { clearDraft } from './drafts.ts'
import { browserEnv, type OutboxEnv } from './env.ts'
import { editId, type Item, type ItemKind, isLeased, isMine } from './item.ts'
import type { Failure } from './post.ts'

/** That an item was received: never what it said. */
export interface SentReceipt {
  key: string
  kind: ItemKind
  /** Epoch milliseconds. */
  at: number
  /** A reference for the visitor to quote, if the server gave one. */
  reference?: string
  /** Path of the page with times for a call, if the answer to an enquiry offered one. */
  call?: string
  /** Its writer has not seen yet that it was sent. */
  unseen: boolean
  /** Epoch milliseconds until which its own form shows it; if that page ends before, another one does. */
  formShowsUntil?: number
}

const most = 50

/** How long the form's own page may take to show the outcome before another page does. Milliseconds. */
const formShows = 10_000

/**
 * Notes that the item was received, as a part of the transaction that deletes the item. After a replay the receipt is
 * unseen at once; after the form's own attempt other pages treat it as shown until `formShowsUntil`. An item that two tabs
 * sent has one receipt.
 */
export async function addReceiptIn(
  receipts: IDBObjectStore,
  item: Item,
  answer: unknown,
  replayed: boolean,
  now: number,
): Promise<void> {
  if (replayed && (await get(receipts, item.key)) !== undefined) return
  const reference = referenceOf(answer)
  const call = import.meta.env.SITE_OFFERS_CALLS && item.kind === 'enquiry' ? offeredCallOf(answer) : undefined
  const receipt: SentReceipt = {
    key: item.key,
    kind: item.kind,
    at: now,
    unseen: true,
    ...(!replayed && { formShowsUntil: now + formShows }),
    ...(reference !== undefined && { reference }),
    ...(call !== undefined && { call }),
  }
  receipts.put(receipt, item.key)
  const all = await promisifyRequest<SentReceipt[]>(receipts.getAll())
  for (const { key } of all.sort(newestFirst).slice(most)) receipts.delete(key)
}

const newestFirst = (a: SentReceipt, b: SentReceipt) => b.at - a.at

/** The reference in the server's answer, for the visitor to quote. */
export function referenceOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { reference, _id } = answer as { reference?: unknown; _id?: unknown }
  if (typeof reference === 'string') return reference
  return typeof _id === 'string' ? _id : undefined
}

/**
 * The path of the page with times for a call that the answer to an enquiry offers. Only a path of the server's own page:
 * whatever else an answer holds is no offer. Called behind `SITE_OFFERS_CALLS`, without which a site holds nothing of it.
 */
export function offeredCallOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { call } = answer as { call?: unknown }
  return typeof call === 'string' && /^\/api\/call\/[\w.-]+$/.test(call) ? call : undefined
}

/**
 * The server has the item: it leaves the device and its receipt is there, both or neither. If storage fails now, the
 * item is sent again later; the server knows its key, so there is no second effect.
 */
export async function markDelivered(item: Item, answer: unknown, replayed: boolean, env: OutboxEnv): Promise<void> {
  // Also drop the draft of an unsaved edit: its item is gone. A first attempt has none, because the panel does not list
  // it yet.
  if (replayed) clearDraft(editId(item.key), env)
  const written = env.transact(
    ['items', 'receipts'],
    async ({ items, receipts }) => {
      items.delete(item.key)
      await addReceiptIn(receipts, item, answer, replayed, env.now())
    },
    'strict',
  )
  await withTimeout(env.timeouts.storage, written).catch(() => {})
}

/**
 * The form's own attempt has failed, and the item waits, unless another one has it in flight. If it is gone, its receipt says
 * that another one has delivered it, and is the answer, which the form shows. Without a receipt the browser has evicted it,
 * and it is stored again.
 */
export function keepUndelivered(
  item: Item,
  leaseId: string,
  failure: Failure,
  env: OutboxEnv,
): Promise<SentReceipt | undefined> {
  const kept = env.transact(
    ['items', 'receipts'],
    async ({ items, receipts }) => {
      const old = await get<Item>(items, item.key)
      const receipt = old ? undefined : await get<SentReceipt>(receipts, item.key)
      // Without Web Locks another one may have taken it over after its lease, and the visitor may have discarded it.
      const isEvicted = !old && !receipt && (env.locks !== undefined || isLeased(item, env))
      if (receipt) receipts.put({ ...receipt, unseen: false }, item.key)
      if (isMine(old, leaseId) || isEvicted) items.put({ ...(old ?? item), ...failure }, item.key)
      return receipt
    },
    'strict',
  )
  // If storage fails now, the lease of the item expires.
  return withTimeout(env.timeouts.storage, kept).catch(() => undefined)
}

/** The form shows that its text was sent, so no other page shows it again. */
export async function shownByForm(key: string, env: OutboxEnv): Promise<void> {
  await takeOne(key, env).catch(() => {})
}

/** The receipt that nobody has shown yet, once over all tabs. */
function takeOne(key: string, env: OutboxEnv): Promise<SentReceipt | undefined> {
  return env.transact(['receipts'], async ({ receipts }) => {
    let claimed: SentReceipt | undefined
    await changeIn<SentReceipt>(receipts, key, (receipt) => {
      if (receipt?.unseen !== true) return receipt
      claimed = { ...receipt, unseen: false }
      return claimed
    })
    return claimed
  })
}

/** The last receipts, newest first; none where storage cannot be used. */
export async function receipts(env: OutboxEnv = browserEnv): Promise<SentReceipt[]> {
  try {
    return (await allOf<SentReceipt>(env.receipts)).sort(newestFirst)
  } catch {
    return []
  }
}

/** Forgets all receipts. */
export async function clearReceipts(env: OutboxEnv = browserEnv): Promise<void> {
  await clear(env.receipts)
}

/** The receipts that the visitor has not seen: each is handed out once, over all tabs. */
export async function claimUnseenReceipts(env: OutboxEnv = browserEnv): Promise<SentReceipt[]> {
  const now = env.now()
  const unseen = (await receipts(env)).filter((receipt) => isUnseen(receipt, now))
  const claimed = await Promise.all(unseen.map(({ key }) => takeOne(key, env)))
  return claimed.filter((receipt) => receipt !== undefined)
}

/** When there is something to show, in epoch milliseconds; `undefined` while there is nothing. */
export async function unseenFrom(env: OutboxEnv = browserEnv): Promise<number | undefined> {
  const now = env.now()
  const unseen = (await receipts(env)).filter(({ unseen }) => unseen)
  const times = unseen.map((receipt) => (isUnseen(receipt, now) ? now : (receipt.formShowsUntil ?? now)))
  return times.length > 0 ? Math.min(...times) : undefined
}

/** Whether a page that asks now should show it to the visitor. */
function isUnseen({ unseen, formShowsUntil, at }: SentReceipt, now: number): boolean {
  // The clock was wrong when this was written, and has been corrected since.
  const isShown = formShowsUntil !== undefined && now < formShowsUntil && now >= at
  return unseen && !isShown
}
