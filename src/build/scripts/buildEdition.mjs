// The site in one language: its prerenderer, then its pages. As a program, `buildEdition.mjs <language>`, it is the part of a
// build that runs beside the rest; DIST_DIR names the folder of the build.
import { resolve } from 'node:path'
import { build } from 'vite'

/**
 * Builds what Node.js runs.
 * @param {string} outDir @param {Record<string, string>} input
 */
export async function buildForNode(outDir, input) {
  await build({
    logLevel: 'warn',
    build: { ssr: true, outDir, rolldownOptions: { input }, copyPublicDir: false },
  })
}

/**
 * Builds the site in a language. `before` has to be done before its pages are written; `config` is added to the settings of
 * their build.
 * @param {string} language @param {Promise<void>} [before] @param {import('vite').InlineConfig} [config]
 */
export async function buildEdition(language, before, config) {
  // vite.config.ts reads it.
  process.env.SITE_LANGUAGE = language
  await buildForNode(`${process.env.DIST_DIR}/prerender-${language}`, { entry: 'src/build/prerender/entry.tsx' })
  await before
  await build({ logLevel: 'warn', ...config })
}

if (process.argv[1] === resolve(import.meta.filename)) {
  // The parent is gone, and with it the folder's lock.
  process.on('disconnect', () => process.exit(1))
  await buildEdition(process.argv[2] ?? '')
  // The channel keeps the process alive.
  process.exit(0)
}
