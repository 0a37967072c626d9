import { expect, test } from 'vitest'
import type { Blog } from '#content/blocks.ts'
import { titleCase } from '../../support/prose.ts'
import { articles, partsOf, textOf } from '../../support/siteTexts.ts'

const slow = 200
const quick = 220
/** The list of official texts is for looking up and takes no reading. */
const words = (blog: Blog) => {
  const { body, changes } = partsOf(blog)
  return [...body, ...changes].reduce((sum, block) => sum + titleCase(textOf(block)).length, 0)
}

test('BL-09 the stated reading time is within a minute of the words at 200 and at 220 a minute', () => {
  const wrong = articles
    .map((blog) => ({ slug: blog.slug, stated: Number.parseInt(blog.readingTime, 10), words: words(blog) }))
    .filter(({ stated, words }) => stated < words / slow - 1 || stated > words / quick + 1)
  expect(wrong).toEqual([])
})

test('BL-09 reading times lie between 8 and 15 minutes, and both ends are used', () => {
  const minutes = articles.map(({ readingTime }) => Number.parseInt(readingTime, 10))
  expect(Math.min(...minutes)).toBe(8)
  expect(Math.max(...minutes)).toBe(15)
  for (const { readingTime } of articles) expect(readingTime).toMatch(/^\d+ min read$/)
})
