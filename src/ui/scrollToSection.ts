import { smoothly } from './smoothly.ts'

/** Pixels that stay free above a section that was scrolled to (specification, section 9). */
export const sectionOffset = 80

/**
 * Scrolls smoothly to the element of that id and hands it the keyboard's place, so that the next Tab goes on from there.
 * False when the page has no such element.
 */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id)
  if (!section) return false
  const top = section.getBoundingClientRect().top + window.scrollY - sectionOffset
  window.scrollTo({ top, behavior: smoothly() })
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1
  section.focus({ preventScroll: true })
  return true
}
