import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { translations } from '#content/languages.ts'
import { base, devanagari, letters, rupee } from '../../src/build/scripts/glyphs.mjs'
import { featuresOf, glyphsOf } from './glyphsOf.ts'
import { read, sourceFiles } from './sources.ts'

const folder = 'src/ui/theme/fonts'
/** Each language names itself in its own letters, which the platform sets where the fonts have none. */
const table = 'src/content/languages.ts'
/** The sheets of faces for the letters of single languages. */
const sheets = translations.flatMap(({ name, faces }) => (faces ? [{ name, faces }] : []))

/** Characters that occur only in machine-readable texts or comments. */
const notSet = /[\n\t]/

/** Set in the next face of its stack. */
const notInAtkinson = new Set('\u00adµ′″')

/** In no font of an English page: an arrow, and the names of other languages in the links to them. Every platform has them. */
const ofThePlatform = new Set(`→${translations.map(({ name }) => name).join('')}`)

const cuts: Record<string, string> = {
  sans: base,
  serif: base,
  'serif-italic': base,
  'sans-letters': letters,
  'serif-letters': letters,
  'sans-rupee': rupee,
  'serif-rupee': rupee,
  'asked/atkinson': [...base, ...letters].filter((glyph) => !notInAtkinson.has(glyph)).join(''),
  'asked/devanagari': devanagari,
}

test('the fonts are those of the brand file: else run `npm run fonts`', () => {
  expect(JSON.parse(read(`${folder}/made.json`)), 'Run `npm run fonts`.').toEqual(brand.fonts)
})

test('the fonts hold every letter that they are cut for', async () => {
  for (const [name, glyphs] of Object.entries(cuts)) {
    const able = await glyphsOf(`${folder}/${name}.woff2`, glyphs)
    expect([...glyphs].filter((glyph) => !able.has(glyph)).join(''), name).toBe('')
  }
})

test('the fonts that every page fetches can set every letter of the texts', () => {
  const texts = sourceFiles('src/content').filter(
    (file) => !/\.test\.ts$/.test(file) && !isTranslation(file) && file !== table,
  )
  expect(texts.length).toBeGreaterThan(40)
  expect(unset(texts, base + rupee)).toEqual([])
})

/** Whether a file of the content is a translation. */
const isTranslation = (file: string) => translations.some(({ code }) => file.startsWith(`src/content/${code}/`))

test.each(translations)(
  'with its own faces and those for letters beyond English, they can set every text in $name',
  ({ code, faces }) => {
    const folder = `src/content/${code}`
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const texts = names.filter((name) => /(?<!\.test)\.(ts|md)$/.test(name)).map((name) => join(folder, name))
    const own = faces ? facesOf(faces).map(({ letters }) => letters) : []
    expect(unset(texts, [base, rupee, letters, ...own].join(''))).toEqual([])
  },
)

/** The faces that a sheet declares for some letters alone. */
function facesOf(sheet: string): { file: string; letters: string }[] {
  return (read(`src/ui/theme/${sheet}`).match(/@font-face \{[^}]*\}/g) ?? []).flatMap((face) => {
    const [, file = ''] = /fonts\/([\w/-]+)\.woff2/.exec(face) ?? []
    const [, ranges] = /unicode-range:\s+([^;]+);/.exec(face) ?? []
    return ranges ? [{ file, letters: ranges.split(/,\s+/).map(lettersIn).join('') }] : []
  })
}

function lettersIn(range: string): string {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('')
}

/** The letters of the texts that are not among those. */
function unset(texts: readonly string[], letters: string): string[] {
  const able = new Set([...letters, ...ofThePlatform])
  return texts.flatMap((file) =>
    [...new Set(read(file))].filter((glyph) => !able.has(glyph) && !notSet.test(glyph)).map((one) => `${file}: ${one}`),
  )
}

test('signs in a separate file are a separate family, or every page would look up a font of the platform', () => {
  const faces = read('src/ui/theme/fonts.css').match(/@font-face \{[^}]*\}/g) ?? []
  const family = (face: string) => /font-family: "([^"]+)"/.exec(face)?.[1]
  const ranged = faces.filter((face) => face.includes('unicode-range'))
  expect(ranged.length).toBeGreaterThan(0)
  for (const face of ranged) expect(faces.filter((other) => family(other) === family(face))).toEqual([face])
})

test('the two fonts that every page fetches take less than 50,000 bytes', () => {
  const bytes = ['sans', 'serif'].map((name) => statSync(`${folder}/${name}.woff2`).size)
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

test.each(sheets)('only builds in $name declare its faces, each for just the letters that it holds', ({ faces }) => {
  const own = facesOf(faces)
  expect(own).not.toEqual([])
  for (const { file, letters } of own) {
    for (const sheet of ['fonts.css', 'readingFace.css', 'print.css'])
      expect(read(`src/ui/theme/${sheet}`)).not.toContain(file)
    expect(letters, file).toBe(cuts[file])
  }
})

test.each(sheets)('in $name the stacks are those of the site with its own faces among them', ({ faces }) => {
  const stacks = (sheet: string) =>
    [...read(`src/ui/theme/${sheet}`).matchAll(/--(sans|serif|legible):\s+((?!initial)[^;]+);/g)].map(
      ([, name = '', stack = '']) => [name, stack.replace(/\s+/g, ' ')],
    )
  const families = [...read(`src/ui/theme/${faces}`).matchAll(/@font-face \{\s+font-family: ("[^"]+")/g)]
  const english = Object.fromEntries([...stacks('fonts.css'), ...stacks('readingFace.css')])
  const own = stacks(faces).map(([name, stack = '']) => [
    name,
    families.reduce((left, [, family]) => left.replace(`, ${family}`, ''), stack),
  ])
  expect(Object.fromEntries(own)).toEqual(english)
})
