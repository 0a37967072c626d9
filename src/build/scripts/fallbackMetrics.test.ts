import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withFallbacks } from './fallbackMetrics.mjs'

/** The fonts that `npm run fonts` was last run for. */
const fonts = JSON.parse(readFileSync('src/ui/theme/fonts/made.json', 'utf8'))
const css = readFileSync('src/ui/theme/fonts.css', 'utf8')
const read = (name: string) =>
  readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
const face = (text: string, family: string) =>
  text.split('@font-face').find((one) => one.includes(`"${family}"`) && !one.includes('500;')) ?? ''
const value = (text: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(text)?.[1])

test('with the fonts that it was made for, the sheet stays as it is', async () => {
  expect(await withFallbacks(css, fonts, read)).toBe(css)
})

test('who tries another font and comes back has the fallbacks of the first one again', async () => {
  const first = await withFallbacks(css, { sans: 'anek-latin', serif: 'literata' }, read)
  const other = await withFallbacks(first, { sans: 'literata', serif: 'atkinson-hyperlegible-next' }, read)
  const back = await withFallbacks(other, { sans: 'anek-latin', serif: 'literata' }, read)
  expect(back).not.toBe(other)
  for (const family of ['Site Sans Fallback', 'Site Serif Fallback'])
    expect(value(face(back, family), 'size-adjust')).toBe(value(face(first, family), 'size-adjust'))
})

test('a wider font gets a wider fallback of its own height, and the other fallbacks stay', async () => {
  const narrow = await withFallbacks(css, { sans: 'anek-latin', serif: 'literata' }, read)
  const changed = await withFallbacks(css, { sans: 'atkinson-hyperlegible-next', serif: 'literata' }, read)
  const [old, now] = [narrow, changed].map((text) => face(text, 'Site Sans Fallback'))
  expect(value(now ?? '', 'size-adjust')).toBeGreaterThan(value(old ?? '', 'size-adjust'))
  // readingFace.css has the same face, measured in a browser: 99.1 %, 99.3 % and 31.9 %.
  expect(value(now ?? '', 'size-adjust')).toBeCloseTo(99.1, -0.5)
  expect(value(now ?? '', 'ascent-override')).toBeCloseTo(99.3, -0.5)
  expect(value(now ?? '', 'descent-override')).toBeCloseTo(31.9, -0.5)
  expect(face(changed, 'Site Serif Fallback')).toBe(face(narrow, 'Site Serif Fallback'))
})
