/** Which comment's reply box is open: one at a time (specification, section 4). */
export interface OpenReply {
  current: string | undefined
  open(commentId: string): void
  close(): void
  subscribe(changed: () => void): () => void
}

/** A store of its own, so that opening a box draws two rows again and not the thread. */
export function makeOpenReply(): OpenReply {
  const listeners = new Set<() => void>()
  const set = (id: string | undefined) => {
    store.current = id
    for (const tell of listeners) tell()
  }
  const store: OpenReply = {
    current: undefined,
    open: set,
    close: () => set(undefined),
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
  return store
}
