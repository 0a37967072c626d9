import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { isComposing } from '#ui/browser/isComposing.ts'
import { isTyping } from '../data/plainKeys.ts'
import { type ChosenFilters, searchFor } from './filter.ts'

/** Pause in typing after which a search begins. */
const pause = 250
export const longestSearch = 200

interface SearchField {
  field: RefObject<HTMLInputElement | null>
  text: string
  setText: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Hook: the field of the inbox's search. It searches after a pause in typing; Enter searches at once and opens the first that is
 * found. What is pasted while no field has the cursor, as the number of a caller, is searched for, too.
 */
export function useSearchField(
  chosen: ChosenFilters,
  onChoose: (chosen: ChosenFilters) => void,
  openFirst: (text: string) => void,
): SearchField {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(chosen.text)
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === chosen.text) return
    const timer = setTimeout(() => onChoose(searchFor(wanted, chosen)), pause)
    return () => clearTimeout(timer)
  }, [text, chosen, onChoose])
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const pasted = event.clipboardData?.getData('text/plain').trim() ?? ''
      if (event.defaultPrevented || isTyping(event.target) || !isOneLine(pasted)) return
      field.current?.focus()
      // On a phone an open enquiry has the list's place.
      if (document.activeElement !== field.current) return
      event.preventDefault()
      setText(pasted)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = text.trim()
    if (event.key !== 'Enter' || isComposing(event) || wanted === '') return
    event.preventDefault()
    if (wanted !== chosen.text) onChoose(searchFor(wanted, chosen))
    openFirst(wanted)
  }
  return { field, text, setText, onKeyDown }
}

/** Whether a text may be what somebody looks for, rather than a passage that was pasted beside its field. */
function isOneLine(text: string): boolean {
  return text !== '' && text.length <= longestSearch && !/[\r\n]/.test(text)
}
