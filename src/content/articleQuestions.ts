import type { Block, FaqPage } from './blocks.ts'
import { type Inline, parseInline } from './inline.ts'
import type { FaqItem } from './pages/resources.ts'
import { anchorOf } from './slug.ts'

/** Heading of the section that holds an article's questions. */
export const questionsHeading = 'Frequently asked questions'

/**
 * The questions of an article with their answers, for structured data: the paragraphs of that section, each a question
 * in bold and its answer.
 */
export function questionsOf(content: readonly Block[]): FaqItem[] {
  const start = content.findIndex((block) => block.type === 'heading' && block.id === anchorOf(questionsHeading)) + 1
  if (start === 0) return []
  const rest = content.slice(start)
  const end = rest.findIndex((block) => block.type === 'heading')
  return rest.slice(0, end < 0 ? undefined : end).flatMap((block) => {
    const [, question, answer] = (block.type === 'paragraph' && /^\*\*(.+?\?)\*\* (.+)$/s.exec(block.content)) || []
    return question && answer ? [{ question, answer: withoutMarks(answer) }] : []
  })
}

/** The article's questions as structured data, if it has any. */
export function faqPageOf(content: readonly Block[]): FaqPage | undefined {
  const mainEntity = questionsOf(content).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return mainEntity.length > 0 ? { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity } : undefined
}

function withoutMarks(text: string): string {
  return parseInline(text).map(wordsOf).join('')
}

function wordsOf(part: Inline): string {
  if (part.type === 'text') return part.text
  return part.type === 'note' ? '' : part.content.map(wordsOf).join('')
}
