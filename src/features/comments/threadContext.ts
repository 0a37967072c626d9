import { createContext, use } from 'react'
import type { OpenReply } from './openReply.ts'

/** What every row can do. It never changes while the thread stands, so that no row is drawn again for it. */
export interface ThreadMeans {
  blogId: string
  openReply: OpenReply
  /** Opens the report dialog. */
  report(commentId: string): void
}

const ThreadContext = createContext<ThreadMeans | undefined>(undefined)

/** Gives the rows inside it their thread. */
export const ThreadProvider = ThreadContext.Provider

/** The thread that the component stands in. Throws outside of one. */
export function useThreadMeans(): ThreadMeans {
  const means = use(ThreadContext)
  if (!means) throw new Error('A row of comments stands outside of a thread.')
  return means
}
