import { type RefObject, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows above and below what is seen, so that a fast scroll shows no gap. */
const mostBeyond = 8

interface VirtualRows {
  scroller: RefObject<HTMLDivElement | null>
  /** First row to draw, and the one after the last. */
  from: number
  to: number
  /** Brings a row into view. */
  reveal: (row: number) => void
}

/** Which rows of equal height to draw, so that a list of 50,000 costs as much as one of thirty. */
export function useVirtualRows(count: number, rowHeight: number): VirtualRows {
  const scroller = useRef<HTMLDivElement>(null)
  const [{ top, height }, setView] = useState({ top: 0, height: 800 })
  // The first rows that come are painted before those that nobody sees yet.
  const beyond = useDeferredValue(count > 0 ? mostBeyond : 0)
  useLayoutEffect(() => {
    const { current } = scroller
    if (!current) return
    const measure = () => {
      const next = { top: current.scrollTop, height: current.clientHeight }
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
  }, [])
  useEffect(() => {
    // A shorter list moves the scroller without an event in some browsers.
    if (scroller.current && top > count * rowHeight) setView({ top: scroller.current.scrollTop, height })
  }, [count, rowHeight, top, height])
  const reveal = useCallback(
    (row: number) => {
      const { current } = scroller
      if (!current) return
      const start = row * rowHeight
      if (start < current.scrollTop) current.scrollTop = start
      else if (start + rowHeight > current.scrollTop + current.clientHeight) {
        current.scrollTop = start + rowHeight - current.clientHeight
      }
    },
    [rowHeight],
  )
  const from = Math.max(0, Math.min(count, Math.floor(top / rowHeight)) - beyond)
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + beyond)
  return { scroller, from, to, reveal }
}
