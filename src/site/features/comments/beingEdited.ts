import { createStore } from '@tanstack/store'
import type { PendingItem } from './rows.ts'

const edited = createStore<readonly PendingItem[]>([])

/** Pending items that are open in an editor: their rows stay, with what was typed, even if an item is sent meanwhile. */
export const editedItems = {
  get: (): readonly PendingItem[] => edited.get(),
  subscribe(changed: () => void): () => void {
    return edited.subscribe(changed).unsubscribe
  },
}

/** Marks the item as open in an editor until the returned function is called. */
export function beginEditing(item: PendingItem): () => void {
  edited.setState((now) => [...now, item])
  return () => edited.setState((now) => (now.includes(item) ? now.filter((one) => one !== item) : now))
}
