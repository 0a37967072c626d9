import { animateValue, type JSAnimation } from 'framer-motion'
import { type RefObject, useEffect, useState } from 'react'
import { lessMotion, useMediaQuery } from './useMediaQuery.ts'

/** Milliseconds (specification, section 9). */
export const typingTimes = { perCharacter: 50, base: 1000, step: 2000 }

/** Milliseconds after the beginning within which a text that comes into sight needs no second beginning. */
const sightGrace = 500

/**
 * How many characters of the text are typed by now; undefined while it just stands there whole: without a step, with
 * less motion, and before a script runs. What was typed out of sight is typed once more at first sight.
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
