import type { CommentBody, EnquiryBody, ReportBody, SubscriptionBody } from '#contract/calls.ts'
import { isPast } from '#device/retry.ts'

/** The five things that a visitor writes, each with exactly the body that its call takes. */
type Content =
  | { kind: 'enquiry'; body: EnquiryBody }
  | { kind: 'comment'; body: CommentBody }
  | { kind: 'reply'; body: CommentBody }
  | { kind: 'report'; body: ReportBody }
  | { kind: 'subscription'; body: SubscriptionBody }

export type ItemKind = Content['kind']
export type ItemBody = Content['body']

/** A write as a form submits it. */
export type Submission = Content & {
  /** From `callPath`: a path without the backend's base address. */
  path: string
  /** Pathname of the page that it was written on. */
  page: string
  /** Article, and comment replied to or reported, so that a thread can show what waits. */
  about?: { blogId: string; commentId?: string }
}

/** State of an item. Times are epoch milliseconds. */
export type ItemState =
  /** Tried again from `nextTryAt` on; a returning connection only cuts the wait for a connection short. */
  | { name: 'waiting'; nextTryAt: number; waitsFor: 'connection' | 'server' }
  /** In flight. Without Web Locks another context may take it over after `leaseUntil`. */
  | { name: 'sending'; leaseUntil: number; leaseId: string; firstTry: boolean }
  /** The server refused it on replay; only the visitor can move it on. */
  | { name: 'needs-attention'; status: number; message?: string }

/** The values typed so far, by field name. */
export type Draft = Record<string, string>

/** The text of a form as it was when it was submitted, and the draft that it was until then. */
export interface FormText {
  id: string
  fields: Draft
}

/** A text of a form, typed at a time (epoch milliseconds) that no other text of this form has. */
export interface TypedText {
  fields: Draft
  at: number
  /** Since when its days are counted, if the clock was wrong at that time. */
  since?: number
  /** Key of the item as which it was last submitted, until it is changed. */
  key?: string
  /** It is on its way, and no draft unless it comes back. */
  isOut?: true
}

/** Everything that local storage has of one form: as a rule one text. The draft that a form shows comes first. */
export interface FormTexts {
  texts: readonly TypedText[]
  /** Time and key, without its words, of the text that was sent last: by them another page knows that its own was. */
  sent?: { at: number; key: string }
}

/** A write kept on this device until the server has it. */
export type Item = Submission & {
  /** Idempotency key, the same over all tries. */
  key: string
  writtenAt: number
  attempts: number
  /** Failures in a row by cause; they set how long to back off. */
  failures: { connection: number; server: number }
  state: ItemState
}

const edited = 'outbox:'

/** The draft of a change to what waits in the outbox under this key. */
export function editId(key: string): string {
  return edited + key
}

/** The key of the item that this draft is to change; `undefined` for the draft of a form. */
export function editOf(draftId: string): string | undefined {
  return draftId.startsWith(edited) ? draftId.slice(edited.length) : undefined
}

/** A record read from storage that is whole enough to be handled; anything else is left alone, never dropped. */
export function isItem(record: unknown): record is Item {
  if (typeof record !== 'object' || record === null) return false
  const { key, path, body, writtenAt, state } = record as Partial<Item>
  return (
    typeof key === 'string' &&
    typeof path === 'string' &&
    typeof body === 'object' &&
    typeof writtenAt === 'number' &&
    typeof state?.name === 'string'
  )
}

/** Tag of the Background Sync registration; the worker answers it with `replayInWorker` (replay.ts). */
export const syncTag = 'outbox'

/** Covers the replays of pages and worker, so that they keep the order and do not crowd the line; that none sends twice, `itemLock`. */
export const replayLock = 'outbox'

/** Covers one item while it is in flight or being changed. */
export function itemLock(key: string): string {
  return `outbox:${key}`
}

/** Sort order of a replay: oldest first (OB-12). */
export function byAge(a: Item, b: Item): number {
  return a.writtenAt - b.writtenAt || (a.key < b.key ? -1 : 1)
}

/** Whether this holder is the one who has the item in flight: a late outcome of another one must change nothing. */
export function isMine(item: Item | undefined, leaseId: string): item is Item {
  return item?.state.name === 'sending' && item.state.leaseId === leaseId
}

/** When the item may be retried automatically; `undefined` when only the visitor can move it on. */
export function nextRetryAt({ state }: Item): number | undefined {
  if (state.name === 'waiting') return state.nextTryAt
  return state.name === 'sending' ? state.leaseUntil : undefined
}

/** The clock, and Web Locks where the browser has them. */
interface Timing {
  locks: unknown
  now(): number
}

/**
 * Whether to try the item now. One marked as sending is tried where Web Locks can show whether a context
 * still does; otherwise its lease decides.
 */
export function isDue(item: Item, env: Timing): boolean {
  const at = nextRetryAt(item)
  if (at === undefined) return false
  return (item.state.name === 'sending' && env.locks !== undefined) || isPast(at, env.now())
}

/** Whether the item's lease says that it is in flight. */
export function isLeased({ state }: Item, env: Pick<Timing, 'now'>): boolean {
  return state.name === 'sending' && !isPast(state.leaseUntil, env.now())
}

/** An event of the outbox, in this tab, another one or the worker. It never carries what was written. */
export type OutboxEvent = { key: string; kind: ItemKind; about?: Submission['about'] } & (
  | { what: 'saved' | 'waiting' | 'needs-attention' | 'discarded' | 'refused' }
  /** `firstTry` marks the form's own attempt; later ones are replays. */
  | { what: 'sending'; firstTry?: true }
  /** The item has a new key; `key` is the old one. */
  | { what: 'edited'; newKey: string }
  /** The server has it. `answer` is its parsed body; `replayed` is false for the form's own attempt. */
  | { what: 'sent'; answer: unknown; replayed: boolean }
)

/** The part of an event that names its item. */
export function subject({ key, kind, about }: Item): Pick<OutboxEvent, 'key' | 'kind' | 'about'> {
  return about ? { key, kind, about } : { key, kind }
}

type Listener = (change: OutboxEvent) => void

const listeners = new Set<Listener>()
let channel: BroadcastChannel | undefined

/** Calls the listener for every event of all tabs and the worker, until the returned function is called. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener)
  if (!channel) {
    channel = newChannel()
    channel?.addEventListener('message', (event: MessageEvent<OutboxEvent>) => notify(event.data))
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    channel?.close()
    channel = undefined
  }
}

/** Calls every listener. A listener that throws does not disturb the outbox. */
export function announce(change: OutboxEvent): void {
  notify(change)
  const passing = channel ?? newChannel()
  try {
    passing?.postMessage(change)
  } catch {
    // Other tabs miss a live update and read the truth from storage when they are opened next.
  }
  if (passing !== channel) passing?.close()
}

function notify(change: OutboxEvent): void {
  for (const listener of listeners) {
    try {
      listener(change)
    } catch (error) {
      queueMicrotask(() => {
        throw error
      })
    }
  }
}

/** `undefined` where the browser has none, or refuses it: then changes are heard in their own tab only. */
function newChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('outbox')
  } catch {
    return undefined
  }
}
