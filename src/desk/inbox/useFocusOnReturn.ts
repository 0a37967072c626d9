import { type RefObject, useEffect, useRef } from 'react'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'

interface Return {
  list: RefObject<HTMLElement | null>
  items: readonly EnquiryItem[]
  openId: string | undefined
  /** Brings a row into view, which draws it. */
  reveal: (row: number) => void
}

/**
 * Hook: once an enquiry is left for the list, its row is in view and takes the focus that went with the enquiry. A narrow
 * screen had no list meanwhile: the keyboard and a screen reader would begin again at the top of the page, and the list would
 * be where it was before one enquiry was opened after the other. Focus that is elsewhere stays there.
 */
export function useFocusOnReturn({ list, items, openId, reveal }: Return): void {
  const open = useRef<{ id: string; row: number }>(undefined)
  const left = useRef<{ id: string; row: number }>(undefined)
  useEffect(() => {
    if (openId !== undefined) {
      const row = rowOf(items, openId)
      const before = open.current?.id === openId ? open.current.row : 0
      open.current = { id: openId, row: row < 0 ? before : row }
      left.current = undefined
    } else if (open.current) {
      left.current = open.current
      open.current = undefined
      const { id, row } = left.current
      if (items.length > 0) reveal(placeOf(items, id, row))
    }
  }, [openId, items, reveal])
  // After each drawing: a row is drawn once it is in view, and goes a moment later if the enquiry no longer fits the filter.
  useEffect(() => {
    if (!left.current || items.length === 0) return
    const { id, row } = left.current
    const idNow = items[placeOf(items, id, row)]?.id ?? id
    const link = list.current?.querySelector<HTMLElement>(`a[data-enquiry="${CSS.escape(idNow)}"]`)
    if (document.activeElement === document.body) link?.focus({ preventScroll: true })
    else if (document.activeElement !== link) left.current = undefined
  })
}

const rowOf = (items: readonly EnquiryItem[], of: string) => items.findIndex(({ id }) => id === of)

/** Its row, or the one that is in its place now. */
function placeOf(items: readonly EnquiryItem[], id: string, row: number): number {
  const now = rowOf(items, id)
  return now < 0 ? Math.min(row, items.length - 1) : now
}
