import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { movedArticles } from '#content/articles.ts'
import { servicePaths } from '#content/services/order.ts'
import { serviceCards } from '#content/services.ts'
import { articles, services } from '../../support/siteTexts.ts'

const filesIn = (folder: string, ending: string) =>
  readdirSync(`src/content/${folder}`)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort()

test('RT-15 the services are those of the list, in its order, each with a file of its own and no file left over', () => {
  expect(serviceCards.map(({ path }) => path)).toEqual([...servicePaths])
  expect(services.map(({ path }) => path)).toEqual([...servicePaths])
  expect(filesIn('services', '.md')).toEqual([...servicePaths].sort())
})

test('BL-06 every article file that is not taken away is an article, under an id and a slug of its own', () => {
  const onSite = filesIn('articles', '.md').filter((slug) => !movedArticles[`/blogs/${slug}`])
  expect(articles.map(({ slug }) => slug).sort()).toEqual(onSite)
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
})

test('BL-09 the articles go back in time', () => {
  const days = articles.map(({ date }) => Date.parse(`${date} UTC`))
  expect(days).toEqual(days.toSorted((a, b) => b - a))
})
