const listeners = new Set<() => void>()

/** Announces that the stored set changed. */
export function noteOfflineChange(): void {
  for (const listener of listeners) listener()
}

/** Subscribes to changes in this tab; returns the unsubscribe function. */
export function onOfflineChange(changed: () => void): () => void {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}
