import { glideTo } from './glide.ts'
import { scrollBehavior } from './scrollBehavior.ts'

/** Space in pixels above a section that was scrolled to (RS-04). */
export const sectionOffset = 80

/**
 * Scrolls to the element and makes it the starting point for Tab. A closed part that holds it hears `beforematch` first and
 * has to open at once. False if the page has no such element.
 */
export function scrollToSection(id: string, how: 'smooth' | 'glide' = 'smooth'): boolean {
  const section = document.getElementById(id)
  if (!section) return false
  // As browsers do for `hidden="until-found"`: the component that closed a part around it listens and opens it.
  section.dispatchEvent(new Event('beforematch', { bubbles: true }))
  const top = section.getBoundingClientRect().top + window.scrollY - sectionOffset
  if (how === 'glide') glideTo(top)
  else window.scrollTo({ top, behavior: scrollBehavior() })
  // An element that Tab reaches already, such as a link, keeps its place in the order.
  if (section.tabIndex < 0) section.tabIndex = -1
  section.focus({ preventScroll: true })
  return true
}
