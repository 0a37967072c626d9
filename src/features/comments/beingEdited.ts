const keys = new Set<string>()
const listeners = new Set<() => void>()

/** Marks a pending item as open in an editor: its row then stays, with what was typed, even when it is sent meanwhile. */
export function beginEditing(key: string): () => void {
  keys.add(key)
  return () => {
    keys.delete(key)
    for (const listener of listeners) listener()
  }
}

/** Whether an editor is open on the item. */
export function isBeingEdited(key: string): boolean {
  return keys.has(key)
}

/** Calls back when an editor was closed. */
export function onEditingEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
