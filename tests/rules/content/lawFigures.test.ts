import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dueForReview, type LawFigure, reviewable } from '#content/law.ts'
import { deviceDays, retentionDays } from '#content/retention.ts'
import { plain } from '../../support/prose.ts'
import { articles, everyText, stringsIn } from '../../support/siteTexts.ts'
import { sourceFiles } from '../sources.ts'
import { examplesOf } from './examples.ts'
import { isOfficialText } from './officialText.ts'
import { printedFigure } from './statesLaw.ts'

const figures: [string, LawFigure][] = Object.entries(reviewable)
const figuresIn = (text: string) => plain(text).match(new RegExp(printedFigure, 'g')) ?? []

/** Figures of the specification, of reminders, or of our own settings in the privacy policy, which no law fixes. */
const specified = [
  ...['7-14 days', '14 days', '3 days', '6 months', '48 hours'],
  ...Object.values({ ...retentionDays, ...deviceDays }).map((days) => `${days} days`),
]
const ofLaw = new Set([...figures.flatMap(([, { printed }]) => [...printed]), ...specified])
/** The table of the States has a source and a day in each cell instead, as states.test.ts asks. */
const outsideStates = ({ where }: { where: string }) => !where.startsWith('guides/states.')
/** Articles of the site for which examples are computed. */
const withExamples = articles.map(({ slug }) => slug).filter((slug) => slug in examplesOf)

test('BA-25 every figure that a text prints is a figure of law.ts or of its own examples', () => {
  const strays = everyText.filter(outsideStates).flatMap(({ where, text }) => {
    const slug = /^articles\/(.+)\.md/.exec(where)?.[1] ?? ''
    const own = examplesOf[slug] ?? { given: [], computed: [] }
    const known = new Set([...ofLaw, ...own.given, ...own.computed])
    return figuresIn(text).flatMap((one) => (known.has(one) ? [] : [`${where}: ${one}`]))
  })
  expect(strays).toEqual([])
})

test.each(withExamples)('BA-25 %s prints every result of its examples as they are computed', (slug) => {
  const blog = articles.find((one) => one.slug === slug)
  const text = stringsIn(blog?.content, slug)
    .map((one) => plain(one.text))
    .join('\n')
  const { given = [], computed = [] } = examplesOf[slug] ?? {}
  expect([...given, ...computed].filter((one) => !text.includes(one))).toEqual([])
})

test('every figure of law.ts comes from an official text and has a day of review', () => {
  expect(figures.filter(([, { source }]) => !isOfficialText(source))).toEqual([])
  const days = figures.flatMap(([, { reviewed, from, until }]) =>
    [reviewed, from, until].filter((day) => day !== undefined),
  )
  expect(days.filter((day) => new Date(day).toISOString().slice(0, 10) !== day)).toEqual([])
})

test('a figure is due for review when more than six months have passed', () => {
  const one: LawFigure = { what: 'x', printed: ['1%'], source: 'https://example.org/', reviewed: '2026-05-22' }
  expect(dueForReview(new Date('2026-11-22'), { one })).toEqual([])
  expect(dueForReview(new Date('2026-11-23'), { one })).toEqual([['one', one]])
})

test('a figure that no list knows is found', () => {
  expect(figuresIn('12.5% of ₹1.1 crore, USD 1 million, 90 days, Forms 145 and 146, Form FC-GPR')).toEqual([
    '12.5%',
    '₹1.1 crore',
    'USD 1 million',
    '90 days',
    'Forms 145 and 146',
    'Form FC-GPR',
  ])
  expect(ofLaw.has('14%')).toBe(false)
})

test('the tools take every tax year from law.ts: in April there is one place to raise it', () => {
  const files = ['src/law', 'src/site/features/tools'].flatMap((folder) => sourceFiles(folder))
  const own = files
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .filter((file) => /\b202\d\b/.test(readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')))
  expect(files.length).toBeGreaterThan(40)
  expect(own).toEqual([])
})
