import { useSyncExternalStore } from 'react'
import type { Item } from '#outbox/item.ts'
import { currentItems, listenToItems } from './outboxItems.ts'

const none: readonly Item[] = []

/** What waits on this device, oldest first, live across tabs; nothing until hydration. */
export function useItems(): readonly Item[] {
  return useSyncExternalStore(listenToItems, currentItems, () => none)
}
