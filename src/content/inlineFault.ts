import type { PhrasingContent } from 'mdast'
import { type Inline, parseInline } from './inline.ts'

type Shape = string | { type: 'bold' | 'emphasis' | 'link'; href?: string; content: Shape[] }

/**
 * Why the page's small inline parser would show this text differently from CommonMark, as advice to its writer;
 * `undefined` when both agree. The check lets the browser read text with thirty lines instead of a Markdown library.
 */
export function inlineFault(text: string, nodes: readonly PhrasingContent[]): string | undefined {
  for (const node of nodes) {
    const name = unknownNames[node.type]
    if (name) return `holds ${name}, which pages do not show; remove it`
  }
  if (JSON.stringify(shapeOf(parseInline(text))) === JSON.stringify(shapeOfTree(nodes))) return undefined
  return 'is read differently by Markdown editors; write **bold**, _emphasis_ and [text](/path or https://…) only'
}

const unknownNames: Partial<Record<PhrasingContent['type'], string>> = {
  break: 'a line break (two spaces or \\ at the end of a line)',
  html: 'HTML',
  image: 'a picture inside a line',
  inlineCode: 'code between backticks',
  linkReference: 'a link by reference',
  imageReference: 'a picture by reference',
}

/** A note as it is written. */
const noteMarks: Record<'first' | 'again' | 'back', (number: string) => string> = {
  first: (number) => `[^${number}]`,
  again: (number) => `[^${number}+]`,
  back: (number) => `[^<${number}]`,
}

function shapeOf(parts: readonly Inline[]): Shape[] {
  return joined(
    parts.map((part): Shape => {
      if (part.type === 'text') return part.text
      if (part.type === 'note') return noteMarks[part.kind](part.number)
      const content = shapeOf(part.content)
      return part.type === 'link' ? { type: 'link', href: part.href, content } : { type: part.type, content }
    }),
  )
}

function shapeOfTree(nodes: readonly PhrasingContent[]): Shape[] {
  return joined(
    nodes.map((node): Shape => {
      if (node.type === 'strong') return { type: 'bold', content: shapeOfTree(node.children) }
      if (node.type === 'emphasis') return { type: 'emphasis', content: shapeOfTree(node.children) }
      if (node.type === 'link') return { type: 'link', href: node.url, content: shapeOfTree(node.children) }
      return node.type === 'text' ? node.value : `<${node.type}>`
    }),
  )
}

/** Neighbouring stretches of text as one: the two parsers may split them at different places. */
function joined(parts: readonly Shape[]): Shape[] {
  return parts.reduce<Shape[]>((all, part) => {
    const last = all.at(-1)
    if (typeof last === 'string' && typeof part === 'string') all[all.length - 1] = last + part
    else all.push(part)
    return all
  }, [])
}
