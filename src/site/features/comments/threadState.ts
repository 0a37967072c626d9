import type { Comment } from '#contract/calls.ts'
import { type Arrival, insert, type Tree, withEarlierPage } from './tree.ts'

/** The state of a thread. */
export interface ThreadState {
  /**
   * `copy`: no connection; what this device stored at `asOf`, epoch milliseconds. `unreachable`: no connection and no
   * copy; comments can be written all the same. `failed`: the server answered with an error status.
   */
  status: 'loading' | 'loaded' | 'copy' | 'unreachable' | 'failed'
  comments: Tree
  asOf?: number
  details?: string
  /** Address of the page before those that are shown; `undefined` if there is none. */
  earlier?: string | undefined
  /** The newest page as the server gave it, and the pages before it that were asked for, newest first. */
  newest: Tree
  pages: readonly Tree[]
  /** Comments sent from this device since the page opened; an older answer must not lose them. */
  arrivals: readonly Arrival[]
}

export type ThreadEvent =
  | { what: 'read' | 'readEarlier'; comments: readonly Comment[]; earlier?: string | undefined }
  | { what: 'copy'; comments: readonly Comment[]; asOf: number }
  | { what: 'unreachable' | 'failed'; details: string }
  | { what: 'arrived'; arrival: Arrival }

/** A thread before its first answer. */
export const atStart: ThreadState = { status: 'loading', comments: [], newest: [], pages: [], arrivals: [] }

/**
 * The thread after an event. A failure or a copy never replaces what the server said, and an error status that follows a
 * lost connection leaves the form where it is: somebody may be writing in it.
 */
export function threadState(state: ThreadState, event: ThreadEvent): ThreadState {
  const { status, arrivals } = state
  switch (event.what) {
    case 'read':
      return shown(state, event.comments, pagesBefore(state, event.comments, event.earlier))
    case 'readEarlier':
      return shown(state, state.newest, { pages: [...state.pages, event.comments], earlier: event.earlier })
    case 'copy':
      if (status === 'loaded' || (status === 'copy' && state.asOf === event.asOf)) return state
      return { ...atStart, status: 'copy', comments: insert(event.comments, arrivals), asOf: event.asOf, arrivals }
    case 'unreachable':
    case 'failed': {
      if (status === 'loaded' || status === 'copy') return state
      const next = status === 'unreachable' ? status : event.what
      if (status === next && state.details === event.details) return state
      return { ...state, status: next, comments: insert([], arrivals), details: event.details }
    }
    case 'arrived':
      return {
        ...state,
        arrivals: [...arrivals, event.arrival],
        comments: isShown(status) ? insert(state.comments, [event.arrival]) : state.comments,
      }
  }
}

function shown({ arrivals }: ThreadState, newest: Tree, before: Pick<ThreadState, 'pages' | 'earlier'>): ThreadState {
  const tree = before.pages.reduce(withEarlierPage, newest)
  return { status: 'loaded', comments: insert(tree, arrivals), newest, ...before, arrivals }
}

/**
 * The comments before a newest page that was read again: those it no longer has, because newer comments have taken its
 * place, and the pages that the reader asked for. If nothing connects the two pages, the reading starts over.
 */
function pagesBefore(
  { status, newest, pages, earlier }: ThreadState,
  now: Tree,
  earlierNow: string | undefined,
): Pick<ThreadState, 'pages' | 'earlier'> {
  const ids = new Set(now.map(({ _id }) => _id))
  const pushedOut = newest.filter(({ _id }) => !ids.has(_id))
  if (status !== 'loaded' || pushedOut.length === newest.length) return { pages: [], earlier: earlierNow }
  return { pages: pushedOut.length > 0 ? [pushedOut, ...pages] : pages, earlier }
}

function isShown(status: ThreadState['status']): boolean {
  return status === 'loaded' || status === 'copy' || status === 'unreachable'
}
