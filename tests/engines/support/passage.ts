import type { Engine } from './engine.ts'
import { until } from './page.ts'

/** Selects the first words of the article as a drag does, in the middle of the window, and answers them. */
export function selectPassage(engine: Engine): Promise<string> {
  return until(engine, () => {
    const node = document.querySelector('[data-article-text] > p')?.firstChild
    const words = node instanceof Text ? /^\S+(?: \S+){3}(?= )/.exec(node.data)?.[0] : undefined
    if (!node || !words) return undefined
    node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
    getSelection()?.setBaseAndExtent(node, 0, node, words.length)
    return words
  })
}

/** The words that the page paints as highlights of that name. */
export function painted(engine: Engine, name: string): Promise<string[]> {
  return engine.evaluate((name) => [...(CSS.highlights.get(name) ?? [])].map(String), name)
}

/** Presses the passage that is painted so, once it is in the window, at rest and covered by nothing. */
export async function pressPainted(engine: Engine, name: string): Promise<void> {
  const [x, y] = await until(
    engine,
    async (name) => {
      const [range] = CSS.highlights.get(name) ?? []
      // A font that arrives sets all text anew.
      if (!(range instanceof Range) || document.fonts.status === 'loading') return undefined
      const centre = () => {
        // A large first letter has a box of its own, two lines high.
        const { left = 0, top = 0, width = 0, height = 0 } = [...range.getClientRects()].at(-1) ?? {}
        return [left + width / 2, top + height / 2] as const
      }
      const [x, y] = centre()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const isAtRest = x === centre()[0] && y === centre()[1]
      const { commonAncestorContainer: place } = range
      const element = place instanceof Element ? place : place.parentElement
      return isAtRest && element?.contains(document.elementFromPoint(x, y)) ? ([x, y] as const) : undefined
    },
    name,
  )
  await engine.clickAt(x, y)
}
