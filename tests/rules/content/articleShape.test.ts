import { expect, test } from 'vitest'
import type { Block, Blog } from '#content/blocks.ts'
import { articles, partsOf, runningTextOf } from '../../support/written.ts'

const ofType = <T extends Block['type']>(blog: Blog, type: T) =>
  blog.content.filter((block): block is Extract<Block, { type: T }> => block.type === type)
const failing = (fits: (blog: Blog) => boolean) => articles.filter((blog) => !fits(blog)).map(({ slug }) => slug)
const bulleted = (blog: Blog) => ofType(blog, 'paragraph').some(({ content }) => /^- /m.test(content))

test('BA-06 an article has 6 to 9 headings before its law check', () => {
  const headings = (blog: Blog) => partsOf(blog).body.filter(({ type }) => type === 'heading').length
  expect(failing((blog) => headings(blog) >= 6 && headings(blog) <= 9)).toEqual([])
})

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

test('an article answers in its first paragraphs, before the first heading', () => {
  expect(failing(({ content: [first] }) => first?.type === 'paragraph' && !first.content.startsWith('- '))).toEqual([])
})

test('BA-08 an article has a list', () => {
  expect(failing(bulleted)).toEqual([])
})

test('BA-20 an article has one or two figures, each described and captioned in words of its own', () => {
  expect(failing((blog) => [1, 2].includes(ofType(blog, 'image').length))).toEqual([])
  const figures = articles.flatMap((blog) => ofType(blog, 'image'))
  expect(new Set(figures.flatMap(({ alt, caption }) => [alt, caption])).size).toBe(figures.length * 2)
  expect(figures.filter(({ alt }) => alt.length < 30 || alt.length > 125)).toEqual([])
})

test('BA-20 at least half of the articles hold a sample text, and its columns fit a phone', () => {
  const samples = articles.map((blog) => ofType(blog, 'code'))
  expect(samples.filter(({ length }) => length > 0).length).toBeGreaterThanOrEqual(articles.length / 2)
  const lines = samples.flat().flatMap(({ content }) => content.split('\n'))
  // What wraps by itself may be as long as it likes; columns may not, nor may a paragraph be broken by hand.
  expect(lines.filter((line) => / {2}/.test(line) && line.length > 33)).toEqual([])
  expect(lines.filter((line, at) => /^( |[a-z])/.test(line) && lines[at - 1] !== '')).toEqual([])
})

test('an article works an example with numbers, and says that it is one', () => {
  const example = /Suppose [^\n]*\d[^\n]*(?:\n+[^\n]*)?\d/
  expect(failing((blog) => example.test(runningTextOf(partsOf(blog).body)))).toEqual([])
})

test('an article ends its advice with the way to an adviser', () => {
  expect(failing((blog) => /speak to an adviser/i.test(runningTextOf(partsOf(blog).body).slice(-900)))).toEqual([])
})

test('nothing is written in signs that a page would show as typed', () => {
  const unknown = /^(?:\d+[.)] |[>|<+#]|\* |\s+- )|<\/?\w+>|\[[^\]]*\] \(/m
  const stray = articles.flatMap((blog) => ofType(blog, 'paragraph').filter(({ content }) => unknown.test(content)))
  expect(stray.map(({ content }) => content.slice(0, 60))).toEqual([])
})
