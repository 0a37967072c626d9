import { createStore } from '@tanstack/store'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { EnquiryConflict, EnquiryDetail, EnquiryEdit, EnquiryItem } from '#contract/staff/enquiries.ts'
import { CallError, call, isAway } from '../data/call.ts'
import { announceChange } from '../data/live.ts'
import { sessionState } from '../data/session.ts'
import { vaultState } from './keeping.ts'
import type { Vault } from './vault.ts'

interface Waiting {
  /** Idempotency key, so that a note whose answer was lost is added once. */
  key: string
  /** Of the enquiry. */
  id: string
  /** Whose it is, so that it is found again. */
  name: string
  author: string
  at: string
  /** Set while a tab sends it. The lease ends by itself, should that tab be closed or suspended. */
  lease?: { by: string; until: number }
  /** Why the server did not take it; absent while it waits. */
  refused?: 'conflict' | 'gone' | 'other'
}
interface WaitingNote extends Waiting {
  kind: 'note'
  text: string
}
interface WaitingChange extends Waiting {
  kind: 'change'
  what: EnquiryEdit
  version: number
  /** The enquiry as a colleague has changed it in the meantime. */
  theirs?: EnquiryItem
}
export type QueueItem = WaitingNote | WaitingChange

/** Notes and changes that the server has not taken yet, oldest first. */
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

/** After too many calls, if the server does not say how long. */
const defaultPause = 60_000

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

/** Lets a change of state or assignee wait; it joins one that waits for the same enquiry. */
export async function queueChange(enquiry: EnquiryItem, what: EnquiryEdit, author: string): Promise<void> {
  const { id, version } = enquiry
  const fresh: WaitingChange = {
    ...{ kind: 'change', key: uuidv7(), id, name: nameOf(enquiry), author, at: now() },
    what,
    version,
  }
  await alone((items) => {
    // An item in flight cannot take anything in any more.
    const before = items.find((one) => one.kind === 'change' && one.id === id && !one.refused && !isLeased(one))
    if (before?.kind !== 'change') return [...items, fresh]
    return items.map((one) => (one === before ? { ...before, what: { ...before.what, ...what } } : one))
  })
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
  const sent = new Set<string>()
  let pause: number | undefined
  for (;;) {
    const lease = uuidv7()
    const item = await takeNext(lease)
    if (item === undefined) break
    if (item === 'leased') {
      pause = leasePoll
      break
    }
    const outcome = await send(item)
    await settle(item, lease, outcome)
    if ('sent' in outcome) sent.add(item.id)
    else if ('later' in outcome) {
      pause = outcome.later
      break
    }
  }
  for (const id of sent) announceChange({ kind: 'enquiry', id, what: 'changed' })
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
    const follows = (one: QueueItem) => one.kind === 'change' && one.id === own.id && one.version === versionOf(own)
    const rest = items.filter((one) => one !== own)
    return version === undefined ? rest : rest.map((one) => (follows(one) ? { ...one, version } : one))
  })
}

function versionOf(item: QueueItem): number | undefined {
  return item.kind === 'change' ? item.version : undefined
}

function isLeased({ lease }: QueueItem): boolean {
  return lease !== undefined && lease.until > Date.now()
}

/** An enquiry as it will be when what waits for it is sent. */
export function withQueued<T extends EnquiryItem>(enquiry: T, queue: readonly QueueItem[]): T {
  const own = queue.filter(({ id, refused }) => id === enquiry.id && !refused)
  const changed: T = { ...enquiry }
  for (const item of own) {
    if (item.kind === 'change') Object.assign(changed, item.what)
    else if (isDetail(changed) && !changed.notes.some(({ id }) => id === item.key))
      changed.notes = [...changed.notes, { id: item.key, author: item.author, text: item.text, at: item.at }]
  }
  return changed
}

/**
 * `sent`, with the enquiry's version after a change; refused; or to be sent later: after so many milliseconds if there are
 * too many calls, or when the server is back.
 */
type Outcome =
  | { sent: true; version?: number }
  | { refused: 'conflict' | 'gone' | 'other'; theirs?: EnquiryItem }
  | { later: number | undefined }

async function send(item: QueueItem): Promise<Outcome> {
  try {
    if (item.kind === 'note') {
      await call('addNote', { id: item.id, body: { text: item.text }, key: item.key })
      return { sent: true }
    }
    const made = await call<EnquiryItem>('changeEnquiry', {
      id: item.id,
      body: { version: item.version, ...item.what },
    })
    return { sent: true, version: made.version }
  } catch (error) {
    if (!(error instanceof CallError) || isAway(error) || error.status === 401) return { later: undefined }
    if (error.status === 429) return { later: error.retryAfter ?? defaultPause }
    if (error.status === 404) return { refused: 'gone' }
    if (error.status !== 409 || item.kind === 'note') return { refused: 'other' }
    const { theirs } = error.body as EnquiryConflict
    return isMade(item.what, theirs) ? { sent: true, version: theirs.version } : { refused: 'conflict', theirs }
  }
}

/** It was sent before and the answer was lost, or a colleague wanted the same. */
function isMade({ state, assignee }: EnquiryEdit, theirs: EnquiryItem): boolean {
  return (state ?? theirs.state) === theirs.state && (assignee ?? theirs.assignee) === theirs.assignee
}

/** Changes the present queue, while no other tab does, and keeps the result. */
async function alone(change: (items: readonly QueueItem[]) => readonly QueueItem[]): Promise<void> {
  await navigator.locks.request(lockName, async () => {
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

function isDetail(enquiry: EnquiryItem): enquiry is EnquiryDetail {
  return 'notes' in enquiry
}

function nameOf({ name, email, reference }: EnquiryItem): string {
  return name || email || reference
}

function now(): string {
  return new Date().toISOString()
}
