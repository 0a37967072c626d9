import { type RefObject, useEffect, useRef } from 'react'
import type { CommentItem } from '#contract/staff/comments.ts'

interface FocusInPlace {
  /** The element whose children are the comments, in their order. */
  list: RefObject<HTMLDivElement | null>
  /** Notes that this comment was decided about. */
  decided: (id: string) => void
}

/**
 * A decision takes away its own button and often, with the next load, the whole comment. Each time the focus is lost with
 * them, it goes to the first control of the comment or of the one that took its place; not after a press elsewhere.
 */
export function useFocusInPlace(items: readonly CommentItem[]): FocusInPlace {
  const list = useRef<HTMLDivElement>(null)
  const place = useRef<number>(undefined)
  useEffect(() => {
    if (place.current === undefined) return
    const at = Math.min(place.current, items.length - 1)
    const comment = list.current?.children[at]
    if (document.activeElement === document.body) {
      const next = comment?.querySelector('input') ?? document.getElementById('main')
      next?.focus()
    } else if (!comment?.contains(document.activeElement)) place.current = undefined
  }, [items])
  return {
    list,
    decided: (id) => {
      place.current = items.findIndex((item) => item.id === id)
      const forget = () => {
        place.current = undefined
      }
      addEventListener('pointerdown', forget, { capture: true, once: true })
    },
  }
}
