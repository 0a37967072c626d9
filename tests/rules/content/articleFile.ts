import { parseBlocks } from '#content/articleBlocks.ts'
import type { Block } from '#content/blocks.ts'
import { readFrontMatter } from '#content/frontMatter.ts'
import { read } from '../sources.ts'

/** An article's file: the fields of its front matter, and its blocks as they are typed. */
export function parsed(file: string): { fields: Record<string, string>; blocks: Block[] } {
  const { fields, body } = readFrontMatter(read(file))
  return { fields, blocks: parseBlocks(file, body, () => true) }
}

/** The kind of a block, without its words. */
export function shapeOf(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `heading ${block.level}`
    case 'paragraph': {
      const bullets = block.content.split('\n').filter((line) => line.startsWith('- ')).length
      return bullets > 0 ? `bullets ${bullets}` : 'paragraph'
    }
    case 'numbered':
      return `numbered ${block.start}, ${block.items.length}`
    case 'checklist':
      return `checklist ${block.items.length}`
    case 'table':
      return `table ${block.head.length} by ${block.rows.length}`
    case 'quote':
      return `quotation ${block.content.split('\n\n').length}`
    case 'image':
      return `image ${block.src}`
    default:
      return block.type
  }
}
