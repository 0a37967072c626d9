import { type RefObject, useEffect, useState } from 'react'

/** Whole percent of the text that has come up to the lower edge of the screen; 0 until somebody scrolls. */
export function useReadPercent(body: RefObject<HTMLElement | null>): number {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      const box = body.current?.getBoundingClientRect()
      if (!box?.height) return
      const read = (window.innerHeight - box.top) / box.height
      setPercent(window.scrollY === 0 ? 0 : Math.round(100 * Math.min(1, Math.max(0, read))))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure)
    }
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
    }
  }, [body])
  return percent
}
