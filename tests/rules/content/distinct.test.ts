import { expect, test } from 'vitest'
import type { PageMeta } from '#content/pages/pageEntity.ts'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { menuTitles } from '#content/texts/frame.ts'
import { articles, services, stringsIn } from '../../support/written.ts'

const modules = import.meta.glob<object>(['../../../src/content/pages/*.ts', '!../../../src/content/pages/*.test.ts'], {
  eager: true,
})
/** Those of the fixed pages, and those that stand with a page, such as the ones for what was not found. */
const metas: PageMeta[] = [...new Set([...Object.values(pageMetas), ...Object.values(modules).flatMap(metasIn)])]

function metasIn(value: unknown): PageMeta[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (name === 'meta' ? [part as PageMeta] : metasIn(part)))
}

const twice = (all: readonly string[]) => all.filter((one, position) => all.indexOf(one) !== position)

test('ME-07 titles and descriptions of all pages, services and articles differ', () => {
  expect(metas.length).toBeGreaterThan(10)
  const named = [...services, ...articles]
  expect(twice([...metas.map(({ title }) => title), ...named.map(({ displayName }) => displayName)])).toEqual([])
  const described = named.map(({ metaDescription }) => metaDescription)
  expect(twice([...metas.map(({ description }) => description), ...described])).toEqual([])
})

test('ME-02 descriptions of pages have 120 to 160 characters', () => {
  expect(metas.filter(({ description }) => description.length < 120 || description.length > 160)).toEqual([])
})

test('ME-08 a page has the title by which menus call it', () => {
  const titles = metas.map(({ title }) => title)
  const { servicesOverview: _overview, resources: _group, ...called } = menuTitles
  expect(titles).toEqual(expect.arrayContaining(Object.values(called)))
})

test('a description for search engines is not the description on the card', () => {
  expect(services.filter(({ description, metaDescription }) => description === metaDescription)).toEqual([])
  expect(articles.filter(({ heroSection, metaDescription }) => heroSection.description === metaDescription)).toEqual([])
})

test('ME-22 every service has search words of its own', () => {
  for (const { metaKeywords, path } of services) expect(metaKeywords.split(', ').length, path).toBeGreaterThanOrEqual(4)
  expect(twice(services.map(({ metaKeywords }) => metaKeywords))).toEqual([])
})

test('SD-19 every service has a palette of its own and every part of its text to itself', () => {
  expect(twice(services.map(({ pigment }) => pigment))).toEqual([])
  const texts = services.flatMap(({ heroSection, introSection, faqSection, servicesListSection, textSection }) =>
    stringsIn(
      [
        heroSection.subtitle,
        heroSection.description,
        introSection.title,
        introSection.text,
        servicesListSection,
        faqSection.questions,
        textSection.mainText,
      ],
      '',
    ),
  )
  expect(twice(texts.map(({ text }) => text))).toEqual([])
})

test('BA-15 every article has a title, opening and closing of its own', () => {
  expect(twice(articles.map(({ heroSection }) => heroSection.description))).toEqual([])
  expect(
    twice(
      articles.flatMap(({ content }) =>
        content.flatMap((block) => (block.type === 'paragraph' ? [block.content] : [])),
      ),
    ),
  ).toEqual([])
})
