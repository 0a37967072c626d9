interface Block {
  element: HTMLElement
  height: number
  fontFamily: string
}

/** Changes of the space between words, in em, that no reader sees; tried in this order. */
const spacings = [0.02, 0.04, 0.07, 0.1, 0.14]

/**
 * Runs a change of fonts without moving what is on the screen (CLS): a text that would take another number of lines gets its
 * words closer together or further apart, and stays in the font it was in where that is not enough. Which texts these are
 * depends on the fonts of the platform, by as little as a word at the end of a line.
 */
export function keepLines(change: () => void): void {
  const blocks = blocksOnScreen().map((element) => {
    const { fontFamily } = getComputedStyle(element)
    return { element, height: heightOf(element), fontFamily }
  })
  change()
  let moved = blocks.filter(hasMoved)
  const taller = new Set(moved.filter(({ element, height }) => heightOf(element) > height))
  for (const spacing of spacings) {
    for (const block of moved) block.element.style.wordSpacing = `${taller.has(block) ? -spacing : spacing}em`
    moved = moved.filter(hasMoved)
  }
  for (const { element, fontFamily } of moved) Object.assign(element.style, { wordSpacing: '', fontFamily })
}

const heightOf = (element: Element): number => element.getBoundingClientRect().height

/** Whether its height is another one; half pixels come from rounding. */
const hasMoved = ({ element, height }: Block): boolean => Math.abs(heightOf(element) - height) > 1

/** What holds a text on the screen, and no other such block. To measure what the browser has skipped so far would make it lay that out. */
function blocksOnScreen(): HTMLElement[] {
  const found = new Set<HTMLElement>()
  const seen = new Set<Element>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement } = texts.currentNode
    if (!parentElement || seen.has(parentElement)) continue
    seen.add(parentElement)
    if (!parentElement.checkVisibility?.({ contentVisibilityAuto: true })) continue
    const { top, bottom } = parentElement.getBoundingClientRect()
    if (bottom <= 0 || top >= innerHeight) continue
    let block: Element | null = parentElement
    while (block && /^(?:inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement
    if (block instanceof HTMLElement) found.add(block)
  }
  const holdsAnother = (block: Element) => [...found].some((other) => other !== block && block.contains(other))
  return [...found].filter((block) => !holdsAnother(block))
}
