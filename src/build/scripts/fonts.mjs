// `npm run fonts`: subsets the fonts to the glyphs the site uses, and fits the fallbacks of `fonts.css` to them. Which fonts they
// are, `src/content/brand.ts` says; each is a package @fontsource-variable/<name>. The output is committed.
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { runnerImport } from 'vite'
import { withFallbacks } from './fallbackMetrics.mjs'
import { base, devanagari, letters, rupee } from './glyphs.mjs'
import { fail } from './install.mjs'

const packages = 'node_modules/@fontsource-variable'
const folder = 'src/ui/theme/fonts'

/** @type {{ module: { brand: { fonts: { sans: string, serif: string } } } }} */
const { module } = await runnerImport('./src/content/brand.ts', { configFile: false, logLevel: 'error' })
const { fonts } = module.brand

/** @param {string} name @param {string} part such as 'latin-wght-normal' */
function fileOf(name, part) {
  const file = `${packages}/${name}/files/${name}-${part}.woff2`
  if (!existsSync(file))
    fail(
      `${file} is missing. Run 'npm install --save-dev --save-exact @fontsource-variable/${name}'; the font needs weights from 400 to 700, and the serif an italic.`,
    )
  return file
}

const cuts = /** @type {const} */ ([
  [fonts.sans, 'latin-wght-normal', 'sans', base],
  [fonts.sans, 'latin-wght-normal', 'sans-letters', letters],
  [fonts.sans, 'latin-ext-wght-normal', 'sans-rupee', rupee],
  [fonts.serif, 'latin-wght-normal', 'serif', base],
  [fonts.serif, 'latin-wght-normal', 'serif-letters', letters],
  [fonts.serif, 'latin-wght-italic', 'serif-italic', base],
  [fonts.serif, 'latin-ext-wght-normal', 'serif-rupee', rupee],
  ['atkinson-hyperlegible-next', 'latin-wght-normal', 'asked/atkinson', `${base}${letters}`],
  ['noto-sans-devanagari', 'devanagari-wght-normal', 'asked/devanagari', devanagari],
])

for (const [name, part, to, glyphs] of cuts) {
  const whole = readFileSync(fileOf(name, part))
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
const sheet = 'src/ui/theme/fonts.css'
const upright = (/** @type {string} */ name) => readFileSync(fileOf(name, 'latin-wght-normal'))
writeFileSync(sheet, await withFallbacks(readFileSync(sheet, 'utf8'), fonts, upright))
for (const name of Object.values(fonts)) copyFileSync(`${packages}/${name}/LICENSE`, `public/licences/${name}.txt`)
writeFileSync(`${folder}/made.json`, `{ "sans": "${fonts.sans}", "serif": "${fonts.serif}" }\n`)
