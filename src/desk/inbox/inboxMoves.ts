import { createContext, useContext } from 'react'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'

/** The ways from the open enquiry through the list beside it. */
export interface InboxMoves {
  /** Opens the one after the open one, or the list where there is none. */
  openNext: () => void
  /** Closes it, or marks it as spam, and opens the next one. */
  finish: (item: EnquiryItem, state: 'closed' | 'spam') => void
  /** Marks it as unread and goes back to the list. */
  markUnread: (item: EnquiryItem) => void
  /** Asks until when it is put off, how far it has come, or what tags it has. */
  ask: (about: 'snooze' | 'stage' | 'tags', item: EnquiryItem) => void
}

const nothing = () => undefined
const nowhere: InboxMoves = { openNext: nothing, finish: nothing, markUnread: nothing, ask: nothing }

export const InboxMovesContext = createContext(nowhere)

/** The ways through the list. */
export function useInboxMoves(): InboxMoves {
  return useContext(InboxMovesContext)
}
