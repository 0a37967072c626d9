import { expect, test } from 'vitest'
import { articles, lawCheckHeading, partsOf, runningTextOf, services } from '../../support/written.ts'

const opening = 'Law check – reviewed 20 November 2026:'

test('BA-16 every article closes with a law check that says when it was made', () => {
  for (const blog of articles) {
    const [heading, first] = partsOf(blog).lawCheck
    expect(heading, blog.slug).toMatchObject({ type: 'heading', level: 2, content: lawCheckHeading })
    expect(first?.type === 'paragraph' && first.content.startsWith(`${opening} `), blog.slug).toBe(true)
    const closing = partsOf(blog).lawCheck.slice(1)
    expect(
      closing.filter(({ type }) => type !== 'paragraph'),
      blog.slug,
    ).toEqual([])
  }
})

test('BA-16 law of 2025 and 2026 in a text dated before it is named in its law check', () => {
  const later = /\b(?:20\d\d INSC|2025 Act|Income-tax Act, 2025|(?:July|October|November|December) 2025|2026)\b/
  const unnamed = articles.filter((blog) => {
    const { body, lawCheck } = partsOf(blog)
    return (
      later.test(runningTextOf(body)) &&
      !/added|2025|2026|brought up to date/.test(runningTextOf(lawCheck.slice(1)).slice(opening.length))
    )
  })
  expect(unnamed.map(({ slug }) => slug)).toEqual([])
})

test('SD-10 a service whose text holds rates, forms or limits that moved closes with a law check', () => {
  const moved = /22 July 2024|Form(?:s)? \d|probate|section 213|IBC|Ombudsman|182 days/i
  for (const service of services) {
    const { mainText } = service.textSection
    const all = mainText + service.faqSection.questions.map(({ answer }) => answer).join('\n')
    const last = mainText.split('\n\n').at(-1) ?? ''
    if (moved.test(all)) expect(last.startsWith(`**${opening}**`), service.path).toBe(true)
    expect(mainText.split(opening).length - 1, service.path).toBeLessThanOrEqual(1)
  }
})
