import { type RefObject, useEffect, useRef } from 'react'
import { isComposing } from '#browser/isComposing.ts'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import { answerFieldId } from '../enquiry/answerFieldId.ts'

interface InboxKeys {
  items: readonly EnquiryItem[]
  openId: string | undefined
  pane: RefObject<HTMLElement | null>
  open: (item: EnquiryItem) => void
  close: (item: EnquiryItem) => Promise<void>
}

/** Keys of the inbox: j and k go down and up, e closes, a goes to the answer, / to the search. Not while somebody types. */
export function useInboxKeys(keys: InboxKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event) || isTyping(event.target)) return
      if (act(event.key, latest.current)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.matches('input:not([type=checkbox]), textarea, select') || target.closest('dialog') !== null
}

/** Whether the key means something here. */
function act(key: string, { items, openId, pane, open, close }: InboxKeys): boolean {
  const position = items.findIndex(({ id }) => id === openId)
  const current = items[position]
  if (key === 'j' || key === 'k') {
    const next = items[key === 'j' ? position + 1 : Math.max(0, position - 1)]
    if (next) open(next)
    return true
  }
  if (key === '/') {
    const search = pane.current?.querySelector<HTMLElement>('input[type=search]')
    search?.focus()
    return search != null
  }
  if (key === 'e' && current) {
    void close(current)
    return true
  }
  if (key === 'a') {
    const field = document.getElementById(answerFieldId)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
    return field !== null
  }
  return false
}
