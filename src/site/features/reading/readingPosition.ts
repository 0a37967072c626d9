import type { Block } from '#content/blocks.ts'
import { articleText } from '#ui/browser/articleText.ts'

/** A heading is passed once its top is above this line, in pixels from the top of the screen. */
const line = 140

export interface ReadingHeading {
  id: string
  text: string
}

/** The headings of an article. */
export function headingsIn(content: readonly Block[]): ReadingHeading[] {
  return content.flatMap((block) => (block.type === 'heading' ? [{ id: block.id, text: block.content }] : []))
}

/** The last passed heading, and the fraction of the text above the bottom of the screen (0 to 1). */
export function positionIn(headings: readonly ReadingHeading[]): { headingId?: string; fraction: number } | undefined {
  const text = articleText()
  if (!text) return undefined
  const { top, height } = text.getBoundingClientRect()
  const passed = headings.findLast(({ id }) => {
    const heading = document.getElementById(id)
    return heading !== null && heading.getBoundingClientRect().top <= line
  })
  return { ...(passed && { headingId: passed.id }), fraction: height > 0 ? (window.innerHeight - top) / height : 0 }
}
