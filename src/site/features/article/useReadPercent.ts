import { type RefObject, useState } from 'react'
import { useOnScroll } from '#ui/browser/useOnScroll.ts'

/** Percentage of the text above the bottom of the screen; 0 until the first scroll. */
export function useReadPercent(body: RefObject<HTMLElement | null>): number {
  const [percent, setPercent] = useState(0)
  useOnScroll(body, ({ current }) => {
    const box = current?.getBoundingClientRect()
    if (!box?.height) return
    const read = (window.innerHeight - box.top) / box.height
    setPercent(window.scrollY === 0 ? 0 : Math.round(100 * Math.min(1, Math.max(0, read))))
  })
  return percent
}
