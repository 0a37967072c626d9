// The body of an article: CommonMark and tables (GFM), read at build time by micromark's tree builder.
import type { Code, Heading, Image, List, Paragraph, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Block, PictureSize } from './blocks.ts'
import { boxFault } from './checklist.ts'
import { inlineFault } from './inlineFault.ts'
import { ContentError } from './schema.ts'
import { anchorOf } from './slug.ts'

/** Pictures that are no drawn figures, by the names under which texts show them. */
export type StoredPictures = ReadonlyMap<string, PictureSize & { src: string }>

interface Context {
  file: string
  source: string
  /** Whether a drawn figure of that name exists. */
  hasFigure: (name: string) => boolean
  pictures: StoredPictures
  ids: Set<string>
  lastLevel: number
}

/** The blocks of an article's body (BA-08, BA-20). Faults are `ContentError`s that say what to write instead. */
export function parseBlocks(
  file: string,
  body: string,
  hasFigure: (name: string) => boolean,
  pictures: StoredPictures = new Map(),
): Block[] {
  return readBlocks(file, body, hasFigure, pictures).map(({ block }) => {
    if (block instanceof ContentError) throw block
    return block
  })
}

/** A block or its fault, and the line of the body on which it begins, from 1. */
export interface ReadBlock {
  line: number
  block: Block | ContentError
}

