import type { Page } from 'playwright-core'

/**
 * Controls that are chosen among others and look like them: in contrast themes, which take grounds, colours and shadows away,
 * nothing else may say so. To be asked while such a theme is on.
 */
export function unmarkedChoices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const states = ['aria-pressed', 'aria-selected', 'aria-current']
    const isChosen = (element: Element) =>
      states.some((name) => element.hasAttribute(name) && element.getAttribute(name) !== 'false')
    const own = ['outlineStyle', 'borderTopWidth', 'borderBottomWidth', 'borderLeftWidth', 'borderTopStyle'] as const
    // Grounds and colours count only where the theme leaves them.
    const lookOf = (part: Element, pseudo?: string) => {
      const style = getComputedStyle(part, pseudo)
      const kept = style.forcedColorAdjust === 'none' ? [style.backgroundColor, style.color] : []
      const drawn = pseudo ? [style.content, style.width] : [part.localName]
      return [...drawn, style.textDecorationLine, ...own.map((name) => style[name]), ...kept].join(' ')
    }
    const looks = (element: Element) =>
      [element, ...element.querySelectorAll('*')].flatMap((part) =>
        [undefined, '::before', '::after'].map((pseudo) => lookOf(part, pseudo)),
      )
    const others = (element: Element) => {
      const places = element.parentElement?.children.length === 1 ? element.parentElement : element
      const beside = [...(places?.parentElement?.children ?? [])].filter((other) => other !== places)
      return beside
        .map((other) => (places === element ? other : other.firstElementChild))
        .filter((other) => other?.localName === element.localName && !isChosen(other))
    }
    return [...document.querySelectorAll(states.map((name) => `[${name}]`).join(', '))].flatMap((element) => {
      if (!isChosen(element) || !element.checkVisibility()) return []
      const look = looks(element).join('\n')
      const isLike = others(element).some((other) => other && looks(other).join('\n') === look)
      return isLike ? [`looks like the others: ${element.outerHTML.slice(0, 100)}`] : []
    })
  })
}
