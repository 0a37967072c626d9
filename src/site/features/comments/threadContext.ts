import { createContext, use } from 'react'

/** The thread's part that every row needs. The object never changes, so no row renders again because of it. */
export interface ThreadContext {
  blogId: string
  openReply: OpenReply
  /** Opens the report dialog. */
  report(commentId: string): void
}

/** Which comment's reply box is open: one at a time (CM-20). */
export interface OpenReply {
  current: string | undefined
  open(commentId: string): void
  close(): void
  subscribe(changed: () => void): () => void
}

const Context = createContext<ThreadContext | undefined>(undefined)

/** Gives the rows inside it their thread. */
export const ThreadProvider = Context.Provider

/** The thread around the component. Throws outside of one. */
export function useThreadContext(): ThreadContext {
  const thread = use(Context)
  if (!thread) throw new Error('A row of comments was rendered outside of a thread.')
  return thread
}

/** Kept outside of React state, so that opening a box renders two rows and not the whole thread. */
export function makeOpenReply(): OpenReply {
  const listeners = new Set<() => void>()
  const set = (id: string | undefined) => {
    store.current = id
    for (const listener of listeners) listener()
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
