import { animateValue, type JSAnimation } from 'framer-motion'
import { type RefObject, useEffect, useState } from 'react'
import { lessMotion, useMediaQuery } from '#ui/browser/useMediaQuery.ts'

/** In milliseconds (TS-13). */
export const typingTimes = { perCharacter: 50, base: 1000, step: 2000 }

/** A text seen within this time (ms) of starting does not restart. */
const sightGrace = 500

/**
 * Number of typed characters; `undefined` for a static text: no step, reduced motion, or before scripts run. A text
 * typed off-screen is typed again when first seen.
 */
export function useTyping(
  text: string,
  step: number | undefined,
  place: RefObject<Element | null>,
): number | undefined {
  const still = useMediaQuery(lessMotion)
  const [typed, setTyped] = useState<number>()

  useEffect(() => {
    if (step === undefined || still || !place.current) return
    let began = 0
    let animation: JSAnimation<number> | undefined
    const type = () => {
      animation?.stop()
      setTyped(0)
      began = performance.now()
      animation = animateValue({
        keyframes: [0, text.length],
        delay: typingTimes.base + step * typingTimes.step,
        duration: text.length * typingTimes.perCharacter,
        ease: 'linear',
        onUpdate: (characters) => setTyped(Math.floor(characters)),
      })
    }
    type()
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      if (performance.now() - began > sightGrace) type()
    })
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      animation?.stop()
      setTyped(undefined)
    }
  }, [step, still, text, place])

  return typed
}
