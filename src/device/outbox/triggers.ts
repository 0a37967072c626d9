import { createStore } from '@tanstack/store'
import { type Item, subscribe } from './item.ts'
import { list, nextDue, replay, replayConnected } from './replay.ts'
import { registerSync } from './send.ts'

const soonest = 1000
const latest = 60_000

/**
 * Keeps the outbox going while a page is open: it replays now, whenever a connection is likely to be back, and when an
 * item falls due. `navigator.onLine` is not asked: it is a hint, and often wrong. The returned function ends it.
 */
export function startOutbox(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new AbortController()
  const { signal } = ended

  const schedule = async () => {
    const nextAt = await nextDue()
    clearTimeout(timer)
    if (nextAt === undefined || signal.aborted) return
    timer = setTimeout(tick, Math.min(Math.max(nextAt - Date.now(), soonest), latest))
  }
  const tick = () => replay().then(schedule)
  const connected = () => void replayConnected().then(schedule)

  const unsubscribe = subscribe((change) => {
    // An answer to a first try shows that there is a connection.
    if (change.what === 'sent' && !change.replayed) connected()
    else void schedule()
  })
  window.addEventListener('online', connected, { signal })
  onReturn(connected, signal)
  connected()
  void nextDue().then((nextAt) => (nextAt === undefined ? undefined : registerSync()))

  return () => {
    ended.abort()
    unsubscribe()
    clearTimeout(timer)
  }
}

/** Calls back when the page is shown again: it may have been asleep. */
function onReturn(work: () => void, signal: AbortSignal): void {
  // Nothing on the way out: WebKit would take its transaction into the back-forward cache.
  const shown = () => document.visibilityState === 'visible' && work()
  window.addEventListener('pageshow', shown, { signal })
  document.addEventListener('visibilitychange', shown, { signal })
}

/** Whether the browser may evict what is stored here, after weeks without a visit or when space runs out. */
export async function mayBeEvicted(): Promise<boolean> {
  try {
    return !(await navigator.storage.persisted())
  } catch {
    return true
  }
}

const items = createStore<readonly Item[]>([])
let subscribers = 0
let reads = 0
let stop = () => {}

/**
 * This device's waiting items, oldest first, as one observable value for panel, thread and badge. It follows the other tabs
 * and the worker while it has a subscriber; otherwise it is empty.
 */
export const outboxItems = {
  get: (): readonly Item[] => items.get(),
  subscribe(changed: () => void): () => void {
    subscribers += 1
    if (subscribers === 1) stop = follow()
    const { unsubscribe } = items.subscribe(changed)
    return () => {
      unsubscribe()
      subscribers -= 1
      if (subscribers === 0) stop()
    }
  },
}

function follow(): () => void {
  void read()
  const ended = new AbortController()
  const unsubscribe = subscribe(read)
  onReturn(read, ended.signal)
  return () => {
    reads += 1
    items.setState(() => [])
    unsubscribe()
    ended.abort()
  }
}

async function read(): Promise<void> {
  reads += 1
  const mine = reads
  const found = await list()
  // The answer of an older, slower read must not bring back an item that is gone.
  if (mine !== reads || (found.length === 0 && items.get().length === 0)) return
  items.setState(() => found)
}
