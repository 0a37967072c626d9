import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `measure` at first, after each scroll and after each change of size, at most once a frame; at first again
 * whenever `subject`, that which is measured, is another.
 */
export function useOnScroll(measure: () => void, subject: unknown): void {
  const run = useEffectEvent(measure)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject says when to begin anew.
  useEffect(() => {
    let frame = 0
    const soon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        run()
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
