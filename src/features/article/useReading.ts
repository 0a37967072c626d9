import { type RefObject, useEffect, useState } from 'react'
import type { Heading } from './headings.ts'

/** A heading is the current one from this many pixels below the top of the screen upwards. */
const line = 140

export interface Reading {
  /** Id of the heading whose text stands at the top; none before the first. */
  current: string | undefined
  /** Whole percent of the text that has come up to the lower edge of the screen. */
  percent: number
}

/** Where in the article the reader is. */
export function useReading(body: RefObject<HTMLElement | null>, headings: readonly Heading[]): Reading {
  const [reading, setReading] = useState<Reading>({ current: undefined, percent: 0 })
  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      const box = body.current?.getBoundingClientRect()
      if (!box) return
      const passed = headings.findLast(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top <= line
      })
      const read = box.height > 0 ? (window.innerHeight - box.top) / box.height : 0
      const percent = window.scrollY === 0 ? 0 : Math.round(100 * Math.min(1, Math.max(0, read)))
      setReading((last) =>
        last.current === passed?.id && last.percent === percent ? last : { current: passed?.id, percent },
      )
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
    }
  }, [body, headings])
  return reading
}
