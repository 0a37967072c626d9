const listeners = new Set<() => void>()

/** Tells those who show what is stored that it has changed. */
export function noteLibraryChange(): void {
  for (const listener of listeners) listener()
}

/** Hears of changes in this tab until the returned function is called. */
export function onLibraryChange(changed: () => void): () => void {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}
