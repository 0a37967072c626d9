import { expect, test } from 'vitest'
import { latin, rupee } from '../../src/commands/letters.mjs'
import { lettersOf } from './lettersOf.ts'
import { read, sourceFiles } from './sources.ts'

const folder = 'src/theme/fonts'

/** Signs that stand in texts for machines only, or in comments. */
const notSet = /[\n\t]/

/** In no font of the packages: every platform has it. */
const ofThePlatform = new Set('→')

test('the fonts hold every letter that they are cut for', async () => {
  const cuts = {
    'anek-latin': latin,
    literata: latin,
    'literata-italic': latin,
    'anek-latin-rupee': rupee,
    'literata-rupee': rupee,
  }
  for (const [name, letters] of Object.entries(cuts)) {
    const able = await lettersOf(`${folder}/${name}.woff2`, letters)
    expect([...letters].filter((letter) => !able.has(letter)).join(''), name).toBe('')
  }
})

test('the fonts can set every letter of the texts', () => {
  const texts = sourceFiles('src/content').filter((file) => /\.(ts|md)$/.test(file) && !/\.test\.ts$/.test(file))
  expect(texts.length).toBeGreaterThan(40)
  const able = new Set([...latin, ...rupee, ...ofThePlatform])
  const missing = texts.flatMap((file) =>
    [...new Set(read(file))]
      .filter((letter) => !able.has(letter) && !notSet.test(letter))
      .map((one) => `${file}: ${one}`),
  )
  expect(missing).toEqual([])
})

test('signs in a file of their own are a family of their own, or every page would look up a font of the platform', () => {
  const faces = read('src/theme/fonts.css').match(/@font-face \{[^}]*\}/g) ?? []
  const family = (face: string) => /font-family: "([^"]+)"/.exec(face)?.[1]
  const ranged = faces.filter((face) => face.includes('unicode-range'))
  expect(ranged.length).toBeGreaterThan(0)
  for (const face of ranged) expect(faces.filter((other) => family(other) === family(face))).toEqual([face])
})
