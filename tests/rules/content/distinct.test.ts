import { expect, test } from 'vitest'
import type { PageMeta } from '#content/pages/pageEntity.ts'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { menuTitles } from '#content/texts/frame.ts'
import { taskName, tasksPath } from '#content/texts/taskPages.ts'
import { articles, services } from '../../support/siteTexts.ts'

const modules = import.meta.glob<object>(['../../../src/content/pages/*.ts', '!../../../src/content/pages/*.test.ts'], {
  eager: true,
})
/** Metadata of the fixed pages and of pages for what was not found. */
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

test('ME-08 a page has the title by which menus call it', () => {
  const titles = metas.map(({ title }) => title)
  // The tasks are called by the first word of their title, for which the bar has room.
  const { servicesOverview: _overview, resources: _group, tasks: _short, ...called } = menuTitles
  expect(taskName(tasksPath)).toContain(menuTitles.tasks)
  expect(titles).toEqual(expect.arrayContaining(Object.values(called)))
})

test('ME-22 every service has its own search words', () => {
  for (const { metaKeywords, path } of services) expect(metaKeywords.split(', ').length, path).toBeGreaterThanOrEqual(4)
  expect(twice(services.map(({ metaKeywords }) => metaKeywords))).toEqual([])
})

test('SD-19 every service has its own palette', () => {
  expect(twice(services.map(({ pigment }) => pigment))).toEqual([])
})

test('BA-15 no two articles share an opening', () => {
  expect(twice(articles.map(({ heroSection }) => heroSection.description))).toEqual([])
})
