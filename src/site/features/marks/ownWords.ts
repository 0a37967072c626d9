import { type Block, textsOf } from '#content/blocks.ts'
import { type Inline, parseInline } from '#content/inline.ts'

/** Whether these are the article's own words. Browsers that translate a page write theirs in their place, and few say so. */
export type IsOwn = (words: string) => boolean

/** Tells an article's own words, whole blocks or parts of one, from a translator's. */
export function ownWords(content: readonly Block[]): IsOwn {
  const own = content.flatMap(linesOf).map(squashed).join('\n')
  // A heading's number is no part of its text.
  return (words) => own.includes(squashed(words.replace(/^\d+\. /, '')))
}

function linesOf(block: Block): string[] {
  if (block.type === 'code') return block.content.split('\n')
  return textsOf(block).flatMap((text) => text.split('\n').map((line) => plain(parseInline(line))))
}

function plain(parts: readonly Inline[]): string {
  return parts
    .map((part) => (part.type === 'text' ? part.text : part.type === 'note' ? '' : plain(part.content)))
    .join('')
}

/** Letters, figures and nothing that is set otherwise on the page than in its source. */
function squashed(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
