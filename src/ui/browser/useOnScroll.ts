import { useEffect, useEffectEvent } from 'react'

/** Calls `measure(subject)` on mount, on scroll and on resize, at most once per frame, and again for a new subject. */
export function useOnScroll<T>(subject: T, measure: (subject: T) => void): void {
  const run = useEffectEvent(measure)
  useEffect(() => {
    let frame = 0
    const soon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        run(subject)
      })
    }
    soon()
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', soon)
      removeEventListener('resize', soon)
    }
  }, [subject])
}
