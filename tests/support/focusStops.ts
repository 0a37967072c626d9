import type { Page } from 'playwright-core'

/** One stop on the way through a page by Tab. */
export interface FocusStop {
  name: string
  /** What is wrong with it; empty when it can be seen that the focus is here. */
  fault: string
}

/** Walks through the page by Tab until the focus comes round or leaves the page, and judges every stop. */
export async function focusStops(page: Page, most = 250): Promise<FocusStop[]> {
  const stops: FocusStop[] = []
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body || element.hasAttribute('data-visited')) return undefined
      element.setAttribute('data-visited', '')
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor)
      const inView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      // What lies on top of its middle: the element itself, or something that hides it.
      const on = document.elementFromPoint(
        Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1),
        Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1),
      )
      const hidden = on && !element.contains(on) && !on.contains(element)
      const fault = !ring ? 'no ring' : !inView ? 'out of view' : hidden ? `under ${on.outerHTML.slice(0, 60)}` : ''
      const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? ''
      return { name: `${element.tagName} ${name.slice(0, 40)}`, fault }
    })
    if (!stop) break
    stops.push(stop)
  }
  return stops
}
