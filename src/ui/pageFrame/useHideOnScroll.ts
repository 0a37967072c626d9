import { type RefObject, useEffect, useState } from 'react'

/** Pixels of movement below which a scroll is no decision: rubber-banding and rounding must not toggle the bar. */
const deadZone = 6

/** An event with this name, from inside the element, brings it back: something appeared there that wants to be seen. */
export const revealEvent = 'reveal'

/** True while the visitor scrolls down; never while `held` or while the focus is inside the element. */
export function useHideOnScroll(element: RefObject<HTMLElement | null>, held: boolean): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < deadZone) return
      const inside = element.current?.querySelector(':focus-visible') != null
      setHidden(now > last && now > (element.current?.offsetHeight ?? 0) && !held && !inside)
      last = now
    }
    const onFocus = () => setHidden(false)
    const node = element.current
    addEventListener('scroll', onScroll, { passive: true })
    node?.addEventListener('focusin', onFocus)
    node?.addEventListener(revealEvent, onFocus)
    return () => {
      removeEventListener('scroll', onScroll)
      node?.removeEventListener('focusin', onFocus)
      node?.removeEventListener(revealEvent, onFocus)
    }
  }, [element, held])
  return hidden && !held
}
