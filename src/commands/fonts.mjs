// `npm run fonts`: cuts the fonts of the packages down to what the site sets in them. What it writes is committed.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { latin, rupee } from './letters.mjs'

const packages = 'node_modules/@fontsource-variable'
const folder = 'src/theme/fonts'

const cuts = [
  ['anek-latin/files/anek-latin-latin-wght-normal', 'anek-latin', latin],
  ['anek-latin/files/anek-latin-latin-ext-wght-normal', 'anek-latin-rupee', rupee],
  ['literata/files/literata-latin-wght-normal', 'literata', latin],
  ['literata/files/literata-latin-wght-italic', 'literata-italic', latin],
  ['literata/files/literata-latin-ext-wght-normal', 'literata-rupee', rupee],
]

for (const [from, to, letters] of cuts) {
  const whole = readFileSync(`${packages}/${from}.woff2`)
  const cut = await subsetFont(whole, letters ?? '', {
    targetFormat: 'woff2',
    // Without small capitals, old figures and the like, which nothing here asks for; kerning stays.
    noLayoutClosure: true,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  })
  writeFileSync(`${folder}/${to}.woff2`, cut)
  console.log(`${to}.woff2  ${whole.length} → ${cut.length} bytes`)
}
