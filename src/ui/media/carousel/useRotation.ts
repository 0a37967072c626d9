import { useCallback, useEffect, useState } from 'react'
import { motionCanPlay } from '../../motion/motionReady.ts'

/** Time in milliseconds that a slide is shown (TS-06). */
export const slideTime = 6000

export interface Rotation {
  index: number
  /** Index of the slide that is leaving. */
  leaving: number | undefined
  /** Direction of travel: 1 after a step forward. */
  direction: 1 | -1
  /** Whether Framer Motion has animated a slide; from then on it controls their positions. */
  moving: boolean
  /** Whether the visitor, not the timer, chose this slide. */
  chosen: boolean
}

const start: Rotation = { index: 0, leaving: undefined, direction: 1, moving: false, chosen: false }

/** Cycles through `count` slides, wrapping round: by the timer unless paused, or by the visitor. */
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
    /** Called when the leaving slide has gone. */
    finishLeaving: useCallback(() => setRotation((last) => ({ ...last, leaving: undefined })), []),
  }
}
