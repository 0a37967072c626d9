import type { Page } from 'playwright-core'

/**
 * Elements and pseudo-elements without text that only a flat background draws, which contrast themes take away. Grounds
 * behind their content and patterns are ornaments.
 */
export function drawnByBackground(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const content = 'img, svg, input, textarea, select, canvas, iframe, picture, video, button'
    const isDrawn = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
      const transparent = /^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor)
      return (
        (!pseudo || style.content === '""') &&
        style.display !== 'none' &&
        style.opacity !== '0' &&
        style.zIndex !== '-1' &&
        style.forcedColorAdjust !== 'none' &&
        style.backgroundImage === 'none' &&
        !transparent &&
        Number.parseFloat(style.width) >= 1 &&
        Number.parseFloat(style.height) >= 1 &&
        sides.every((side) => style[`border${side}Width`] === '0px')
      )
    }
    const faults = [...document.querySelectorAll('body *')].flatMap((element) => {
      if (element.closest('svg') || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return []
      const isEmpty = !element.textContent?.trim() && !element.matches(content) && !element.querySelector(content)
      return [...(isEmpty ? [undefined] : []), '::before', '::after']
        .filter((pseudo) => isDrawn(element, pseudo))
        .map((pseudo) => `${element.tagName}${pseudo ?? ''} ${element.parentElement?.textContent?.trim().slice(0, 40)}`)
    })
    return [...new Set(faults)]
  })
}
