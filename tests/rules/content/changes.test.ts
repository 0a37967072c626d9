import { expect, test } from 'vitest'
import { isoDay } from '#content/isoDay.ts'
import { linksOf, plain } from '../../support/prose.ts'
import { articles, changesHeading, everyText, partsOf, runningTextOf, services } from '../../support/siteTexts.ts'
import { isOfficialText } from './officialText.ts'

const reviewed = '22 November 2026'

/** The bullets of an article's list of changes, as typed. */
const changesOf = (blog: (typeof articles)[number]) =>
  runningTextOf(partsOf(blog).changes)
    .split('\n')
    .filter((line) => line.length > 0)

const each = articles.map((blog) => [blog.slug, blog] as const)

test.each(each)('BA-16 %s closes with one list of what has changed', (_slug, blog) => {
  const [heading, list, ...rest] = partsOf(blog).changes
  expect(heading).toMatchObject({ type: 'heading', level: 2, content: changesHeading })
  expect(list?.type).toBe('paragraph')
  expect(rest).toEqual([])
  expect(changesOf(blog).length).toBeGreaterThanOrEqual(2)
})

test.each(each)('BA-16 %s gives each change a day and an official text or a citation', (_slug, blog) => {
  for (const change of changesOf(blog)) {
    const [, day = ''] = /^- \*\*((?:\d{1,2} [A-Z][a-z]+ )?\d{4}):\*\* /.exec(change) ?? []
    expect(Date.parse(`${day} UTC`), change).toBeLessThanOrEqual(Date.parse(`${blog.reviewed} UTC`))
    expect(linksOf(change).some(isOfficialText) || /\b\d{4} INSC \d+/.test(change), change).toBe(true)
  }
})

test('BA-16 a list of changes holds changes only', () => {
  const others = articles.flatMap((blog) =>
    changesOf(blog).filter((one) => /unchanged|was added|at (?:the|this) review/.test(one)),
  )
  expect(others).toEqual([])
})

test('BA-04 every article shows one day of review, after its first publication', () => {
  expect(new Set(articles.map((blog) => blog.reviewed))).toEqual(new Set([reviewed]))
  for (const blog of articles) expect(isoDay(blog.reviewed) > isoDay(blog.date), blog.slug).toBe(true)
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
  const closing = `**Law reviewed ${reviewed}.**`
  for (const service of services) {
    const { mainText } = service.textSection
    const all = mainText + service.faqSection.questions.map(({ answer }) => answer).join('\n')
    const last = mainText.split('\n\n').at(-1) ?? ''
    if (moved.test(all)) expect(last.startsWith(closing), service.path).toBe(true)
    expect(mainText.split('Law reviewed').length - 1, service.path).toBeLessThanOrEqual(1)
  }
})

test('BA-31 no text says that its figures are those of the day of its publication', () => {
  const claims =
    /figures? (?:are|is|stand|apply)[^.]{0,30}(?:date|day) of (?:the|this) (?:article|publication)|figures? (?:are|is) those of (?:the|this) article/i
  expect(everyText.filter(({ text }) => claims.test(text)).map(({ where }) => where)).toEqual([])
  expect(claims.test('Figures are those of the article’s date unless a law check says otherwise.')).toBe(true)
})
