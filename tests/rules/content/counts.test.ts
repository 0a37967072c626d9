import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serviceCards } from '#content/services.ts'
import { articles, services } from '../../support/siteTexts.ts'
import { specifiedDates, specifiedServices, specifiedSlugs } from './specification.ts'

const filesIn = (folder: string, ending: string) =>
  readdirSync(`src/content/${folder}`)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort()

test('RT-15 RT-16 SD-21 the services are those of the specification, in its order and spelling', () => {
  expect(serviceCards.map(({ path, title }) => [path, title])).toEqual(specifiedServices)
  expect(services.map(({ path, displayName }) => [path, displayName])).toEqual(specifiedServices)
})

test('every service has its own file, and no file is left over', () => {
  const files = filesIn('services', '.ts').filter((name) => !['all', 'order'].includes(name))
  expect(files).toEqual(specifiedServices.map(([path]) => path).sort())
})

test('BL-06 BA-15 the articles are those of the specification, numbered from blog1 without a gap', () => {
  expect(articles.map(({ id, slug }) => [id, slug])).toEqual(
    specifiedSlugs.map((slug, position) => [`blog${position + 1}`, slug]),
  )
  expect(filesIn('articles', '.md')).toEqual([...specifiedSlugs].sort())
})

test('BL-09 the articles go back in time from the newest to the oldest date', () => {
  const days = articles.map(({ date }) => Date.parse(`${date} UTC`))
  expect(articles[0]?.date).toBe(specifiedDates.newest)
  expect(articles.at(-1)?.date).toBe(specifiedDates.oldest)
  expect(days).toEqual([...new Set(days)].sort((a, b) => b - a))
})
