import { subscribe } from '#outbox/changes.ts'
import type { Item } from '#outbox/item.ts'
import { list } from '#outbox/outbox.ts'

const none: readonly Item[] = []
let items: readonly Item[] = none
let asked = 0
const listeners = new Set<() => void>()
let stop: (() => void) | undefined

/** What waits on this device, oldest first; live across tabs while somebody listens. */
export function currentItems(): readonly Item[] {
  return items
}

/** Tells of every change of `currentItems` until the returned function is called. */
export function listenToItems(changed: () => void): () => void {
  listeners.add(changed)
  stop ??= start()
  return () => {
    listeners.delete(changed)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

function start(): () => void {
  void look()
  const unsubscribe = subscribe(() => void look())
  // A page that was asleep may have missed what other tabs and the worker did.
  const woken = () => void look()
  addEventListener('pageshow', woken)
  document.addEventListener('visibilitychange', woken)
  return () => {
    asked += 1
    items = none
    unsubscribe()
    removeEventListener('pageshow', woken)
    document.removeEventListener('visibilitychange', woken)
  }
}

async function look(): Promise<void> {
  asked += 1
  const mine = asked
  const found = await list()
  // A slower, older look must not bring back what is gone.
  if (mine !== asked || (found.length === 0 && items.length === 0)) return
  items = found
  for (const tell of [...listeners]) tell()
}
