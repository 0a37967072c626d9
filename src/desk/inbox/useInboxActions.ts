import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import type { EnquiryEdit, EnquiryItem } from '#contract/staff/enquiries.ts'
import { call } from '../data/call.ts'
import { errorText } from '../data/errorText.ts'
import { announceChange } from '../data/live.ts'
import { announceDone, announceFailure } from '../data/undo.ts'
import { changeEnquiry } from '../enquiry/changeEnquiry.ts'
import { keepUnread } from '../enquiry/openEnquiry.ts'
import { type Change, changeEnquiries } from './changeEnquiries.ts'
import type { EnquiryList } from './enquiryList.ts'
import type { InboxMoves } from './inboxMoves.ts'
import type { Selection } from './useSelection.ts'

interface InboxState {
  list: EnquiryList
  openId: string | undefined
  selection: Selection
  backToList: () => void
  /** Asks until when these are put off, how far they have come, or what tags they have. */
  ask: (about: Question['about'], items: readonly EnquiryItem[]) => void
}

/** A dialog about some enquiries. */
export interface Question {
  about: 'snooze' | 'stage' | 'tags'
  items: readonly EnquiryItem[]
}

/** Browsers refuse a thousand requests at a time, and give one that waits behind them no answer in time. */
const mostMarked = 20

/** Hook: what is done to the open enquiry or the chosen ones, by keys, buttons or a swipe, and where it leads to. */
export function useInboxActions(state: InboxState) {
  const navigate = useNavigate()
  const latest = useRef(state)
  latest.current = state
  const open = useCallback(
    (item: EnquiryItem) => void navigate({ to: '/enquiries/$id', params: { id: item.id } }),
    [navigate],
  )

  return useMemo(() => {
    /** The one after the open one, else the one before it. */
    const neighbour = (): EnquiryItem | undefined => {
      const { list, openId } = latest.current
      const { items } = list.state.get()
      const position = items.findIndex(({ id }) => id === openId)
      return position < 0 ? undefined : (items[position + 1] ?? items[position - 1])
    }
    const openNext = () => {
      const next = neighbour()
      if (next) open(next)
      else latest.current.backToList()
    }
    /** Whether it is done, or waits on this device to be done. */
    const changeOne = async (item: EnquiryItem, what: EnquiryEdit): Promise<boolean> => {
      const { list } = latest.current
      const { changed, clash, waits } = await changeEnquiry(item, what)
      if (clash) announceFailure(texts.partlyChanged(0, 1))
      const now = changed ?? clash?.theirs
      if (now) list.replace([now])
      return changed !== undefined || waits === true
    }
    const change = async (items: readonly EnquiryItem[], change: Change) => {
      const { list, openId, selection } = latest.current
      let left: readonly string[] = []
      const [only] = items
      const isOpenOne = only !== undefined && items.length === 1 && only.id === openId && selection.ids.size === 0
      // Before the list has changed.
      const next = neighbour()
      const what = only && (typeof change === 'function' ? change(only) : change)
      if (only && what && items.length === 1) {
        if (!(await changeOne(only, what))) return
      } else {
        const outcome = await changeEnquiries(items, change)
        list.replace([...outcome.changed, ...outcome.conflicts])
        left = outcome.left
      }
      // Those that the server did not take stay chosen.
      selection.choose(left)
      // Closing it ends the work on it; taking it up begins it.
      if (isOpenOne && (what?.state !== undefined || what?.snoozedUntil) && latest.current.openId === only.id) {
        if (next) open(next)
        else latest.current.backToList()
      }
    }
    const mark = async (items: readonly EnquiryItem[], isRead: boolean) => {
      for (let start = 0; start < items.length; start += mostMarked) {
        const part = items.slice(start, start + mostMarked)
        await Promise.all(part.map(({ id }) => call('markRead', { id, body: { isRead } })))
      }
      latest.current.list.replace(items.map((item) => ({ ...item, isRead })))
      announceChange({ kind: 'enquiry', id: '', what: 'changed' })
    }
    const markUnread = async (items: readonly EnquiryItem[]) => {
      const { openId, selection, backToList } = latest.current
      const isOpen = items.some(({ id }) => id === openId)
      if (isOpen && openId) keepUnread(openId)
      try {
        await mark(items, false)
      } catch (error) {
        return announceFailure(errorText(error))
      }
      announceDone(enquiryTexts.markedUnread(items.length), () => mark(items, true))
      selection.clear()
      // Another one may have been opened meanwhile.
      if (isOpen && latest.current.openId === openId) backToList()
    }
    const moves: InboxMoves = {
      openNext,
      finish: (item, to) => void change([item], { state: to }),
      markUnread: (item) => void markUnread([item]),
      ask: (about, item) => latest.current.ask(about, [item]),
    }
    return {
      open,
      moves,
      change: (items: readonly EnquiryItem[], what: Change) => void change(items, what),
      markUnread: (items: readonly EnquiryItem[]) => void markUnread(items),
    }
  }, [open])
}
