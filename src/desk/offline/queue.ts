import { createStore } from '@tanstack/store'
import { offlineTexts as texts } from '#content/texts/staff/offline.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { EnquiryEdit, EnquiryItem } from '#contract/staff/enquiries.ts'
import { webLocks, whenFree } from '#device/locks.ts'
import { isPast } from '#device/retry.ts'
import { announceChange } from '../data/live.ts'
import { sessionState } from '../data/session.ts'
import { announceDone, dismissWaiting } from '../data/undo.ts'
import { vaultState } from './keeping.ts'
import {
  type AnswerWords,
  nameOf,
  type QueueItem,
  type WaitingAnswer,
  type WaitingChange,
  type WaitingNote,
} from './queueItem.ts'
import { type Outcome, sendQueued } from './sendQueued.ts'
import type { Vault } from './vault.ts'

/** Notes, answers and changes that the server has not taken yet, oldest first. */
export const queueState = createStore<readonly QueueItem[]>([])

/** The vault that this tab's queue is also in. */
let home: Vault | undefined
const queueRecord = 'queue'
/** Tabs share one queue: one of them at a time reads and writes it, in a moment. Nothing is sent while the lock is held. */
const lockName = 'desk-queue'

/** Milliseconds that a tab has to send one item: more than a call waits for its answer. */
const leaseTime = 30_000
/** Milliseconds after which to look again whether another tab has sent what it began to send. */
const leasePoll = 2000

/** Reads what another start of the page, or another tab, left in the queue. */
export async function readQueue(): Promise<void> {
  await alone((items) => items)
}

/** Whether something can wait on this device. */
export function canQueue(): boolean {
  return vaultState.get() !== undefined
}

/** Lets a note wait for the connection. */
export async function queueNote(enquiry: EnquiryItem, text: string, key: string, author: string): Promise<void> {
  const item: WaitingNote = { kind: 'note', key, id: enquiry.id, name: nameOf(enquiry), author, at: now(), text }
  // A note that is submitted again has its key.
  await alone((items) => (items.some((one) => one.key === key) ? items : [...items, item]))
}

/** Lets an answer wait. Sent again with the same words it has its key, and waits once. */
export async function queueAnswer(
  enquiry: EnquiryItem,
  what: AnswerWords,
  { key, version, files, isUnsigned }: Required<Pick<WaitingAnswer, 'key' | 'version' | 'files' | 'isUnsigned'>>,
  author: string,
): Promise<void> {
  const { id } = enquiry
  const item: WaitingAnswer = {
    ...{ kind: 'answer', key, id, name: nameOf(enquiry), author, at: now() },
    ...{ what, version, files, isUnsigned },
  }
  await alone((items) => (items.some((one) => one.key === key) ? items : [...items, item]))
}

/** Lets a change of state or assignee wait; it joins one that waits for the same enquiry. Returns the key that it waits under. */
export async function queueChange(enquiry: EnquiryItem, what: EnquiryEdit, author: string): Promise<string> {
  const { id, version } = enquiry
  const fresh: WaitingChange = {
    ...{ kind: 'change', key: uuidv7(), id, name: nameOf(enquiry), author, at: now() },
    what,
    version,
  }
  let waitsUnder = fresh.key
  await alone((items) => {
    // The last one only: an answer after it sets the state, too. An item in flight cannot take anything in any more.
    const before = items.findLast((one) => one.kind !== 'note' && one.id === id && !one.refused)
    if (before?.kind !== 'change' || isLeased(before)) return [...items, fresh]
    waitsUnder = before.key
    return items.map((one) => (one === before ? { ...before, what: { ...before.what, ...what } } : one))
  })
  return waitsUnder
}

/** Takes an item out: it is undone, or its conflict is decided. */
export async function dropFromQueue(key: string): Promise<void> {
  await alone((items) => items.filter((one) => one.key !== key))
}

/** The replay that is under way in this tab; the next one follows it. */
let replaying: Promise<unknown> = Promise.resolve()

