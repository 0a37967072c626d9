import { useSyncExternalStore } from 'react'
import type { Item } from '#device/outbox/item.ts'
import { outboxItems } from '#device/outbox/triggers.ts'

const none: readonly Item[] = []

/** Waiting items, oldest first, live across tabs; empty until hydration. */
export function useItems(): readonly Item[] {
  return useSyncExternalStore(outboxItems.subscribe, outboxItems.get, () => none)
}
