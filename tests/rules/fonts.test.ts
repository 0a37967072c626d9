import { expect, test } from 'vitest'
import { latin, rupee } from '../../src/commands/letters.mjs'
import { read, sourceFiles } from './sources.ts'

/** Signs that stand in texts for machines only, or in comments. */
const notSet = /[\n\t]/

test('the fonts can set every letter of the texts', () => {
  const texts = sourceFiles('src/content').filter((file) => /\.(ts|md)$/.test(file) && !/\.test\.ts$/.test(file))
  expect(texts.length).toBeGreaterThan(40)
  const able = new Set(latin + rupee)
  const missing = texts.flatMap((file) =>
    [...new Set(read(file))]
      .filter((letter) => !able.has(letter) && !notSet.test(letter))
      .map((one) => `${file}: ${one}`),
  )
  expect(missing).toEqual([])
})
