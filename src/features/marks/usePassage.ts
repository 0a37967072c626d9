import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { wholeWords } from './findQuote.ts'
import type { PageText, Span } from './pageText.ts'
import type { PlacedMark } from './usePlacedMarks.ts'

/** The passage that the tools are for: what is selected, or a mark that was pressed. */
export interface Passage {
  span: Span
  markId?: string
}

/** Debounce in milliseconds, so that the tools wait until the reader has selected everything. */
const rest = 150
/** Whoever selects more than this copies the page rather than marking a passage. */
const mostCharacters = 4000
/** What a press on it does something else. */
const controls = 'a, button, input, label, summary, textarea'

interface PassageOptions {
  root: HTMLElement
  page: PageText
  marks: readonly PlacedMark[]
  /** The tools. A press on them may take the selection away, which must not take them away. */
  bar: RefObject<HTMLElement | null>
}

/** Follows the selection, however it was made, and presses on marks. Returns the passage and what forgets it. */
export function usePassage({ root, page, marks, bar }: PassageOptions): [Passage | undefined, () => void] {
  const [passage, setPassage] = useState<Passage>()
  const look = useEffectEvent((isPressed: boolean) => {
    const selection = getSelection()
    if (!selection || selection.isCollapsed || selection.rangeCount === 0) {
      if (!isPressed && !bar.current?.contains(document.activeElement)) {
        setPassage((old) => (old?.markId === undefined ? undefined : old))
      }
      return
    }
    const span = page.spanOf(selection.getRangeAt(0))
    // Links to a passage match whole words only.
    setPassage(span && span.end - span.start <= mostCharacters ? { span: wholeWords(page.text, span) } : undefined)
  })
  const press = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest(controls) || !getSelection()?.isCollapsed) return
    const at = page.offsetAt(event.clientX, event.clientY)
    const pressed = marks.find(({ found }) => found && at !== undefined && found.start <= at && at < found.end)
    if (pressed?.found) setPassage({ span: pressed.found, markId: pressed.mark.id })
  })
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal, capture: true } as const
    let timer: ReturnType<typeof setTimeout> | undefined
    let isDragging = false
    let isPressed = false
    const settle = () => {
      clearTimeout(timer)
      if (!isDragging) timer = setTimeout(() => look(isPressed), rest)
    }
    const onDown = ({ target, pointerType }: PointerEvent) => {
      isPressed = target instanceof Node && bar.current?.contains(target) === true
      isDragging = pointerType === 'mouse' && !isPressed
      if (!isPressed) setPassage((old) => (old?.markId === undefined ? old : undefined))
    }
    const onUp = () => {
      isDragging = false
      settle()
    }
    const onClick = () => {
      isPressed = false
    }
    document.addEventListener('selectionchange', settle, options)
    document.addEventListener('pointerdown', onDown, options)
    document.addEventListener('pointerup', onUp, options)
    document.addEventListener('pointercancel', onUp, options)
    document.addEventListener('click', onClick, options)
    root.addEventListener('click', press, { signal: listening.signal })
    // The selection that this script was loaded for.
    settle()
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [root, bar])
  return [passage, () => setPassage(undefined)]
}
