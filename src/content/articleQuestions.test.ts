import { expect, test } from 'vitest'
import { parseBlocks } from './articleBlocks.ts'
import { faqPageOf, questionsOf } from './articleQuestions.ts'

const questions = (body: string) => questionsOf(parseBlocks('a.md', body, () => true))

test('the questions of an article are the paragraphs of their section, without marks', () => {
  const body =
    '## Tax\n\n**Is this one?** No.\n\n## Frequently asked questions\n\n**May I sell?** Yes, see [the guide](/blogs/x) and **ask**.\n\nNo question.\n\n## What has changed\n\n**And this?** No.'
  expect(questions(body)).toEqual([{ question: 'May I sell?', answer: 'Yes, see the guide and ask.' }])
})

test('the structured data names each question and its answer', () => {
  const content = parseBlocks('a.md', '## Frequently asked questions\n\n**May I sell?** Yes.', () => true)
  const acceptedAnswer = { '@type': 'Answer', text: 'Yes.' }
  expect(faqPageOf(content)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'May I sell?', acceptedAnswer }],
  })
  expect(faqPageOf([])).toBeUndefined()
})

test('an article without that section has none', () => {
  expect(questions('## Tax\n\n**Is this one?** No.')).toEqual([])
})
