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
/** A reader who selects more than this copies the page rather than marking a passage. */
const mostCharacters = 4000
/** A press on any of these does something else than choose a mark. */
const controls = 'a, button, input, label, summary, textarea'

interface PassageOptions {
  root: HTMLElement
  page: PageText
  marks: readonly PlacedMark[]
  /** The tools. A press on them may take the selection away, which must not take them away. */
  bar: RefObject<HTMLElement | null>
  /** Hears whether more is selected than can be marked. */
  onLength: (isTooLong: boolean) => void
}

/** Follows the selection, however it was made, and presses on marks. Returns the passage and what forgets it. */
export function usePassage({ root, page, marks, bar, onLength }: PassageOptions): [Passage | undefined, () => void] {
  const [passage, setPassage] = useState<Passage>()
  const look = useEffectEvent((isPressed: boolean) => {
    const selection = getSelection()
    if (!selection || selection.isCollapsed || selection.rangeCount === 0) {
      if (!isPressed && !bar.current?.contains(document.activeElement)) {
        setPassage((old) => (old?.markId === undefined ? undefined : old))
      }
      return
    }
    const selected = page.spanOf(selection.getRangeAt(0))
    const isTooLong = selected !== undefined && selected.end - selected.start > mostCharacters
    onLength(isTooLong)
    if (!selected || isTooLong) return setPassage(undefined)
    // Links to a passage match whole words only.
    const span = wholeWords(page.text, selected)
    // A press on the tools ends here too: what they say of a passage stays while it does.
    setPassage((old) => (old?.markId === undefined && isSame(old?.span, span) ? old : { span }))
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

function isSame(one: Span | undefined, other: Span): boolean {
  return one?.start === other.start && one.end === other.end
}
