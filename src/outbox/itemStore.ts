import { createStore } from '@tanstack/store'
import { subscribe } from './events.ts'
import type { Item } from './item.ts'
import { list } from './items.ts'

const items = createStore<readonly Item[]>([])
let subscribers = 0
let reads = 0
let stop = () => {}

/**
 * What waits on this device, oldest first, as one observable value for panel, thread and badge. It follows the other tabs
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
  const unsubscribe = subscribe(() => void read())
  // A page that was asleep may have missed events. A page that is being left must not begin a transaction.
  const onWake = () => {
    if (document.visibilityState === 'visible') void read()
  }
  addEventListener('pageshow', onWake)
  document.addEventListener('visibilitychange', onWake)
  return () => {
    reads += 1
    items.setState(() => [])
    unsubscribe()
    removeEventListener('pageshow', onWake)
    document.removeEventListener('visibilitychange', onWake)
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
