import { sourcesId } from '#content/sourceId.ts'
import { spokenTexts as texts } from '#content/texts/listenPlayer.ts'
import { type Span, splitSentences } from './spoken/splitSentences.ts'
import { spokenForm } from './spoken/spokenForm.ts'

/** A sentence with the way it is said and its place in the page, both made when asked for: an article has hundreds. */
export interface Sentence {
  written: string
  readonly spoken: string
  readonly range: Range
}

/** The units of the keys for the previous and next paragraph: a heading, a paragraph, an item, a row of a table. */
export interface Passage {
  element: HTMLElement
  sentences: Sentence[]
}

/** Elements that are not read: numbers of notes, ways back to them, controls and hints for screen readers. */
const silent = 'sup, [role=doc-backlink], button, input, select, textarea, svg, .unseen'
/** The elements that are read as one passage. */
const spokenElements = 'h1, h2, h3, p, li, tr, pre, figcaption'

/** The passages of an article in reading order: its title and summary, then its text up to the list of its sources. */
export function readPassages(text: HTMLElement): Passage[] {
  const header = text.closest('article')?.querySelector('header')
  const [title, summary] = [header?.querySelector('h1'), header?.nextElementSibling]
  const opening = [title, summary].filter((element) => element instanceof HTMLElement && element.matches('h1, p'))
  const sources = text.querySelector(`[id="${sourcesId}"]`)
  const isBefore = (element: Element) =>
    !sources || Boolean(element.compareDocumentPosition(sources) & Node.DOCUMENT_POSITION_FOLLOWING)
  const body = [...text.querySelectorAll<HTMLElement>(spokenElements)].filter(isBefore)
  return [...(opening as HTMLElement[]), ...body].map(passageOf).filter(({ sentences }) => sentences.length > 0)
}

function passageOf(element: HTMLElement): Passage {
  const sentences = element instanceof HTMLTableRowElement ? rowSentences(element) : sentencesIn(element)
  return { element, sentences: announced(prefixOf(element), sentences) }
}

/** The sentences with words before the first of them. */
function announced(words: string, [first, ...rest]: Sentence[]): Sentence[] {
  if (!first) return []
  if (!words) return [first, ...rest]
  const begun = {
    written: first.written,
    get spoken() {
      return `${words} ${first.spoken}`
    },
    get range() {
      return first.range
    },
  }
  return [begun, ...rest]
}

/** Spoken before a passage, because it is otherwise only visible. */
function prefixOf(element: HTMLElement): string {
  const { parentElement: parent } = element
  if (/^H[23]$/.test(element.tagName)) {
    const number = element.querySelector('span')?.textContent?.trim().replace(/\.$/, '') ?? ''
    return texts.heading(spokenForm(number)).replace(/\s+:/, ':')
  }
  if (element.tagName === 'PRE') return texts.sample
  if (element.tagName === 'FIGCAPTION') return texts.picture
  if (parent instanceof HTMLOListElement) {
    return spokenForm(texts.item(parent.start + [...parent.children].indexOf(element)))
  }
  return parent?.tagName === 'BLOCKQUOTE' && parent.firstElementChild === element ? texts.quote : ''
}

/** The head of a table names its columns; each row says its cells after them. */
function rowSentences(row: HTMLTableRowElement): Sentence[] {
  const head = [...(row.closest('table')?.querySelectorAll('th') ?? [])].map(wordsOf)
  if (row.closest('thead')) {
    const range = document.createRange()
    range.selectNodeContents(row)
    return [{ written: head.join(' | '), spoken: texts.table(head.map(spokenForm)), range }]
  }
  return [...row.querySelectorAll('td')].flatMap((cell, column) => {
    const name = head[column]
    return announced(name ? texts.cell(spokenForm(name)) : '', sentencesIn(cell))
  })
}

interface Stretch {
  node: Text
  /** Its start in the text of the passage. */
  at: number
}

/** The sentences of an element, each with the range of what is to be seen of it. */
function sentencesIn(element: HTMLElement): Sentence[] {
  const stretches: Stretch[] = []
  let text = ''
  for (const node of spokenNodes(element)) {
    stretches.push({ node, at: text.length })
    text += node.data
  }
  return splitSentences(element.tagName === 'PRE' ? text : text.replaceAll('\n', ' ')).flatMap((span) => {
    const written = text.slice(span.start, span.end)
    if (!/[\p{L}\d]/u.test(written)) return []
    const sentence = {
      written,
      get spoken() {
        return spokenForm(written)
      },
      get range() {
        return rangeOf(stretches, span)
      },
    }
    return [sentence]
  })
}

function wordsOf(element: HTMLElement): string {
  return spokenNodes(element)
    .map(({ data }) => data)
    .join('')
    .trim()
}

/** The text nodes that are read, without the number of a heading, which its prefix says. */
function spokenNodes(element: HTMLElement): Text[] {
  const number = /^H[23]$/.test(element.tagName) ? element.querySelector('span') : null
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const { parentElement: parent } = node
    if (parent && (parent.closest(silent) || number?.contains(parent))) continue
    nodes.push(node)
  }
  return nodes
}

function rangeOf(stretches: readonly Stretch[], { start, end }: Span): Range {
  const range = document.createRange()
  const from = stretches.findLast(({ at }) => at <= start)
  const to = stretches.findLast(({ at }) => at < end)
  if (from && to) {
    range.setStart(from.node, start - from.at)
    range.setEnd(to.node, end - to.at)
  }
  return range
}
