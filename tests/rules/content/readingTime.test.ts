import { expect, test } from 'vitest'
import type { Blog } from '#content/blocks.ts'
import { wordsOf } from '../../support/prose.ts'
import { articles, textOf } from '../../support/written.ts'

const slow = 200
const quick = 220
const words = ({ content }: Blog) => content.reduce((sum, block) => sum + wordsOf(textOf(block)).length, 0)

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

test('an article has 1,700 to 3,200 words', () => {
  const counted = articles.map((blog) => ({ slug: blog.slug, words: words(blog) }))
  expect(counted.filter(({ words }) => words < 1700 || words > 3200)).toEqual([])
})
