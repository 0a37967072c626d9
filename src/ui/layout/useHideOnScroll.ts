import { type RefObject, useEffect } from 'react'

/** Scroll distance in pixels that is ignored, so that rubber-banding and rounding do not toggle the bar. */
const deadZone = 6

/** The style of what follows the bar in the page while the bar is away. */
export const whileBarHidden = 'header[data-hidden] ~ &'

/** The style of the element itself while it is away. */
export const whenHidden = '&[data-hidden]'

/** An event with this name, fired inside the element, shows the bar again. */
export const revealEvent = 'reveal'

/**
 * Sets `data-hidden` while the visitor scrolls down, except while `held` or focused within. Kept out of React state: it
 * changes on scroll events and would re-render the whole bar.
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
