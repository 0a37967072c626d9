import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { articlesAway } from './articlesAway.ts'
import { markdownNames } from './markdownNames.ts'
import { articleFileNames } from './readContent.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (name: string) => writeFileSync(join(folder, name), '---\n---\n')

test('the texts of a folder are its files that end in .md; a folder that is missing has none', () => {
  for (const name of ['one.md', 'order.ts', 'notes.txt', '.DS_Store']) put(name)
  expect(markdownNames(folder)).toEqual(['one.md'])
  expect(markdownNames(join(folder, 'missing'))).toEqual([])
})

test.each(['one.MD', 'one.Md', 'one.markdown'])(
  '%s is refused with its right name, since no page would load it',
  (name) => {
    put(name)
    const refused = `${name}: file name: must end in ".md"; rename it to one.md`
    for (const names of [markdownNames, articleFileNames, articlesAway]) expect(() => names(folder)).toThrow(refused)
  },
)
