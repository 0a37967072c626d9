import type { Paragraph, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { expect, test } from 'vitest'
import { partAtChecklists } from '#content/checklist.ts'
import { inlineFault } from '#content/inlineFault.ts'
import { parsePieces } from '#content/pieces.ts'
import { services } from '../../support/siteTexts.ts'

/** The faults of a text whose paragraphs and bullets a page reads with the small parser. */
function faultsOf(text: string): string[] {
  return parsePieces(text).flatMap((piece) =>
    (piece.type === 'paragraph' ? [piece.text] : piece.items).flatMap((line) => {
      const [node]: (RootContent | Paragraph)[] = fromMarkdown(line).children
      const fault = node?.type === 'paragraph' ? inlineFault(line, node.children) : `is read as ${node?.type}`
      return fault === undefined ? [] : [`${line.slice(0, 60)}: ${fault}`]
    }),
  )
}

test('the marks in the texts of services mean to a page what they mean in CommonMark', () => {
  const texts = services.flatMap(({ textSection, faqSection }) => [
    textSection.mainText,
    ...faqSection.questions.map(({ answer }) => answer),
  ])
  expect(texts.flatMap(faultsOf)).toEqual([])
  expect(faultsOf('A *deed* and `a key`.\n- 1. seal')).toHaveLength(2)
})

test('each service has a checklist of three items or more, and no item twice', () => {
  const lists = services.map(({ path, textSection }) => ({
    path,
    items: partAtChecklists(textSection.mainText).flatMap((part) => (typeof part === 'string' ? [] : part)),
  }))
  expect(lists.filter(({ items }) => items.length < 3 || new Set(items).size < items.length)).toEqual([])
})
