import { expect, test } from 'vitest'
import { isoDay } from '#content/isoDay.ts'
import { linksOf, plain } from '../../support/prose.ts'
import { articles, partsOf, runningTextOf, services } from '../../support/siteTexts.ts'
import { isOfficialText } from './officialText.ts'

/** The bullets of an article's list of changes, as typed. */
const changesOf = (blog: (typeof articles)[number]) =>
  runningTextOf(partsOf(blog).changes)
    .split('\n')
    .filter((line) => line.length > 0)

const each = articles.map((blog) => [blog.slug, blog] as const)

test.each(each)('BA-16 %s gives each change a day and an official text or a citation', (_slug, blog) => {
  for (const change of changesOf(blog)) {
    const [, day = ''] = /^- \*\*((?:\d{1,2} [A-Z][a-z]+ )?\d{4}):\*\* /.exec(change) ?? []
    expect(Date.parse(`${day} UTC`), change).toBeLessThanOrEqual(Date.parse(`${blog.reviewed} UTC`))
    expect(linksOf(change).some(isOfficialText) || /\b\d{4} INSC \d+/.test(change), change).toBe(true)
  }
})

test('BA-04 every article was reviewed on or after the day of its first publication', () => {
  for (const blog of articles) expect(isoDay(blog.reviewed) >= isoDay(blog.date), blog.slug).toBe(true)
})

test('BA-16 law of 2025 and 2026 in a text published before it is in its list of changes', () => {
  const later = /\b(?:20\d\d INSC|2025 Act|Income-tax Act, 2025|(?:July|October|November|December) 2025|2026)\b/
  const unnamed = articles.filter(
    (blog) => later.test(runningTextOf(partsOf(blog).body)) && !/202[56]/.test(plain(changesOf(blog).join('\n'))),
  )
  expect(unnamed.map(({ slug }) => slug)).toEqual([])
})

test('SD-10 a service whose text holds rates, forms or limits that moved closes with the day of its review', () => {
  const moved = /22 July 2024|Form(?:s)? \d|probate|section 213|IBC|Ombudsman|182 days/i
  const closing = /^\*\*Law (?:reviewed|compared) by .* on \d{1,2} [A-Z][a-z]+ \d{4}.*?\.\*\*/
  for (const service of services) {
    const { mainText } = service.textSection
    const all = mainText + service.faqSection.questions.map(({ answer }) => answer).join('\n')
    const last = mainText.split('\n\n').at(-1) ?? ''
    if (moved.test(all)) expect(last, service.path).toMatch(closing)
    expect(mainText.split(/Law (?:reviewed|compared) by/).length - 1, service.path).toBeLessThanOrEqual(1)
  }
})