/**
 * Sends what waits, in order, each once. What a colleague was faster with stays, with both versions. Returns after how many
 * milliseconds to go on if the server asked for a pause, or another tab is sending.
 */
export function replayQueue(): Promise<number | undefined> {
  const replay = replaying.then(sendAll)
  replaying = replay.catch(() => undefined)
  return replay
}

async function sendAll(): Promise<number | undefined> {
  /** Keys of what was sent, each with its enquiry. */
  const sent = new Map<string, string>()
  let pause: number | undefined
  for (;;) {
    const lease = uuidv7()
    const item = await takeNext(lease)
    if (item === undefined) break
    if (item === 'leased') {
      pause = leasePoll
      break
    }
    const outcome = await sendQueued(item)
    await settle(item, lease, outcome)
    if ('sent' in outcome) sent.set(item.key, item.id)
    else if ('later' in outcome) {
      pause = outcome.later
      break
    }
  }
  if (sent.size > 0) {
    dismissWaiting(new Set(sent.keys()))
    announceDone(texts.sent(sent.size))
  }
  for (const id of new Set(sent.values())) announceChange({ kind: 'enquiry', id, what: 'changed' })
  return pause
}

/** Leases the first item that waits; 'leased' if another tab is sending it. */
async function takeNext(by: string): Promise<QueueItem | 'leased' | undefined> {
  let taken: QueueItem | 'leased' | undefined
  await alone((items) => {
    const next = items.find(({ refused }) => !refused)
    if (!next) return items
    taken = isLeased(next) ? 'leased' : next
    if (taken === 'leased') return items
    return items.map((one) => (one === next ? { ...one, lease: { by, until: Date.now() + leaseTime } } : one))
  })
  return taken
}

/** Notes what became of an item, unless its lease ended in the meantime and another tab sends it. */
async function settle(item: QueueItem, by: string, outcome: Outcome): Promise<void> {
  await alone((items) => {
    const own = items.find(({ key, lease }) => key === item.key && lease?.by === by)
    if (!own) return items
    if (!('sent' in outcome)) {
      const { lease: _, ...left } = own
      return items.map((one) => (one === own ? { ...left, ...('refused' in outcome && outcome) } : one))
    }
    // A change made while the item was in flight applies to its result.
    const { version } = outcome
    const rest = items.filter((one) => one !== own)
    if (version === undefined || own.kind === 'note') return rest
    const follows = (one: QueueItem) => one.kind !== 'note' && one.id === own.id && one.version === own.version
    return rest.map((one) => (follows(one) ? { ...one, version } : one))
  })
}

function isLeased({ lease }: QueueItem): boolean {
  return lease !== undefined && !isPast(lease.until, Date.now(), leaseTime)
}

/** Changes the present queue, while no other tab does, and keeps the result. */
async function alone(change: (items: readonly QueueItem[]) => readonly QueueItem[]): Promise<void> {
  await whenFree(webLocks, lockName, async () => {
    const vault = vaultState.get()
    const stored = await vault?.read<readonly QueueItem[]>(queueRecord)
    const before = vault && vault !== home ? joined(stored) : (stored ?? queueState.get())
    const after = change(before)
    if (vault && after !== stored && (stored || after.length > 0)) await vault.write([[queueRecord, after]])
    home = vault
    queueState.setState(() => after)
  })
}

/**
 * The rest of an ended session in this tab goes into the vault of the same person's next one. Another tab may have
 * made that vault, and have something waiting in it already.
 */
function joined(stored: readonly QueueItem[] = []): readonly QueueItem[] {
  const state = sessionState.get()
  const author = 'session' in state ? state.session.address : undefined
  const known = new Set(stored.map(({ key }) => key))
  const left = queueState.get().filter((item) => item.author === author && !known.has(item.key))
  return left.length === 0 ? stored : [...left, ...stored]
}

function now(): string {
  return new Date().toISOString()
}
