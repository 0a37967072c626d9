import { expect, test } from 'vitest'
import { allGuides, countryGuides } from '#content/allGuides.ts'
import { allCityHours } from '#content/cityHours.ts'
import type { Guide } from '#content/guide.ts'
import { aheadText, officeHours, timeRows } from '#content/hoursApart.ts'
import { apostilleSince } from '#content/law.ts'
import { guidePages } from '#content/texts/guidePages.ts'
import { linksOf, plain } from '../../support/prose.ts'
import { isOfficialText } from './officialText.ts'
import { namesLaw } from './statesLaw.ts'

const named = allGuides.map((guide) => [guide.path, guide] as const)
const countries = countryGuides.map((guide) => [guide.path, guide] as const)

const textsOf = ({ sections }: Guide) =>
  sections.flatMap(({ id, parts }) =>
    parts.flatMap((part) => {
      if (part.type === 'text') return part.text.split(/\n+/).map((text) => ({ id, text }))
      if (part.type === 'days')
        return part.days.map(({ iso, name }) => ({ id, text: `${Number(iso.slice(8))} · ${name}` }))
      return part.type === 'table' ? part.rows.map((row) => ({ id, text: row.join(' · ') })) : []
    }),
  )
const sectionText = (guide: Guide, section: string) =>
  textsOf(guide)
    .filter(({ id }) => id === section)
    .map(({ text }) => plain(text))
    .join('\n')

test('every guide is in the list of names with its own title', () => {
  expect(allGuides.map(({ path }) => path).sort()).toEqual(guidePages.map(({ path }) => path).sort())
  expect(allGuides.map(({ path, title }) => [path, title])).toEqual(
    allGuides.map(({ path }) => [path, guidePages.find((page) => page.path === path)?.name]),
  )
})

test('ME-07 titles and descriptions of guides differ', () => {
  expect(new Set(allGuides.map(({ meta }) => meta.title)).size).toBe(allGuides.length)
  expect(new Set(allGuides.map(({ meta }) => meta.description)).size).toBe(allGuides.length)
})

test.each(named)(
  '%s refers to each of its official texts by a number that leads to it',
  (path, { sources, sections }) => {
    const numbers = linesOfLinks(sections).flatMap((link) => /#source-(\d+)$/.exec(link)?.[1] ?? [])
    expect(linesOfLinks(sections).filter((link) => link.includes('#source-') && !link.startsWith(`${path}#`))).toEqual(
      [],
    )
    expect([...new Set(numbers.map(Number))].sort((a, b) => a - b)).toEqual(sources.map((_source, index) => index + 1))
    expect(sources.filter(({ url }) => !isOfficialText(url))).toEqual([])
    // A page about the practice may state no law.
    if (path.startsWith('/countries')) expect(sources.length).toBeGreaterThan(1)
  },
)

test.each(named)('in %s every text that names an Act, a Convention or a form gives its source', (_path, guide) => {
  const bare = textsOf(guide).filter(
    ({ text }) => namesLaw(text) && !text.includes('#source-') && !isNote(text) && !ownSource.test(text),
  )
  expect(bare.filter(({ text }) => !mayBeBare.some((one) => text.startsWith(one)))).toEqual([])
})

/** The end of a cell of the table of the States, which names its own source. */
const ownSource = /(?:Official page|Reprint|Article|Address):_? .+, \d+ \w+ \d{4}\.$/

/** Whether a text is nothing but a link to an official text, like an item of the list of all of them. */
function isNote(text: string): boolean {
  const address = /^(?:- )?\[[^\]]+\]\((\S+)\)$/.exec(text)?.[1]
  return address !== undefined && isOfficialText(address)
}

/** Texts that repeat what the paragraph before them gives the source of. */
const mayBeBare: readonly string[] = ['The treaty counts only', '15 ', '31 ', '1 ']

test.each(named)('%s ends with a step that leads to us', (_path, guide) => {
  expect(linesOfLinks(guide.sections)).toContain('/contact')
})

test.each(countries)('%s sends readers to a notary only where the Convention is in force with India', (path, guide) => {
  const slug = path.slice('/countries/'.length)
  const since = Object.entries(apostilleSince).find(([name]) => name === slug)?.[1].printed[0]
  const [route, convention] = guide.glance.map(({ value }) => value)
  expect([route, convention]).toEqual(
    since ? ['Notary and apostille', `In force since ${since}`] : ['Indian embassy or consulate', 'Not in force'],
  )
  if (since) expect(sectionText(guide, 'signing')).toContain(since)
  else expect(sectionText(guide, 'signing')).not.toContain('adds the apostille')
})

test('the three countries without an apostille are Germany and the two that have not joined', () => {
  const without = countryGuides.filter(({ glance }) => glance[1]?.value === 'Not in force').map(({ title }) => title)
  expect(without.sort()).toEqual(['Germany', 'Kuwait', 'United Arab Emirates'])
})

test('every treaty rate is printed with what was really read of it, and no rate that nobody read', () => {
  for (const guide of countryGuides) {
    const text = sectionText(guide, 'treaty')
    expect(text, guide.title).toMatch(/These rates were read (?:on an official page|in a professional article)/)
    expect(/Dividends · \d/.test(text), guide.title).toBe(guide.title !== 'Saudi Arabia')
  }
})

test('every guide prints the hours of its cities, and every city of the table is in a guide', () => {
  const shown = countryGuides.flatMap((guide) => sectionText(guide, 'time').split('\n').slice(1))
  const expected = allCityHours.flatMap((city) => timeRows([city]).map((row) => row.join(' · ')))
  expect(shown.toSorted()).toEqual(expected.toSorted())
})

test('hours are written as people say them, and Indian office hours as the clock there shows them', () => {
  expect([aheadText(5.5), aheadText(-2.5), aheadText(-4)]).toEqual([
    '5 hours 30 minutes ahead',
    '2 hours 30 minutes behind',
    '4 hours behind',
  ])
  expect([officeHours(4.5), officeHours(13.5), officeHours(-5.5)]).toEqual([
    '05:30 to 13:30',
    '20:30 to 04:30',
    '15:30 to 23:30',
  ])
})

function linesOfLinks(sections: Guide['sections']): string[] {
  return sections.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      if (part.type === 'text') return linksOf(part.text)
      return part.type === 'table' ? part.rows.flatMap((row) => row.flatMap(linksOf)) : []
    }),
  )
}
