// Numbered notes: where a text states a rule, `[^stamp]` marks the official text it comes from.
import type { Block } from './blocks.ts'
import { officialTexts } from './law.ts'
import { checkOfText } from './lawChecks.ts'
import { ContentError } from './schema.ts'
import type { Service } from './serviceEntity.ts'
import { sourcesId } from './sourceId.ts'
import { noteTexts } from './texts/notes.ts'

/** The mark of an official text, by its name. */
export const sourceMark = /\[\^([^\]]*)\]/g

/**
 * The blocks with numbers in their marks, and the official texts as a numbered list that closes the article. Numbers
 * follow `names`, the list of the front matter.
 */
export function withSources(file: string, body: readonly Block[], names: string | undefined): Block[] {
  const listed = names?.split(',').map((name) => name.trim()) ?? []
  const twice = listed.find((name, index) => listed.indexOf(name) < index)
  if (twice !== undefined) throw new ContentError(file, 'sources', `names "${twice}" twice; remove one of them`)
  const own = body.find((block) => block.type === 'heading' && block.id === sourcesId)
  if (listed.length > 0 && own)
    throw new ContentError(
      file,
      `heading "${noteTexts.heading}"`,
      'closes the text by itself, above its sources; take it out',
    )
  const { linked, notes } = numbering(file, listed)
  const blocks = body.map((block): Block => {
    if (block.type === 'paragraph' || block.type === 'quote') return { ...block, content: linked(block.content) }
    if (block.type === 'numbered' || block.type === 'checklist') return { ...block, items: block.items.map(linked) }
    if (block.type !== 'table') return block
    return { ...block, head: block.head.map(linked), rows: block.rows.map((row) => row.map(linked)) }
  })
  if (listed.length === 0) return blocks
  return [
    ...blocks,
    { type: 'heading', level: 2, content: noteTexts.heading, id: sourcesId },
    { type: 'numbered', start: 1, items: notes() },
  ]
}

/**
 * The service with numbers in the marks of its answers and its long text, and with its list of official texts. Numbers
 * follow the page. A note leads back into the long text where it can: an answer may be closed.
 */
export function withServiceSources(service: Service): Service {
  const { faqSection, textSection } = service
  const parts = [...faqSection.questions.map(({ answer }) => answer), textSection.mainText]
  const names = new Set(parts.flatMap((part) => Array.from(part.matchAll(sourceMark), ([, name = '']) => name)))
  const { linked, notes } = numbering(`src/content/services/${service.path}.md`, [...names])
  const mainText = linked(textSection.mainText)
  const questions = faqSection.questions.map(({ question, answer }) => ({ question, answer: linked(answer) }))
  return {
    ...service,
    faqSection: { ...faqSection, questions },
    textSection: { ...textSection, mainText },
    sources: notes(),
  }
}

/**
 * Numbers the marks of one page by its list of official texts. A text's first mark is `[^1]`, to which its note leads
 * back by `[^<1]`; later ones are `[^1+]`. `notes` is called last, when it is known which texts were marked.
 */
function numbering(file: string, listed: readonly string[]) {
  const marked = new Set<number>()
  const linked = (text: string) =>
    text.replace(sourceMark, (_all, name: string) => {
      const number = listed.indexOf(name) + 1
      if (number === 0) throw new ContentError(file, `note "[^${name}]"`, 'is not among the sources; add it there')
      const again = marked.has(number) ? '+' : ''
      marked.add(number)
      return `[^${number}${again}]`
    })
  const notes = () =>
    listed.map((name, position) => {
      const text = Object.entries(officialTexts).find(([key]) => key === name)?.[1]
      if (!text) {
        const known = Object.keys(officialTexts).join(', ')
        throw new ContentError(file, 'sources', `"${name}" is not an official text of law.ts; use one of ${known}`)
      }
      const number = position + 1
      const check = checkOfText(text.url)
      const how = check ? `: ${noteTexts.checked(check)}.` : ''
      return `[${text.title}](${text.url})${how}${marked.has(number) ? ` [^<${number}]` : ''}`
    })
  return { linked, notes }
}
