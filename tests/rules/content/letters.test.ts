import { expect, test } from 'vitest'
import letters, { samplesIn } from '#content/letters.ts'
import { slugOf } from '#content/slug.ts'
import { letterTexts } from '#content/texts/letters.ts'
import { articles } from '../../support/siteTexts.ts'
import { namesLaw } from './statesLaw.ts'

const all = letters.groups.flatMap((group) => group.letters)

test('letters have addresses and titles of their own', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  expect(all.filter(({ id }) => id !== slugOf(id)).map(({ id }) => id)).toEqual([])
})

test('every blank of a letter is one that readers can fill in', () => {
  const named = all.flatMap(({ id, text }) =>
    Array.from(text.matchAll(/\{(.*?)\}/g), ([, name = '']) => `${id}: ${name}`),
  )
  expect(named.filter((one) => !Object.hasOwn(letterTexts.names, one.split(': ')[1] ?? ''))).toEqual([])
  expect(Object.keys(letterTexts.names).filter((name) => !named.some((one) => one.endsWith(`: ${name}`)))).toEqual([])
})

test('every sample of an article is among the letters, word for word', () => {
  const samples = articles.flatMap(({ content }) => content.flatMap((block) => (block.type === 'code' ? [block] : [])))
  expect(samples.length).toBeGreaterThan(0)
  expect(
    samples.filter(({ title, content }) => !all.some((one) => one.title === title && one.text === content)),
  ).toEqual([])
})

test('a use that names an Act gives its source', () => {
  expect(all.filter(({ use }) => namesLaw(use) && !use.includes('#source-')).map(({ id }) => id)).toEqual([])
})

test('a sample is read with the title of its fence or of its first line', () => {
  const found = samplesIn({
    './articles/one.md':
      '---\ndisplayName: One\n---\n\n```text Letter to the branch manager\nTo\n```\n\n```text\nSheet\n\nDay: ____\n```\n',
  })
  expect(found.map(({ title, group, text }) => [title, group, text])).toEqual([
    ['Letter to the branch manager', 'banks', 'To'],
    ['Sheet', 'sheets', 'Sheet\n\nDay: ____'],
  ])
})
