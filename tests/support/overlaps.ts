import type { Page } from 'playwright-core'

/**
 * Lines of text that lie on those of another element. What is fixed or sticks lies on the page on purpose, and what scrolls
 * on its own hides what is scrolled away.
 */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      holder: Element
      words: string
      left: number
      right: number
      top: number
      bottom: number
    }
    const isBlock = (element: Element) => !/^(inline|contents)$/.test(getComputedStyle(element).display)
    const holderOf = (element: Element | null): Element | null =>
      element === null || isBlock(element) ? element : holderOf(element.parentElement)
    const isAside = (element: Element | null): boolean => {
      if (element === null) return false
      const { position, overflowX, overflowY, clipPath } = getComputedStyle(element)
      const { width } = element.getBoundingClientRect()
      if (/fixed|sticky/.test(position) || /auto|scroll/.test(overflowX + overflowY)) return true
      if (clipPath !== 'none' || (isBlock(element) && width <= 1)) return true
      return isAside(element.parentElement)
    }
    const lines: Line[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      const words = node.textContent?.trim()
      if (!words || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const holder = holderOf(parent)
      if (!holder || isAside(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        // The letters; a font has room above and below them.
        const rim = height * 0.2
        if (right - left > 1) lines.push({ holder, words, left, right, top: top + rim, bottom: bottom - rim })
      }
    }
    lines.sort((a, b) => a.top - b.top)
    const faults = new Set<string>()
    for (const [at, line] of lines.entries()) {
      for (let next = at + 1; next < lines.length; next += 1) {
        const other = lines[next]
        if (!other || other.top >= line.bottom - 1) break
        const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
        if (across > 2 && other.holder !== line.holder)
          faults.add(`"${line.words.slice(0, 30)}" and "${other.words.slice(0, 30)}" by ${Math.round(across)} px`)
      }
    }
    return [...faults]
  })
}

/** Sets text as far apart as a reader may (WCAG 2.2, 1.4.12), until the page is left. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    const spacing = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important'
    sheet.replaceSync(`* { ${spacing} } p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}
