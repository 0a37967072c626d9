import type { Page } from 'playwright-core'

/**
 * Lines of text that reach sideways beyond a box around them, such as a card, or beyond the window. What scrolls sideways
 * may be wider; what is placed absolutely has left its box on purpose.
 */
export function unboundText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 1.5
    const faults = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node as Text
      const holder = text.parentElement
      if (!text.data.trim() || !holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        continue
      }
      // A capital set over several lines hangs out of its paragraph, also where its word is a link.
      if (getComputedStyle(holder.closest('p') ?? holder, '::first-letter').float !== 'none') continue
      // Word by word: blanks at the end of a line hang beyond it.
      const lines = [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return [...range.getClientRects()].filter(({ width }) => width > 0)
      })
      if (lines.length === 0) continue
      const left = Math.min(...lines.map((line) => line.left))
      const right = Math.max(...lines.map((line) => line.right))
      for (let box: Element | null = holder; box; box = box.parentElement) {
        const { display, overflowX, position, clipPath, textOverflow } = getComputedStyle(box)
        // For screen readers only, or cut with an ellipsis.
        if (clipPath !== 'none' || textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) break
        const { left: start, right: end, width } = box.getBoundingClientRect()
        const isBox = !/^(inline|contents)$/.test(display)
        if (isBox && width <= 1) break
        if (isBox && (left < start - tolerance || right > end + tolerance)) {
          const by = Math.round(Math.max(start - left, right - end))
          faults.add(`${by} px beyond ${box.tagName}: ${text.data.trim().slice(0, 40)}`)
          break
        }
        if (position === 'absolute' || position === 'fixed') break
      }
    }
    return [...faults]
  })
}
