import type { Comment } from '#contract/calls.ts'
import { type Arrival, insert, type Tree } from './tree.ts'

/** What is known of a thread (specification, section 4: loading, loaded, load-error). */
export interface ThreadState {
  /** `copy`: what this device stored at `asOf`, epoch milliseconds, because nobody answers now. */
  status: 'loading' | 'loaded' | 'copy' | 'failed'
  comments: Tree
  asOf?: number
  details?: string
  /** What was sent from this device since the page opened; a slower answer to reading must not lose it. */
  arrivals: readonly Arrival[]
}

export type ThreadEvent =
  | { what: 'read'; comments: readonly Comment[] }
  | { what: 'copy'; comments: readonly Comment[]; asOf: number }
  | { what: 'failed'; details: string }
  | { what: 'arrived'; arrival: Arrival }

/** A thread that nobody answered for yet. */
export const atStart: ThreadState = { status: 'loading', comments: [], arrivals: [] }

/** The thread after an event. A failure or a copy never takes the place of what the server said. */
export function threadState(state: ThreadState, event: ThreadEvent): ThreadState {
  const { arrivals } = state
  switch (event.what) {
    case 'read':
      return { status: 'loaded', comments: insert(event.comments, arrivals), arrivals }
    case 'copy':
      if (state.status === 'loaded') return state
      return { status: 'copy', comments: insert(event.comments, arrivals), asOf: event.asOf, arrivals }
    case 'failed':
      if (state.status === 'loaded' || state.status === 'copy') return state
      return { ...state, status: 'failed', details: event.details }
    case 'arrived': {
      const shown = state.status === 'loaded' || state.status === 'copy'
      return {
        ...state,
        arrivals: [...arrivals, event.arrival],
        comments: shown ? insert(state.comments, [event.arrival]) : state.comments,
      }
    }
  }
}
