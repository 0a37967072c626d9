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

/** Presses the passage that is painted so, once it is in the window. */
export async function pressPainted(engine: Engine, name: string): Promise<void> {
  const [x, y] = await until(
    engine,
    (name) => {
      const [range] = CSS.highlights.get(name) ?? []
      if (!(range instanceof Range)) return undefined
      // A large first letter has a box of its own, two lines high.
      const { left = 0, top = 0, width = 0, height = 0 } = [...range.getClientRects()].at(-1) ?? {}
      const centre = [left + width / 2, top + height / 2] as const
      return document.elementFromPoint(...centre)?.contains(range.commonAncestorContainer) ? centre : undefined
    },
    name,
  )
  await engine.clickAt(x, y)
}
