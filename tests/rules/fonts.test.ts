import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { base, letters, rupee } from '../../src/scripts/glyphs.mjs'
import { glyphsOf } from './glyphsOf.ts'
import { read, sourceFiles } from './sources.ts'

const folder = 'src/theme/fonts'

/** Characters that occur only in machine-readable texts or comments. */
const notSet = /[\n\t]/

/** In no font of the packages: every platform has it. */
const ofThePlatform = new Set('→')

test('the fonts hold every letter that they are cut for', async () => {
  const cuts = {
    'anek-latin': base,
    literata: base,
    'literata-italic': base,
    'anek-latin-letters': letters,
    'literata-letters': letters,
    'anek-latin-rupee': rupee,
    'literata-rupee': rupee,
  }
  for (const [name, glyphs] of Object.entries(cuts)) {
    const able = await glyphsOf(`${folder}/${name}.woff2`, glyphs)
    expect([...glyphs].filter((glyph) => !able.has(glyph)).join(''), name).toBe('')
  }
})

test('the fonts that every page fetches can set every letter of the texts', () => {
  const texts = sourceFiles('src/content').filter((file) => /\.(ts|md)$/.test(file) && !/\.test\.ts$/.test(file))
  expect(texts.length).toBeGreaterThan(40)
  const able = new Set([...base, ...rupee, ...ofThePlatform])
  const missing = texts.flatMap((file) =>
    [...new Set(read(file))].filter((glyph) => !able.has(glyph) && !notSet.test(glyph)).map((one) => `${file}: ${one}`),
  )
  expect(missing).toEqual([])
})

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
