// Numbered notes: where a text states a rule, `[^stamp]` marks the official text it comes from.
import { sourcesHeading } from './articleParts.ts'
import type { Block } from './blocks.ts'
import { officialTexts } from './law.ts'
import { ContentError } from './schema.ts'
import { slugOf } from './slug.ts'

const mark = /\[\^([^\]]*)\]/g

/**
 * The blocks with numbers in their marks, and the official texts as a numbered list that closes the article. A text's
 * first mark is `[^1]`, to which its note leads back by `[^<1]`; later ones are `[^1+]`. Numbers follow `names`, the list
 * of the front matter.
 */
export function withSources(file: string, body: readonly Block[], names: string | undefined): Block[] {
  const listed = names?.split(',').map((name) => name.trim()) ?? []
  const marked = new Set<number>()
  const linked = (text: string) =>
    text.replace(mark, (_all, name: string) => {
      const number = listed.indexOf(name) + 1
      if (number === 0) throw new ContentError(file, `note "[^${name}]"`, 'is not among the sources; add it there')
      const again = marked.has(number) ? '+' : ''
      marked.add(number)
      return `[^${number}${again}]`
    })
  const blocks = body.map((block): Block => {
    if (block.type === 'paragraph' || block.type === 'quote') return { ...block, content: linked(block.content) }
    if (block.type === 'numbered' || block.type === 'checklist') return { ...block, items: block.items.map(linked) }
    return block.type === 'table' ? { ...block, rows: block.rows.map((row) => row.map(linked)) } : block
  })
  if (listed.length === 0) return blocks
  const items = listed.map((name, position) => {
    const text = Object.entries(officialTexts).find(([key]) => key === name)?.[1]
    if (!text) {
      const known = Object.keys(officialTexts).join(', ')
      throw new ContentError(file, 'sources', `"${name}" is not an official text of law.ts; use one of ${known}`)
    }
    const number = position + 1
    return `[${text.title}](${text.url})${marked.has(number) ? ` [^<${number}]` : ''}`
  })
  return [
    ...blocks,
    { type: 'heading', level: 2, content: sourcesHeading, id: slugOf(sourcesHeading) },
    { type: 'numbered', start: 1, items },
  ]
}
