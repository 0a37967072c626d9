import type { Block } from '#content/blocks.ts'

/** A heading is passed when it has come up to this many pixels below the top of the screen. */
const line = 140

export interface ReadingHeading {
  id: string
  text: string
}

/** The headings of an article. */
export function headingsIn(content: readonly Block[]): ReadingHeading[] {
  return content.flatMap((block) => (block.type === 'heading' ? [{ id: block.id, text: block.content }] : []))
}

/** The heading last passed, and the part of the text, from 0 to 1, that has come up to the lower edge of the screen. */
export function positionIn(headings: readonly ReadingHeading[]): { headingId?: string; fraction: number } | undefined {
  const [first] = headings
  const text = first && document.getElementById(first.id)?.parentElement
  if (!text) return undefined
  const { top, height } = text.getBoundingClientRect()
  const passed = headings.findLast(({ id }) => {
    const heading = document.getElementById(id)
    return heading !== null && heading.getBoundingClientRect().top <= line
  })
  return { ...(passed && { headingId: passed.id }), fraction: height > 0 ? (window.innerHeight - top) / height : 0 }
}
