// `npm run fonts`: subsets the fonts to the glyphs the site uses. The output is committed.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { base, devanagari, letters, rupee } from './glyphs.mjs'

const packages = 'node_modules/@fontsource-variable'
const folder = 'src/theme/fonts'

const cuts = /** @type {const} */ ([
  ['anek-latin/files/anek-latin-latin-wght-normal', 'anek-latin', base],
  ['anek-latin/files/anek-latin-latin-wght-normal', 'anek-latin-letters', letters],
  ['anek-latin/files/anek-latin-latin-ext-wght-normal', 'anek-latin-rupee', rupee],
  ['literata/files/literata-latin-wght-normal', 'literata', base],
  ['literata/files/literata-latin-wght-normal', 'literata-letters', letters],
  ['literata/files/literata-latin-wght-italic', 'literata-italic', base],
  ['literata/files/literata-latin-ext-wght-normal', 'literata-rupee', rupee],
  [
    'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal',
    'asked/atkinson',
    `${base}${letters}`,
  ],
  ['noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal', 'asked/devanagari', devanagari],
])

for (const [from, to, glyphs] of cuts) {
  const whole = readFileSync(`${packages}/${from}.woff2`)
  const cut = await subsetFont(whole, glyphs, {
    targetFormat: 'woff2',
    // Drops small capitals, old-style figures and similar features; kerning stays. Devanagari is not legible without its
    // substitutions.
    noLayoutClosure: glyphs !== devanagari,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  })
  writeFileSync(`${folder}/${to}.woff2`, cut)
  console.log(`${to}.woff2  ${whole.length} → ${cut.length} bytes`)
}
