import { type RefObject, useEffect, useRef } from 'react'
import type { EnquiryEdit, EnquiryItem } from '#contract/staff/enquiries.ts'
import { isPlainKey } from '../data/plainKeys.ts'
import { focusComposer } from '../enquiry/composerMode.ts'
import { newestOf } from './NewestLine.tsx'

interface InboxKeys {
  items: readonly EnquiryItem[]
  openId: string | undefined
  /** The chosen rows, or else the open enquiry. */
  targets: readonly EnquiryItem[]
  me: string
  pane: RefObject<HTMLElement | null>
  open: (item: EnquiryItem) => void
  backToList: () => void
  change: (items: readonly EnquiryItem[], what: EnquiryEdit) => void
  markUnread: (items: readonly EnquiryItem[]) => void
  toggle: (item: EnquiryItem) => void
  ask: (about: 'snooze' | 'stage' | 'tags', items: readonly EnquiryItem[]) => void
}

/** Keys of the inbox (content/texts/staff/keys.ts has the list for people). Not while somebody types. */
export function useInboxKeys(keys: InboxKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isPlainKey(event) && act(event.key, latest.current)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Whether the key means something here. */
function act(key: string, { items, openId, targets, me, pane, ...does }: InboxKeys): boolean {
  const position = items.findIndex(({ id }) => id === openId)
  const current = items[position]
  if (key === 'j' || key === 'k') {
    const next = items[key === 'j' ? position + 1 : Math.max(0, position - 1)]
    if (next) does.open(next)
    return true
  }
  if (key === '/' || /^[\d+]$/.test(key)) {
    const search = pane.current?.querySelector<HTMLInputElement>('input[type=search]')
    search?.focus()
    if (key === '/') return search != null
    // The digit is typed there, in place of the number of the caller before.
    search?.select()
    return false
  }
  if (key === 'o') {
    const newest = newestOf(items)
    if (newest) does.open(newest)
    return newest !== undefined
  }
  if (key === 'u' && openId !== undefined) does.backToList()
  else if ((key === 'a' || key === 'r') && openId !== undefined) return focusComposer('answer')
  else if (key === 'n' && openId !== undefined) return focusComposer('note')
  else if (key === 'x' && current) does.toggle(current)
  else if (targets.length === 0) return false
  else if (key === 'e') does.change(targets, { state: 'closed' })
  else if (key === '!') does.change(targets, { state: 'spam' })
  else if (key === 'i') does.change(targets, { assignee: me })
  else if (key === 'm') does.markUnread(targets)
  else if (key === 's') does.ask('snooze', targets)
  else if (key === 'g') does.ask('stage', targets)
  else if (key === 't') does.ask('tags', targets)
  else return false
  return true
}
