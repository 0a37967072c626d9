import type { Page } from 'playwright-core'
import { animationsFinished, scrollingEnded } from './idle.ts'

/** One stop on the way through a page by Tab. */
export interface FocusStop {
  name: string
  /** Its fault; empty when the focus is visible here. */
  fault: string
}

const outOfView = 'out of view'

/**
 * Walks through the page by Tab until the focus comes round, and judges every stop. A page that scrolled may begin in its
 * middle: so the walk goes on from the start once when the focus leaves the page at its end.
 */
export async function focusStops(page: Page, most = 250): Promise<FocusStop[]> {
  const stops: FocusStop[] = []
  let ends = 0
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    let stop = await judged(page)
    // The page may still be moving the stop into sight, or something out of its way. What came in above it may have moved
    // it out of sight: then a step back and forth must bring it there.
    if (stop?.fault) {
      await scrollingEnded(page)
      await animationsFinished(page)
      stop = await judged(page)
    }
    if (stop?.fault === outOfView) {
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await scrollingEnded(page)
      stop = await judged(page)
    }
    if (!stop) {
      ends += 1
      if (ends === 2) break
      continue
    }
    stops.push(stop)
    await page.evaluate(() => document.activeElement?.setAttribute('data-visited', ''))
  }
  return stops
}

/** Judges the element that has the focus; `undefined` when none has it, or one that was visited before. */
function judged(page: Page): Promise<FocusStop | undefined> {
  return page.evaluate((outOfView) => {
    const element = document.activeElement
    if (!element || element === document.body || element.hasAttribute('data-visited')) return undefined
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor)
    const inView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
    // The element on top of its middle: the element itself, or something that hides it. Of a link that goes on in the next
    // line only the first line's middle is certainly the link's own.
    const line = element.getClientRects()[0] ?? box
    const on = document.elementFromPoint(
      Math.min(Math.max(line.left + line.width / 2, 0), innerWidth - 1),
      Math.min(Math.max(line.top + line.height / 2, 0), innerHeight - 1),
    )
    const hidden = on && !element.contains(on) && !on.contains(element)
    const fault = !ring ? 'no ring' : !inView ? outOfView : hidden ? `under ${on.outerHTML.slice(0, 60)}` : ''
    const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? ''
    return { name: `${element.tagName} ${name.slice(0, 40)}`, fault }
  }, outOfView)
}
