import type { Block } from '#content/blocks.ts'
import type { ContentsEntry } from '#ui/layout/Contents.tsx'

/** A block with its index in the article, and its number if it is a heading. */
export interface PlacedBlock {
  place: number
  block: Block
  /** From 1, counted over all headings (BA-09). */
  number: number
}

/** Numbers the headings of an article, whatever their level. */
export function placed(content: readonly Block[]): PlacedBlock[] {
  let number = 0
  return content.map((block, place) => {
    if (block.type === 'heading') number += 1
    return { place, block, number }
  })
}

/** Entries of the table of contents (BA-05). */
export function headingsOf(content: readonly Block[]): ContentsEntry[] {
  return placed(content).flatMap(({ block, number }) =>
    block.type === 'heading' ? { number, id: block.id, text: block.content } : [],
  )
}
