import type { Page } from 'playwright-core'

/**
 * Texts of which a part can neither be seen nor scrolled to: cut by a box that hides what does not fit, or by a field or a menu
 * too narrow for its hint or its choice. One that ends with an ellipsis has the whole text as its title, or is an excerpt of
 * what a press opens.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 2
    const faults = new Set<string>()
    const note = (kind: string, by: number, text: string) =>
      faults.add(`${kind} by ${Math.round(by)} px: ${text.trim().slice(0, 50)}`)
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
    const titleOf = (element: Element) => plain(element.closest('[title]')?.getAttribute('title') ?? '')

    const pen = document.createElement('canvas').getContext('2d')
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const isHint = field instanceof HTMLInputElement
      const text = isHint ? field.placeholder : (field.selectedOptions[0]?.text ?? '')
      if (!pen || !text || !isSeen(field) || (isHint ? field.value : titleOf(field) === plain(text))) continue
      const { fontStyle, fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field)
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      const by = pen.measureText(text).width - room
      if (by > tolerance) note(isHint ? 'hint' : 'choice', by, text)
    }

    /** By how much a box that hides what does not fit, or the window, cuts what lies there; 0 if that can be scrolled to. */
    const cutBy = (of: Element, area: DOMRect): { by: number; box?: Element } => {
      let { left, right, top, bottom } = area
      for (let box: Element | null = of; box; box = box.parentElement) {
        const { overflowX, overflowY, position, clipPath, display } = getComputedStyle(box)
        // For screen readers only.
        if (clipPath !== 'none' || (box.clientWidth <= 1 && display !== 'inline' && display !== 'contents'))
          return { by: 0 }
        const edge = box.getBoundingClientRect()
        const across = Math.max(edge.left - left, right - edge.right)
        const down = Math.max(edge.top - top, bottom - edge.bottom)
        if (/hidden|clip/.test(overflowX) && across > tolerance) return { by: across, box }
        // Letters have room above and below them, which a box as high as the line has not.
        if (/hidden|clip/.test(overflowY) && down > 0.3 * area.height) return { by: down, box }
        if (/auto|scroll/.test(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
        if (/auto|scroll/.test(overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
        // Scrolled out of sight.
        if (left >= right || top >= bottom) return { by: 0 }
        if (position === 'fixed') break
      }
      return { by: Math.max(0, -left, right - innerWidth) }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent ?? ''
      const holder = node.parentElement
      if (!words.trim() || !holder || holder.closest('select, textarea, svg') || !isSeen(holder)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        if (line.width < 1) continue
        const { by, box } = cutBy(holder, line)
        if (by <= tolerance) continue
        const hasEllipsis = box !== undefined && getComputedStyle(box).textOverflow === 'ellipsis'
        if (!hasEllipsis) note('cut', by, words)
        else if (!box.matches('[data-part=excerpt]') && !titleOf(box).includes(plain(words).replace(/^#/, '')))
          note('ellipsis', by, words)
      }
    }
    return [...faults]
  })
}
