import type { CommentBody, EnquiryBody, ReportBody, SubscriptionBody } from '#contract/calls.ts'
import type { FormText } from './drafts.ts'

/** The five things that a visitor writes, each with exactly the body of the specification (section 7). */
type Content =
  | { kind: 'enquiry'; body: EnquiryBody }
  | { kind: 'comment'; body: CommentBody }
  | { kind: 'reply'; body: CommentBody }
  | { kind: 'report'; body: ReportBody }
  | { kind: 'subscription'; body: SubscriptionBody }

export type ItemKind = Content['kind']
export type ItemBody = Content['body']

/** What a form hands over. */
export type Written = Content & {
  /** From `callPath`: a path without the backend's base address. */
  path: string
  /** Pathname of the page that it was written on. */
  page: string
  /** Article, and comment replied to or reported, so that a thread can show what waits. */
  about?: { blogId: string; commentId?: string }
}

/** Where an item stands. Times are epoch milliseconds. */
export type ItemState =
  /** Tried again from `nextTryAt` on; a returning connection only cuts the wait for a connection short. */
  | { name: 'waiting'; nextTryAt: number; waitsFor: 'connection' | 'server' }
  /** In flight. Without Web Locks another context may take it over after `leaseUntil`. */
  | { name: 'sending'; leaseUntil: number; holder: string; firstTry: boolean }
  /** The server refused it on replay; only the visitor can move it on. */
  | { name: 'needs-attention'; status: number; message?: string }

/** A write kept on this device until the server has it. */
export type Item = Written & {
  /** Idempotency key, the same over all tries. */
  key: string
  writtenAt: number
  attempts: number
  /** Failures in a row by cause; they set how long to back off. */
  failures: { connection: number; server: number }
  state: ItemState
  /** While it is tried first: the draft that it was, should the page end before that is dropped. */
  form?: FormText
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

/** The item once its draft is dropped, or is so by whoever takes it over. */
export function withoutForm({ form: _, ...item }: Item): Item {
  return item as Item
}

/** Oldest first (decisions, Offline). */
export function byAge(a: Item, b: Item): number {
  return a.writtenAt - b.writtenAt || (a.key < b.key ? -1 : 1)
}

/** Whether this holder is the one who has the item in flight: a late outcome of another one must change nothing. */
export function isMine(item: Item | undefined, holder: string): item is Item {
  return item?.state.name === 'sending' && item.state.holder === holder
}
