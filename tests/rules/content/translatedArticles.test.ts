import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Block, textsOf } from '#content/blocks.ts'
import { parsed, shapeOf } from './articleFile.ts'

const folder = 'src/content/hi/articles'
const texts = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : []
const slugs = texts.map((name) => name.slice(0, -3))

const pairs = slugs.map((slug) => ({
  slug,
  english: parsed(`src/content/articles/${slug}.md`),
  hindi: parsed(`${folder}/${slug}.md`),
}))
/** Those whose blocks are still those of the English; `npm run content` names the others. */
const alike = pairs.filter(({ english, hindi }) => `${english.blocks.map(shapeOf)}` === `${hindi.blocks.map(shapeOf)}`)

const noted = /\[\^([\w]+)\]/g
const linked = /\]\(([^)\s]+)\)/g
const everyTextOf = (block: Block) => [...textsOf(block), ...(block.type === 'image' ? [block.alt] : [])].join('\n')
const targetsOf = (block: Block, pattern: RegExp) =>
  [...everyTextOf(block).matchAll(pattern)].map(([, target = '']) => target)

/** The figures of a block in Latin digits, in any order: another language may turn a sentence round. */
function figuresOf(block: Block): string[] {
  const words = everyTextOf(block).replace(noted, '').replace(linked, ']')
  return (words.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted()
}

/** The blocks that differ from the English in what `of` finds, by their first words. */
function differing(of: (block: Block) => readonly string[]): object[] {
  return alike.flatMap(({ slug, english, hindi }) =>
    hindi.blocks.flatMap((block, place) => {
      const original = english.blocks[place]
      const [found, wanted] = [of(block), original ? of(original) : []]
      return `${found}` === `${wanted}` ? [] : [{ slug, at: everyTextOf(block).slice(0, 40), found, wanted }]
    }),
  )
}

test('a folder of translated articles holds some, each of an article in English', () => {
  expect(slugs.length > 0 || !existsSync(folder)).toBe(true)
  expect(slugs.filter((slug) => !existsSync(`src/content/articles/${slug}.md`))).toEqual([])
})

test('a translation has the id, the slug, the days, the service and the sources of the English', () => {
  for (const { slug, english, hindi } of pairs) {
    const { translation, ...fields } = hindi.fields
    expect(translation, slug).toMatch(/^(?:draft|checked by .+ on .+)$/)
    expect(Object.keys(fields), slug).toEqual(Object.keys(english.fields))
    for (const name of ['id', 'slug', 'date', 'reviewed', 'readingTime', 'service', 'related', 'sources'])
      expect(fields[name], `${slug}: ${name}`).toBe(english.fields[name])
  }
})

test('each block marks the same official texts, in the same order', () => {
  expect(differing((block) => targetsOf(block, noted))).toEqual([])
})

test('each block leads to the same addresses', () => {
  expect(differing((block) => targetsOf(block, linked).toSorted())).toEqual([])
})

test('each block says the same amounts, shares, days, years and sections, in Latin digits', () => {
  expect(differing(figuresOf)).toEqual([])
  const digits = pairs.filter(({ hindi }) => hindi.blocks.some((block) => /[०-९]/.test(everyTextOf(block))))
  expect(digits.map(({ slug }) => slug)).toEqual([])
})

test('no text of it was left in English: names of Acts and forms aside, which stand in brackets', () => {
  const whole = /(?:^|[^(\w])[a-z][a-z’'-]+(?: [A-Za-z’'-]+){4,}/
  const left = pairs.flatMap(({ slug, hindi }) =>
    hindi.blocks.flatMap((block) =>
      block.type === 'code' ? [] : (whole.exec(everyTextOf(block)) ?? []).map((found) => `${slug}: ${found}`),
    ),
  )
  expect(left).toEqual([])
})
