import { useCallback, useEffect, useState } from 'react'
import { motionCanPlay } from '../motionReady.ts'

/** Milliseconds that a slide stays (specification, section 9). */
export const slideTime = 6000

export interface Rotation {
  index: number
  /** The slide that is on its way out. */
  leaving: number | undefined
  /** The side from which the new slide comes: 1 after a step forward. */
  direction: 1 | -1
  /** Whether Framer Motion has moved a slide already; from then on it holds their places. */
  moving: boolean
  /** Whether the visitor, and not the timer, chose this slide. */
  chosen: boolean
}

const start: Rotation = { index: 0, leaving: undefined, direction: 1, moving: false, chosen: false }

/** Cycles through `count` slides with wrap (specification, section 4): by the timer unless paused, or by the visitor. */
export function useRotation(count: number, paused: boolean) {
  const [rotation, setRotation] = useState(start)
  const { index } = rotation

  const turn = useCallback(
    (to: number, direction: 1 | -1, chosen: boolean) =>
      setRotation((last) => {
        const next = (to + count) % count
        if (next === last.index) return { ...last, chosen }
        const plays = motionCanPlay()
        const leaving = plays ? last.index : undefined
        return { index: next, leaving, direction, moving: last.moving || plays, chosen }
      }),
    [count],
  )

  useEffect(() => {
    if (paused || count < 2) return
    const timer = setTimeout(() => turn(index + 1, 1, false), slideTime)
    return () => clearTimeout(timer)
  }, [index, paused, count, turn])

  return {
    rotation,
    next: () => turn(index + 1, 1, true),
    previous: () => turn(index - 1, -1, true),
    goTo: (to: number) => turn(to, to < index ? -1 : 1, true),
    /** The leaving slide is gone. */
    settle: useCallback(() => setRotation((last) => ({ ...last, leaving: undefined })), []),
  }
}
