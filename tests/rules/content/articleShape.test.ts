import { expect, test } from 'vitest'
import type { Block, Blog } from '#content/blocks.ts'
import { articles } from '../../support/siteTexts.ts'

const ofType = <T extends Block['type']>(blog: Blog, type: T) =>
  blog.content.filter((block): block is Extract<Block, { type: T }> => block.type === type)

test('BA-08 headings begin at level 2, skip none and number nothing themselves', () => {
  for (const blog of articles) {
    let last = 1
    for (const { level, content } of ofType(blog, 'heading')) {
      expect(level - last, `${blog.slug}: ${content}`).toBeLessThanOrEqual(1)
      expect(content).not.toMatch(/^\d+[.)]/)
      last = level
    }
  }
})

test('BA-20 every figure has a description of its own, and a caption of its own where it has one', () => {
  const figures = articles.flatMap((blog) => ofType(blog, 'image'))
  const words = figures.flatMap(({ alt, caption }) => [alt, caption]).filter((text) => text !== '')
  expect(new Set(words).size).toBe(words.length)
})

test('BA-20 the columns of a sample text fit a phone', () => {
  const samples = articles.flatMap((blog) => ofType(blog, 'code'))
  const lines = samples.flatMap(({ content }) => content.split('\n'))
  // Lines that wrap may have any length; columns and hand-broken paragraphs may not.
  expect(lines.filter((line) => / {2}/.test(line) && line.length > 33)).toEqual([])
  expect(lines.filter((line, at) => /^( |[a-z])/.test(line) && lines[at - 1] !== '')).toEqual([])
})

test('nothing is written in signs that a page would show as typed', () => {
  const unknown = /^(?:\d+[.)] |[>|<+#]|\* |\s+- )|<\/?\w+>|\[[^\]]*\] \(/m
  const stray = articles.flatMap((blog) => ofType(blog, 'paragraph').filter(({ content }) => unknown.test(content)))
  expect(stray.map(({ content }) => content.slice(0, 60))).toEqual([])
})
