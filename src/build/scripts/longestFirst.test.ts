import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { LongestFirst } from './longestFirst.ts'

/** Files of a test run with these texts, as far as the order looks at them. */
function specifications(texts: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'pravasi-desk-order-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return Object.entries(texts).map(([path, text]) => {
    const [project = '', name = ''] = path.split('/')
    const moduleId = join(folder, `${project}-${name}`)
    writeFileSync(moduleId, text)
    return { moduleId, project: { name: project } } as TestSpecification
  })
}

const names = (files: TestSpecification[]) => files.map(({ moduleId }) => /[^-/]+-\w+$/.exec(moduleId)?.[0])
const inParts = (index?: number, count = 3) =>
  new LongestFirst({ config: index ? { shard: { index, count } } : {} } as Vitest)

test('files that go through all pages or screens come first in their project, then the larger ones', () => {
  const files = specifications({
    'slow/middle': 'Words of a test.',
    'e2e/menu': 'A test.',
    'slow/pages': 'pageAddresses',
    'slow/small': 'Words.',
    'slow/large': 'Words of a longer test, which takes someArticle.',
    'slow/kinds': 'await each(oneOfEachKind)',
  })
  const order = names(inParts().sort(files))
  expect(order).toEqual(['e2e-menu', 'slow-kinds', 'slow-pages', 'slow-large', 'slow-middle', 'slow-small'])
})

test('the parts of a run that is divided have every file once', () => {
  const files = specifications({ 'a/one': '', 'a/two': '', 'a/three': '', 'a/four': '' })
  expect(inParts().shard(files)).toHaveLength(4)
  const parts = [1, 2, 3].map((index) => names(inParts(index).shard(files)))
  expect(parts.map(({ length }) => length)).toEqual([2, 1, 1])
  expect(parts.flat().sort()).toEqual(names(files).sort())
})
