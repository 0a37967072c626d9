import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Block, textsOf } from '#content/blocks.ts'
import { sourceLanguage, translations } from '#content/languages.ts'
import { parsed, shapeOf } from './articleFile.ts'

const files = translations.flatMap(({ code, script }) => {
  const folder = `src/content/${code}/articles`
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : []
  return names.map((name) => ({ script, name, file: `${folder}/${name}`, original: `src/content/articles/${name}` }))
})

const pairs = files
  .filter(({ original }) => existsSync(original))
  .map(({ script, file, original }) => ({ file, script, english: parsed(original), own: parsed(file) }))
/** Those whose blocks are still those of the English; `npm run content` names the others. */
const alike = pairs.filter(({ english, own }) => `${english.blocks.map(shapeOf)}` === `${own.blocks.map(shapeOf)}`)

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
  return alike.flatMap(({ file, english, own }) =>
    own.blocks.flatMap((block, place) => {
      const original = english.blocks[place]
      const [found, wanted] = [of(block), original ? of(original) : []]
      return `${found}` === `${wanted}` ? [] : [{ file, at: everyTextOf(block).slice(0, 40), found, wanted }]
    }),
  )
}

test('every translated article is of one in English', () => {
  expect(files.filter(({ original }) => !existsSync(original)).map(({ file }) => file)).toEqual([])
})

test('a translation has the id, the slug, the days, the service and the sources of the English', () => {
  for (const { file, english, own } of pairs) {
    const { translation, ...fields } = own.fields
    expect(translation, file).toMatch(/^(?:draft|checked by .+ on .+)$/)
    // One that is taken away goes with its translations, whose files stay as they are.
    const { movedTo: _away, ...original } = english.fields
    expect(Object.keys(fields), file).toEqual(Object.keys(original))
    for (const name of ['id', 'slug', 'date', 'reviewed', 'readingTime', 'service', 'related', 'sources'])
      expect(fields[name], `${file}: ${name}`).toBe(english.fields[name])
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
  const digits = pairs.filter(({ own }) => own.blocks.some((block) => /(?![0-9])\p{Nd}/u.test(everyTextOf(block))))
  expect(digits.map(({ file }) => file)).toEqual([])
})

test('no text was left in English where the letters are other ones: names of Acts and forms aside, which stand in brackets', () => {
  const whole = /(?:^|[^(\w])[a-z][a-z’'-]+(?: [A-Za-z’'-]+){4,}/
  const inOtherLetters = pairs.filter(({ script }) => script !== sourceLanguage.script)
  const left = inOtherLetters.flatMap(({ file, own }) =>
    own.blocks.flatMap((block) =>
      block.type === 'code' ? [] : (whole.exec(everyTextOf(block)) ?? []).map((found) => `${file}: ${found}`),
    ),
  )
  expect(left).toEqual([])
})
