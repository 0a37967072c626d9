import { uriPart } from './uriPart.ts'

/** A passage of a page: what it says, and the link that opens the page there with the passage marked. */
export interface Passage {
  quote: string
  link: string
}

/** Elements whose text stands by itself: text fragments match within one at a time. Lines of a sample are blocks of their own. */
export const textBlocks = 'p, li, h1, h2, h3, h4, td, th, dt, dd, figcaption, blockquote, pre > span, pre, div'
/** Hints for screen readers: a text fragment matches only what is in sight. */
const hidden = '.unseen'
/** Visible elements that are no words of the text: note numbers, buttons and what they say. */
const noWords = `${hidden}, sup, button, [role=status]`
const wordSign = /[\p{L}\p{M}\p{N}]/u
/** A passage of at most so many words is named in full. */
const mostWords = 12
/** So many words name the beginning and the end of a longer one. */
const edgeWords = 5
/** So many words beside it tell a passage from the same words elsewhere. */
const contextWords = 3

/**
 * The passage of `root` that the range covers, in whole words, as a link to `address` with a text fragment
 * (https://wicg.github.io/scroll-to-text-fragment/). `undefined` when it covers no text. A browser that does not know
 * text fragments opens the page at its top.
 */
export function passageLink(address: string, range: Range, root: Element): Passage | undefined {
  if (!range.intersectsNode(root)) return undefined
  const whole = inWholeWords(range)
  const parts = partsOf(whole, root, hidden)
  const [first, last] = [parts[0], parts.at(-1)]
  const quote = textOf(partsOf(whole, root, noWords))
  if (!first || !last || !quote) return undefined
  const { start, end } = ends(parts.map(({ text }) => text))
  const context = isAmbiguous(start, root) ? wordsBeside(whole, first.block, last.block) : {}
  const directive = [
    context.before && `${encoded(context.before)}-`,
    encoded(start),
    end && encoded(end),
    context.after && `-${encoded(context.after)}`,
  ]
  return { quote, link: `${address}#:~:text=${directive.filter(Boolean).join(',')}` }
}

/** A link to words of a page that may have changed since, as a text fragment: each line of the words is one of its blocks. */
export function wordsLink(address: string, words: string): string {
  const { start, end } = ends(words.split('\n').map(joined))
  return `${address}#:~:text=${[start, ...(end ? [end] : [])].map(encoded).join(',')}`
}

/** Identifies a passage of these blocks: all words of a short one, else those at its beginning and its end. */
function ends(blocks: readonly string[]): { start: string; end?: string } {
  const [first = [], last = []] = [blocks[0], blocks.at(-1)].map((text = '') => text.split(' '))
  if (blocks.length === 1 && first.length <= mostWords) return { start: first.join(' ') }
  return { start: first.slice(0, edgeWords).join(' '), end: last.slice(-edgeWords).join(' ') }
}

/** Text fragments match whole words only. */
function inWholeWords(range: Range): Range {
  const whole = range.cloneRange()
  const { startContainer, endContainer } = range
  if (startContainer instanceof Text) {
    const { data } = startContainer
    let start = range.startOffset
    if (wordSign.test(data[start] ?? '')) while (wordSign.test(data[start - 1] ?? '')) start -= 1
    whole.setStart(startContainer, start)
  }
  if (endContainer instanceof Text) {
    const { data } = endContainer
    let end = range.endOffset
    if (wordSign.test(data[end - 1] ?? '')) while (wordSign.test(data[end] ?? '')) end += 1
    whole.setEnd(endContainer, end)
  }
  return whole
}

interface Part {
  block: Element
  text: string
}

/** The text of the range without that of some elements, block by block. */
function partsOf(range: Range, root: Element, leftOut: string): Part[] {
  const parts: Part[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !range.intersectsNode(node) || node.parentElement?.closest(leftOut)) continue
    const from = node === range.startContainer ? range.startOffset : 0
    const to = node === range.endContainer ? range.endOffset : node.length
    const block = node.parentElement?.closest(textBlocks) ?? root
    const part = parts.at(-1)
    const text = node.data.slice(from, to)
    if (part?.block === block) part.text += text
    else parts.push({ block, text })
  }
  return parts.map(({ block, text }) => ({ block, text: joined(text) })).filter(({ text }) => text !== '')
}

function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join(' ')
}

/** The words before the range in its first block, or if there are none those after it in its last. */
function wordsBeside(range: Range, first: Element, last: Element): { before?: string; after?: string } {
  const beside = document.createRange()
  beside.selectNodeContents(first)
  beside.setEnd(range.startContainer, range.startOffset)
  const before = textOf(partsOf(beside, first, hidden))
    .split(' ')
    .slice(-contextWords)
    .join(' ')
  if (before) return { before }
  beside.selectNodeContents(last)
  beside.setStart(range.endContainer, range.endOffset)
  const after = textOf(partsOf(beside, last, hidden))
    .split(' ')
    .slice(0, contextWords)
    .join(' ')
  return after ? { after } : {}
}

function isAmbiguous(text: string, root: Element): boolean {
  const whole = document.createRange()
  whole.selectNodeContents(root)
  const all = textOf(partsOf(whole, root, hidden)).toLowerCase()
  const wanted = text.toLowerCase()
  return all.indexOf(wanted) !== all.lastIndexOf(wanted)
}

function joined(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Words as a part of a text fragment. Hyphens separate its parts, so those of the text are encoded too. */
function encoded(text: string): string {
  return uriPart(text).replaceAll('-', '%2D')
}
