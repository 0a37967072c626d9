// The parts of a build. As a program, `buildEdition.mjs <language>` or `buildEdition.mjs desk`, it makes one that is built beside the
// rest; DIST_DIR names the folder of the build.
import { resolve } from 'node:path'
import { build, mergeConfig } from 'vite'

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
 * Builds the site in a language, one in each process. `others` are the sites in other languages, whose styles the policy of the
 * English pages allows: they have to be whole before it is written. `config` is added to the settings of the pages' build.
 * @param {string} language @param {Promise<void>} [others] @param {import('vite').InlineConfig} [config]
 */
export async function buildEdition(language, others, config = {}) {
  // vite.config.ts reads it.
  process.env.SITE_LANGUAGE = language
  await buildForNode(`${process.env.DIST_DIR}/prerender-${language}`, { entry: 'src/build/prerender/entry.tsx' })
  // Waited for in the prerenderer, as late as can be (build/prerender/prerenderPlugin.ts).
  const plugins = others ? [{ name: 'other-editions', api: { built: others } }] : []
  await build(mergeConfig({ logLevel: 'warn', plugins }, config))
}

if (process.argv[1] === resolve(import.meta.filename)) {
  // The parent is gone, and with it the folder's lock.
  process.on('disconnect', () => process.exit(1))
  const [, , part = ''] = process.argv
  if (part === 'desk') await build({ logLevel: 'warn', configFile: 'src/build/prerender/deskBuild.ts' })
  else await buildEdition(part)
  // The channel keeps the process alive.
  process.exit(0)
}
