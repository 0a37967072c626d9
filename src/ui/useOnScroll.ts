import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `measure` with its subject at first, after each scroll and after each change of size, at most once a frame; anew
 * when the subject is another.
 */
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