/** The blocks of a body with their lines, so that every faulty one can be named. */
export function readBlocks(
  file: string,
  body: string,
  hasFigure: (name: string) => boolean,
  pictures: StoredPictures = new Map(),
): ReadBlock[] {
  const context: Context = { file, source: body, hasFigure, pictures, ids: new Set(), lastLevel: 1 }
  const tree = fromMarkdown(body, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  return tree.children.map((node) => ({ line: node.position?.start.line ?? 1, block: blockOrFault(node, context) }))
}

function blockOrFault(node: RootContent, context: Context): ReadBlock['block'] {
  try {
    return blockOf(node, context)
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
}

function blockOf(node: RootContent, context: Context): Block {
  const { file } = context
  switch (node.type) {
    case 'heading':
      return headingBlock(node, context)
    case 'paragraph': {
      const [only] = node.children
      if (only?.type === 'image' && node.children.length === 1) return imageBlock(only, context)
      return { type: 'paragraph', content: textOf(node, context) }
    }
    case 'list':
      return listBlock(node, context)
    case 'table':
      return tableBlock(node, context)
    case 'blockquote': {
      const parts = node.children.map((child) => {
        if (child.type === 'paragraph') return textOf(child, context)
        throw new ContentError(file, `quotation "${startOf(node, context)}"`, 'may hold paragraphs only')
      })
      return { type: 'quote', content: parts.join('\n\n') }
    }
    case 'code':
      return sampleBlock(node, context)
    default:
      throw new ContentError(
        file,
        `"${startOf(node, context)}"`,
        `is ${node.type === 'html' ? 'HTML' : 'a construct'} that pages do not show; remove it or write it as text`,
      )
  }
}

function headingBlock(node: Heading, context: Context): Block {
  const { file, lastLevel, ids } = context
  const level = node.depth
  const content = node.children.length === 0 ? '' : sourceOf({ position: spanOf(node.children) }, context)
  const fault = (advice: string) => new ContentError(file, `heading "${content}"`, advice)
  if (!sourceOf(node, context).startsWith('#')) {
    throw fault('is underlined by the line below it; write "## " before a heading, and take the line out')
  }
  if (level !== 2 && level !== 3) throw fault('must be of level 2 or 3')
  if (!content) throw new ContentError(file, `heading "${'#'.repeat(level)}"`, 'needs a space after #, and text')
  if (level > lastLevel + 1) throw fault(`skips a level; use ${'#'.repeat(lastLevel + 1)}`)
  if (!isPlain(node, content)) throw fault('is shown as typed; take out bold, links and notes')
  context.lastLevel = level
  return { type: 'heading', level, content, id: uniqueId(anchorOf(content), ids) }
}

/** Whether the text has no signs that mean something: pages, their contents and the search show that of a heading as it is typed. */
function isPlain({ children }: Heading, content: string): boolean {
  return children.every((child) => child.type === 'text' && child.value === content) && !content.includes('[^')
}

function imageBlock({ alt, url, title }: Image, context: Context): Block {
  const { file, hasFigure, pictures } = context
  const fault = (advice: string) => new ContentError(file, `image "${url}"`, advice)
  if (!alt?.trim()) throw fault('needs an alternative text: write in the brackets what is to be seen')
  const caption = title ?? ''
  if (hasFigure(url)) return { type: 'image', src: url, alt, caption }
  const picture = pictures.get(url)
  if (!picture)
    throw fault('is no picture of the site; add it in the workplace or to src/content/pictures, or correct its name')
  const { src, width, height, widths } = picture
  return { type: 'image', src, alt, caption, size: { width, height, widths } }
}

/**
 * Bullets are lines of a paragraph that start with '- ' (BA-08); numbered lists and checklists are blocks of their own
 * types.
 */
function listBlock(list: List, context: Context): Block {
  const items = list.children.map((item) => {
    const [text] = item.children
    if (item.children.length !== 1 || text?.type !== 'paragraph') {
      throw new ContentError(
        context.file,
        `list item "${startOf(item, context)}"`,
        'must hold one paragraph; end a nested list or write it as a list below',
      )
    }
    return textOf(text, context).replaceAll('\n', ' ')
  })
  const fault = boxFault(items)
  if (fault) throw new ContentError(context.file, `list "${items[0]?.slice(0, 60)}"`, fault)
  const isChecklist = items[0]?.startsWith('[ ] ')
  if (list.ordered && isChecklist) {
    throw new ContentError(context.file, `list "${items[0]}"`, 'is numbered and has boxes; write "- [ ] " and the text')
  }
  if (list.ordered) return { type: 'numbered', start: list.start ?? 1, items }
  if (isChecklist) return { type: 'checklist', items: items.map((item) => item.slice('[ ] '.length)) }
  return { type: 'paragraph', content: items.map((item) => `- ${item}`).join('\n') }
}

function tableBlock(table: Table, context: Context): Block {
  const [head = [], ...rows] = table.children.map((row) => row.children.map((cell) => textOf(cell, context)))
  if (rows.length === 0)
    throw new ContentError(context.file, `table "${head.join(' | ')}"`, 'has no rows below its head')
  const uneven = rows.find((row) => row.length !== head.length)
  if (uneven) {
    throw new ContentError(
      context.file,
      `table row "${uneven[0] ?? ''}"`,
      `must have ${head.length} cells, as the head`,
    )
  }
  return { type: 'table', head, rows }
}

/** Sample wording. Its title is its first line if an empty one follows, else it stands after the opening fence. */
function sampleBlock(node: Code, context: Context): Block {
  const content = codeOf(node, context)
  const title = node.meta ?? /^(.+)\n\n/.exec(content)?.[1]
  if (!title) {
    const first = content.split('\n')[0] ?? ''
    throw new ContentError(context.file, `sample "${first}"`, 'has no title; write "```text Title", or begin with it')
  }
  return { type: 'code', title, content }
}

function codeOf(node: Code, context: Context): string {
  const source = sourceOf(node, context)
  const first = node.value.split('\n')[0] ?? ''
  if (!source.startsWith('```')) {
    throw new ContentError(context.file, `indented text "${first}"`, 'needs lines of ``` above and below, or no indent')
  }
  // A fence inside the text was meant to open another block: the first one was never closed.
  if (!source.trimEnd().endsWith('\n```') || /^```/m.test(node.value)) {
    throw new ContentError(context.file, `code block "${first}"`, 'is never closed; end it with ```')
  }
  return node.value
}

/** The text as typed, after a check that the page's inline parser reads it as CommonMark does. */
function textOf(node: Paragraph | Table['children'][number]['children'][number], context: Context): string {
  const typed = node.children.length === 0 ? '' : sourceOf({ position: spanOf(node.children) }, context)
  // Lines after the first carry the indent of their list or the marks of their quotation.
  const text = typed.replace(/[ \t]*\n[ \t>]*/g, '\n')
  refuseStrays(context.file, text)
  const fault = inlineFault(text, node.children)
  if (fault) throw new ContentError(context.file, `text "${text.slice(0, 60)}"`, fault)
  return text
}

/** Headings and images that a slip of the keyboard made into plain text, which a page would show as typed. */
function refuseStrays(file: string, text: string): void {
  for (const line of text.split('\n')) {
    if (/^#+/.test(line)) throw new ContentError(file, `heading "${line}"`, 'needs a space after #, and text')
    if (line.startsWith('!['))
      throw new ContentError(
        file,
        'image',
        `must stand between empty lines, its caption in straight quotation marks: ${line}`,
      )
  }
}

type Span = { position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined }

function spanOf(nodes: readonly Span[]): NonNullable<Span['position']> {
  return { start: nodes[0]?.position?.start ?? {}, end: nodes.at(-1)?.position?.end ?? {} }
}

function sourceOf({ position }: Span, { source }: Context): string {
  return source.slice(position?.start.offset, position?.end.offset)
}

/** The first words of a node, so that an error names its place. */
function startOf(node: Span, context: Context): string {
  return (sourceOf(node, context).split('\n')[0] ?? '').slice(0, 60)
}

function uniqueId(base: string, taken: Set<string>): string {
  let id = base
  for (let n = 2; taken.has(id); n++) id = `${base}-${n}`
  taken.add(id)
  return id
}
