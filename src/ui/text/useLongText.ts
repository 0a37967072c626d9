import { type RefObject, useRef, useState } from 'react'

interface LongText<Place extends HTMLElement> {
  /** The text, or its beginning. */
  shown: string
  isCut: boolean
  /** For the element that shows it. It can take the focus if there is more than is shown at first. */
  place: { ref: RefObject<Place | null>; tabIndex: -1 | undefined }
  /** Shows all of it, and moves the focus there from the button that goes. */
  showAll: () => void
}

/** A text of which so many characters are shown at first. */
export function useLongText<Place extends HTMLElement>(text: string, shownAtFirst: number): LongText<Place> {
  const ref = useRef<Place>(null)
  const [whole, setWhole] = useState(false)
  const isLong = text.length > shownAtFirst
  const isCut = isLong && !whole
  return {
    shown: isCut ? text.slice(0, shownAtFirst).trimEnd() : text,
    isCut,
    place: { ref, tabIndex: isLong ? -1 : undefined },
    showAll() {
      setWhole(true)
      ref.current?.focus({ preventScroll: true })
    },
  }
}
