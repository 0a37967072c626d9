import { expect, test } from 'vitest'
import { hiddenCouplings } from './attributeRule.ts'
import { read, sourceFiles } from './sources.ts'

/**
 * Marks on the root element that style sheets need, or the script in the head, which no module reaches: neither can read an
 * observable value.
 */
const left = [
  'ui/theme: data-fonts, set by content',
  'ui/theme: data-outdated, set by content',
  'ui/theme: data-rested, set by site/start',
]

const product = sourceFiles('src', { endings: ['ts', 'tsx', 'css'] }).filter((file) => !/\.test\.tsx?$/.test(file))

test('no feature and no room looks at an attribute that only another one sets', () => {
  const files = product.map((file) => ({ file, source: read(file) }))
  expect(files.length).toBeGreaterThan(300)
  expect(hiddenCouplings(files).filter((coupling) => !left.includes(coupling))).toEqual([])
})

test.each([
  ['a selector', `document.querySelector('form[data-open]')`],
  ['a style', `css={{ 'header:has([data-open]) &': { fontSize: '0' } }}`],
  ['dataset', 'if (node.dataset.open) close()'],
  ['in', `'open' in document.documentElement.dataset`],
  ['getAttribute', `node.getAttribute('data-open')`],
  ['an observer', `observe(node, { attributes: true, attributeFilter: ['data-open'] })`],
])('a planted coupling by %s is found', (_, looks) => {
  const looking = { file: 'src/site/features/updates/a.ts', source: looks }
  for (const source of [
    '<form data-open="">',
    '<form data-open={open} />',
    `{ 'data-open': '' }`,
    `node.toggleAttribute('data-open', true)`,
    `node.dataset.open = ''`,
  ]) {
    const elsewhere = { file: 'src/site/features/comments/b.tsx', source }
    const here = { file: 'src/site/features/updates/b.tsx', source }
    expect(hiddenCouplings([looking, elsewhere])).toEqual(['features/updates: data-open, set by features/comments'])
    expect(hiddenCouplings([looking, here])).toEqual([])
  }
})
