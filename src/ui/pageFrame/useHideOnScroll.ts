import { type RefObject, useEffect } from 'react'

/** Pixels of movement below which a scroll is no decision: rubber-banding and rounding must not toggle the bar. */
const deadZone = 6

/** An event with this name, from inside the element, brings it back: something appeared there that wants to be seen. */
export const revealEvent = 'reveal'

/**
 * Marks the element with `data-hidden` while the visitor scrolls down; never while `held` or while the focus is inside
 * it. No state of a component's: with every turn of the scrolling the whole bar would be rendered anew.
 */
export function useHideOnScroll(element: RefObject<HTMLElement | null>, held: boolean): void {
  useEffect(() => {
    const node = element.current
    if (!node) return
    let last = window.scrollY
    const hide = (hidden: boolean) => node.toggleAttribute('data-hidden', hidden)
    const onScroll = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < deadZone) return
      const inside = node.querySelector(':focus-visible') !== null
      hide(now > last && now > node.offsetHeight && !held && !inside)
      last = now
    }
    const reveal = () => void hide(false)
    if (held) reveal()
    addEventListener('scroll', onScroll, { passive: true })
    node.addEventListener('focusin', reveal)
    node.addEventListener(revealEvent, reveal)
    return () => {
      removeEventListener('scroll', onScroll)
      node.removeEventListener('focusin', reveal)
      node.removeEventListener(revealEvent, reveal)
    }
  }, [element, held])
}
