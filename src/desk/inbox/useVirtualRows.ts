import { type RefObject, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RowPlaces } from './rowPlaces.ts'

/** Rows above and below what is seen, so that a fast scroll shows no gap. */
const mostBeyond = 8

interface VirtualRows {
  /** First row to draw, and the one after the last. */
  from: number
  to: number
  /** Brings a row into view. */
  reveal: (row: number) => void
}

interface VirtualList {
  /** Its parent is what scrolls. */
  list: RefObject<HTMLElement | null>
  count: number
  places: RowPlaces
}

/**
 * Which rows to draw, so that a list of 50,000 costs as much as one of thirty. The scroller may hold something above the list;
 * as far as that sticks to the top, rows are revealed below it.
 */
export function useVirtualRows({ list, count, places }: VirtualList): VirtualRows {
  const [{ top, height }, setView] = useState({ top: 0, height: 800 })
  // The first rows that come are painted before those that nobody sees yet.
  const beyond = useDeferredValue(count > 0 ? mostBeyond : 0)
  useLayoutEffect(() => {
    const current = list.current?.parentElement
    if (!current) return
    const measure = () => {
      const next = { top: scrolledBy(list.current), height: current.clientHeight }
      setView((view) => (view.top === next.top && view.height === next.height ? view : next))
    }
    measure()
    // In the frame that shows the new position; React would draw the rows after it.
    const onScroll = () => flushSync(measure)
    current.addEventListener('scroll', onScroll, { passive: true })
    const resized = new ResizeObserver(measure)
    resized.observe(current)
    return () => {
      current.removeEventListener('scroll', onScroll)
      resized.disconnect()
    }
  }, [list])
  const whole = places.height
  useEffect(() => {
    // A shorter list moves the scroller without an event in some browsers.
    if (top > whole) setView({ top: scrolledBy(list.current), height })
  }, [list, whole, top, height])
  const latest = useRef(places)
  latest.current = places
  const reveal = useCallback(
    (row: number) => {
      const current = list.current?.parentElement
      if (!current) return
      const { topOf, rowHeight } = latest.current
      const start = topOf(row) + (list.current?.offsetTop ?? 0)
      const covered = stickyHeight(current)
      if (start < current.scrollTop + covered) current.scrollTop = Math.max(0, start - covered)
      else if (start + rowHeight > current.scrollTop + current.clientHeight) {
        current.scrollTop = start + rowHeight - current.clientHeight
      }
    },
    [list],
  )
  const from = Math.max(0, Math.min(count, places.rowAt(Math.max(0, top))) - beyond)
  const to = Math.min(count, places.rowAt(Math.max(0, top + height)) + 1 + beyond)
  return { from, to, reveal }
}

/** How far the list is scrolled up under the top of its scroller. */
function scrolledBy(list: HTMLElement | null): number {
  return (list?.parentElement?.scrollTop ?? 0) - (list?.offsetTop ?? 0)
}

/** Height of what lies over the top of the scroller's content. */
function stickyHeight(scroller: HTMLElement): number {
  const first = scroller.firstElementChild
  if (!(first instanceof HTMLElement) || getComputedStyle(first).position !== 'sticky') return 0
  return first.offsetHeight
}
