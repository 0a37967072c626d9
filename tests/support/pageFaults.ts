import type { Page } from 'playwright-core'

/** By how many pixels the page is wider than its window, with the first elements that overflow; empty if none. */
export function overflow(page: Page): Promise<string> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const over = document.documentElement.scrollWidth - width
    if (over <= 0) return ''
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5,
    )
    return `${over}px: ${wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 80))}`
  })
}

/** Texts and controls that are clipped by their box or lie outside the window. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        (hasWords(element) || element.matches('a, button, input, textarea')) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    return seen.flatMap((element) => {
      const { clipPath, overflowX, overflowY } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      // For screen readers only, or away until it has the focus.
      if (clipPath !== 'none' || box.width <= 1 || box.bottom < 0) return []
      // A field scrolls the text typed in it to the caret; its placeholder does not scroll.
      const typed = element instanceof HTMLInputElement && element.value !== ''
      const cut =
        (!typed && /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
      const scrolls = (parent: Element | null): boolean =>
        parent !== null && (/auto|scroll/.test(getComputedStyle(parent).overflowX) || scrolls(parent.parentElement))
      const outside = (box.left < -0.5 || box.right > width + 0.5) && !scrolls(element.parentElement)
      const name = `${element.tagName} ${element.textContent?.slice(0, 40) || element.ariaLabel}`
      return cut || outside ? [`${cut ? 'cut' : 'outside'} ${name}`] : []
    })
  })
}

/** The faults of language, landmarks and headings. */
export function outlineFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    for (const one of ['main', 'body header:not(main header)', 'body footer:not(main footer)', 'h1']) {
      const { length } = document.querySelectorAll(one)
      if (length !== 1) faults.push(`${length} × ${one}`)
    }
    if (!/^en/.test(document.documentElement.lang)) faults.push('no language')
    const names = [...document.querySelectorAll('nav')].map(
      (nav) => nav.ariaLabel ?? document.getElementById(nav.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
    )
    if (names.includes('') || new Set(names).size < names.length) faults.push(`names of nav: ${names}`)
    let last = 0
    for (const heading of document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')) {
      if (!heading.checkVisibility()) continue
      const level = Number(heading.tagName[1])
      const text = heading.textContent?.trim()
      if (!text) faults.push(`empty h${level}`)
      if (level > last + 1) faults.push(`h${level} follows h${last}: ${text}`)
      last = level
    }
    return faults
  })
}
