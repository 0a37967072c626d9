import { fontsMark } from '#content/pageMarks.ts'

/** A move by less, in CSS pixels, nobody sees, and no browser counts (CLS). */
const unseen = 3

/**
 * Sets the hydrated page in its fonts once they are here, all at once, unless that would move what is on the screen: the
 * fallbacks take the same room (ui/theme/fonts.css), but a word at the end of a line decides on the next one. Then the page that is
 * opened next is set in them.
 */
export async function showFonts(onNextPage: (run: () => void) => void): Promise<void> {
  const root = document.documentElement
  const show = () => root.setAttribute(fontsMark, 'shown')
  if (root.getAttribute(fontsMark) === 'shown') return
  // A font that does not come is for the browser to try again.
  await document.fonts.load(`1em ${getComputedStyle(root).getPropertyValue('--faces')}`, document.title).catch(() => {})
  const before = placesOnScreen()
  show()
  if (before.every(([element, top]) => Math.abs(topOf(element) - top) < unseen)) return
  root.setAttribute(fontsMark, 'next')
  onNextPage(show)
}

function placesOnScreen(): [HTMLElement, number][] {
  return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, td, img)')].flatMap((element) => {
    // To measure what the browser has skipped so far would make it lay that out.
    if (!element.checkVisibility?.({ contentVisibilityAuto: true })) return []
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight ? [[element, top] as [HTMLElement, number]] : []
  })
}

const topOf = (element: Element): number => element.getBoundingClientRect().top
