// Links each term of the glossary from its first use in a text. Done at build time: a browser gets finished links.
import { changesHeading } from './articleParts.ts'
import type { Block } from './blocks.ts'
import { glossary, termId } from './glossary.ts'
import { glossaryPath } from './glossaryPath.ts'
import type { Service } from './serviceEntity.ts'

/** Splits a service's text before the day of review that closes it. */
const reviewNote = /(?=\*\*Law (?:reviewed|compared) by )/

/** Parts that keep their words: links, names of cases and other emphasis, questions in bold. */
const closed = /\[[^\]]*\]\([^)]*\)|(?<![\p{L}\p{N}])_[^_\n]+_|\*\*[^*\n]*\?\*\*/gu

/** A capital may begin what the pattern writes small: a sentence can start with it. */
const orCapital = (uses: string) =>
  uses.replace(/(^|\||\(\?:)([a-z])/g, (_all, before: string, letter: string) => {
    return `${before}[${letter}${letter.toUpperCase()}]`
  })

/** Longer terms first: "special power of attorney" before "power of attorney". */
const terms = glossary
  .flatMap((group) => group.terms)
  .sort((a, b) => b.term.length - a.term.length)
  .map((entry) => ({ id: termId(entry), pattern: orCapital(entry.uses) }))

const anyTerm = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${terms.map(({ pattern }) => `(${pattern})`).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)

/** Links terms in the parts of one text, given in reading order, each term once. */
export function termLinker(): (part: string) => string {
  const linked = new Set<string>()
  return (part) => {
    const open = part.replace(closed, (words) => '\0'.repeat(words.length))
    let [done, end] = ['', 0]
    for (const { 0: words, index, ...groups } of open.matchAll(anyTerm)) {
      const term = terms.find((_one, position) => groups[position + 1] !== undefined)
      if (!term || linked.has(term.id)) continue
      linked.add(term.id)
      done += `${part.slice(end, index)}[${words}](${glossaryPath}#${term.id})`
      end = index + words.length
    }
    return done + part.slice(end)
  }
}

/** An article's blocks with links to the glossary; its lists of changes and sources stay as they are. */
export function withTermLinks(content: readonly Block[]): Block[] {
  const link = termLinker()
  const end = content.findIndex((block) => block.type === 'heading' && block.content === changesHeading)
  return content.map((block, position) => {
    if (end >= 0 && position >= end) return block
    if (block.type === 'paragraph') return { ...block, content: block.content.split('\n').map(link).join('\n') }
    const hasItems = block.type === 'numbered' || block.type === 'checklist'
    return hasItems ? { ...block, items: block.items.map(link) } : block
  })
}

/** A service with links to the glossary in its answers and its long text, in the order of the page. */
export function withServiceTermLinks(service: Service): Service {
  const link = termLinker()
  const { faqSection, textSection } = service
  const [main = '', review] = textSection.mainText.split(reviewNote)
  return {
    ...service,
    faqSection: {
      ...faqSection,
      questions: faqSection.questions.map(({ question, answer }) => ({ question, answer: link(answer) })),
    },
    textSection: { ...textSection, mainText: main.split('\n').map(link).join('\n') + (review ?? '') },
  }
}
