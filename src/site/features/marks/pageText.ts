import { textBlocks } from '#ui/browser/passageLink.ts'

/** Parts around the text, or that change without an edit: note numbers and ways back, states and buttons of lists. */
const leftOut =
  'button, sup, [role=doc-backlink], svg, style, [aria-hidden=true], [role=status], [data-screen], .unseen'

/** A part of the text, by its first character and the one after its last. */
export interface Span {
  start: number
  end: number
}

/** Numbers of a passage's first and last block, and how many blocks the text has: no translator changes these. */
export type BlockSpan = readonly [first: number, last: number, of: number]

/** The text of a page as one string, a line for each block, and the way between it and the document. */
export interface PageText {
  text: string
  /** Its blocks, in order. */
  blocks: readonly Span[]
  /** The part of the document; `undefined` where the span is beyond the text. */
  rangeOf(span: Span): Range | undefined
  /** The part of the text that is selected, without space at its ends; `undefined` when there is none. */
  spanOf(range: Range): Span | undefined
  /** The place in the text at this point of the screen. */
  offsetAt(x: number, y: number): number | undefined
  /** The span's first block, as an element to focus. */
  blockOf(span: Span): HTMLElement | undefined
}

interface Piece {
  node: Text
  start: number
  end: number
}

/** Reads the text inside the element. */
export function readText(root: Element): PageText {
  const pieces: Piece[] = []
  const blocks: Span[] = []
  let text = ''
  let block: Element | null | undefined
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!(node instanceof Text) || !parent || parent.closest(leftOut)) continue
    const own = parent.closest(textBlocks)
    if (block !== undefined && own !== block && !text.endsWith('\n')) text += '\n'
    const start = text.length
    text += node.data
    pieces.push({ node, start, end: text.length })
    const last = blocks.at(-1)
    if (last && own === block) last.end = text.length
    else blocks.push({ start, end: text.length })
    block = own
  }
  const firstOf = ({ start }: Span) => pieces.find((piece) => piece.end > start)
  return {
    text,
    // Space between two of them is in none.
    blocks: blocks.filter(({ start, end }) => text.slice(start, end).trim() !== ''),
    rangeOf: (span) => {
      const first = firstOf(span)
      const last = pieces.findLast((piece) => piece.start < span.end)
      if (!first || !last || first.start > last.start) return undefined
      const range = document.createRange()
      range.setStart(first.node, Math.max(0, span.start - first.start))
      range.setEnd(last.node, Math.min(span.end, last.end) - last.start)
      return range
    },
    spanOf: (range) => {
      const selected = pieces.filter(({ node }) => range.intersectsNode(node))
      const [first, last] = [selected[0], selected.at(-1)]
      if (!first || !last) return undefined
      const from = first.start + (first.node === range.startContainer ? range.startOffset : 0)
      const to = last.node === range.endContainer ? last.start + range.endOffset : last.end
      const words = text.slice(from, to)
      const start = from + words.length - words.trimStart().length
      const end = to - (words.length - words.trimEnd().length)
      return end > start ? { start, end } : undefined
    },
    offsetAt: (x, y) => {
      const caret = caretAt(x, y)
      const piece = pieces.find(({ node }) => node === caret?.node)
      return piece && caret && piece.start + caret.offset
    },
    blockOf: (span) => {
      const element = firstOf(span)?.node.parentElement?.closest(textBlocks)
      return element instanceof HTMLElement ? element : undefined
    },
  }
}

/** The blocks that the passage is in. */
export function blocksOf({ blocks }: PageText, { start, end }: Span): BlockSpan {
  const isIn = (block: Span) => block.start < end && block.end > start
  return [blocks.findIndex(isIn), blocks.findLastIndex(isIn), blocks.length]
}

/** The whole of those blocks; `undefined` where the text has more or fewer than it had. */
export function spanOfBlocks({ blocks }: PageText, [first, last, of]: BlockSpan): Span | undefined {
  const [from, to] = [blocks[first], blocks[last]]
  return from && to && blocks.length === of ? { start: from.start, end: to.end } : undefined
}

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y)
    return caret ? { node: caret.offsetNode, offset: caret.offset } : undefined
  }
  // Chromium until 127 and Safari.
  const range = (document as Partial<Pick<Document, 'caretRangeFromPoint'>>).caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}
