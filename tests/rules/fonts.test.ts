import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { base, devanagari, letters, rupee } from '../../src/scripts/glyphs.mjs'
import { featuresOf, glyphsOf } from './glyphsOf.ts'
import { read, sourceFiles } from './sources.ts'

const folder = 'src/theme/fonts'
const inHindi = 'src/content/hi/'
/** Each language names itself in its own letters, which the platform sets where the fonts have none. */
const namesOfLanguages = 'src/content/edition.ts'

/** Characters that occur only in machine-readable texts or comments. */
const notSet = /[\n\t]/

/** Set in the next face of its stack. */
const notInAtkinson = new Set('\u00adµ′″')

/** In no font of an English page: an arrow, and the name of the other language in the link to it. Every platform has them. */
const ofThePlatform = new Set('→हिन्दी')

test('the fonts hold every letter that they are cut for', async () => {
  const cuts = {
    'anek-latin': base,
    literata: base,
    'literata-italic': base,
    'anek-latin-letters': letters,
    'literata-letters': letters,
    'anek-latin-rupee': rupee,
    'literata-rupee': rupee,
    'asked/atkinson': [...base, ...letters].filter((glyph) => !notInAtkinson.has(glyph)).join(''),
    'asked/devanagari': devanagari,
  }
  for (const [name, glyphs] of Object.entries(cuts)) {
    const able = await glyphsOf(`${folder}/${name}.woff2`, glyphs)
    expect([...glyphs].filter((glyph) => !able.has(glyph)).join(''), name).toBe('')
  }
})

test('the fonts that every page fetches can set every letter of the texts', () => {
  const texts = sourceFiles('src/content').filter(
    (file) => !/\.test\.ts$/.test(file) && !file.startsWith(inHindi) && file !== namesOfLanguages,
  )
  expect(texts.length).toBeGreaterThan(40)
  expect(unset(texts, base + rupee)).toEqual([])
})

test('with the font of Devanagari they can set every letter of the texts in Hindi', () => {
  const texts = existsSync(inHindi)
    ? readdirSync(inHindi, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.(ts|md)$/.test(name))
    : []
  expect(
    unset(
      texts.map((name) => join(inHindi, name)),
      base + rupee + devanagari,
    ),
  ).toEqual([])
})

/** The letters of the texts that are not among those. */
function unset(texts: readonly string[], letters: string): string[] {
  const able = new Set([...letters, ...ofThePlatform])
  return texts.flatMap((file) =>
    [...new Set(read(file))].filter((glyph) => !able.has(glyph) && !notSet.test(glyph)).map((one) => `${file}: ${one}`),
  )
}

test('signs in a separate file are a separate family, or every page would look up a font of the platform', () => {
  const faces = read('src/theme/fonts.css').match(/@font-face \{[^}]*\}/g) ?? []
  const family = (face: string) => /font-family: "([^"]+)"/.exec(face)?.[1]
  const ranged = faces.filter((face) => face.includes('unicode-range'))
  expect(ranged.length).toBeGreaterThan(0)
  for (const face of ranged) expect(faces.filter((other) => family(other) === family(face))).toEqual([face])
})

test('the two fonts that every page fetches take less than 50,000 bytes', () => {
  const bytes = ['anek-latin', 'literata'].map((name) => statSync(`${folder}/${name}.woff2`).size)
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(50_000)
})

test('a font that few visitors need is small, and the one of Devanagari has its conjuncts', async () => {
  expect(statSync(`${folder}/asked/atkinson.woff2`).size).toBeLessThan(40_000)
  expect(statSync(`${folder}/asked/devanagari.woff2`).size).toBeLessThan(60_000)
  const features = await featuresOf(`${folder}/asked/devanagari.woff2`, devanagari)
  expect(
    ['akhn', 'rphf', 'half', 'rkrf', 'pres', 'abvs', 'blws', 'abvm', 'blwm'].filter((tag) => !features.has(tag)),
  ).toEqual([])
})

test('only builds in Hindi declare the font of Devanagari, for just the letters that it holds', () => {
  const face = 'devanagari.woff2'
  expect(read('src/theme/fonts.hi.css')).toContain(face)
  for (const sheet of ['fonts.css', 'readingFace.css', 'print.css'])
    expect(read(`src/theme/${sheet}`)).not.toContain(face)
  const ranges = /unicode-range:\s+([^;]+);/.exec(read('src/theme/fonts.hi.css'))?.[1] ?? ''
  const declared = ranges.split(/,\s+/).flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
  })
  expect(declared.join('')).toBe(devanagari)
})

test('in Hindi the stacks are those of the site with that font among them', () => {
  const stacks = (sheet: string) =>
    [...read(`src/theme/${sheet}.css`).matchAll(/--(anek|literata|legible):\s+([^;]+);/g)].map(
      ([, name = '', stack = '']) => [name, stack.replace(/\s+/g, ' ')],
    )
  const english = Object.fromEntries([...stacks('fonts'), ...stacks('readingFace')])
  const hindi = stacks('fonts.hi').map(([name, stack = '']) => [name, stack.replace(/, "Noto Sans Devanagari"/, '')])
  expect(Object.fromEntries(hindi)).toEqual(english)
})
