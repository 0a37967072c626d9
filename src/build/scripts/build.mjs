// `npm run build`: backend, prerenderer, then the site, whose build renders its pages with the prerenderer, and the workplace.
// The site in other languages is built the same way beside it, in processes of their own, and put among the English pages.
// `--only-if-needed` leaves out a build that another process has just made, `--compress-later` the compression, for which a
// first start need not wait.
import { spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { build, runnerImport } from 'vite'
import { buildEdition, buildForNode } from './buildEdition.mjs'
import { compressBuild } from './compressBuild.mjs'
import { linkPackages } from './linkPackages.mjs'
import { newestBuild, replaceBuild } from './replaceBuild.mjs'

// When started from a test run, the inherited variables would give a test build: React's slow one, and no worker.
process.env.NODE_ENV = 'production'
delete process.env.VITEST

const dist = process.env.DIST_DIR ?? 'dist'
const onlyIfNeeded = process.argv.includes('--only-if-needed')
const isCompressed = process.env.SITE_COMPRESSION !== 'none' && !process.argv.includes('--compress-later')

linkPackages(dist)
await replaceBuild(
  dist,
  async (folder) => {
    // vite.config.ts reads it for the output folder and the prerenderer.
    process.env.DIST_DIR = folder
    process.env.VITE_BUILD_YEAR ??= String(new Date().getFullYear())
    // The first step, alone: it also writes src/site/start/routeTree.gen.ts, which the others read.
    await buildForNode(`${folder}/server`, { main: 'src/server/main.ts', desk: 'src/server/cli/main.ts' })
    const { sourceLanguage, translations } = await languageTable()
    const others = buildAllBeside(translations)
    // Handled where it is awaited; until then a failure must not end the process without a word.
    others.catch(() => undefined)
    await build({ logLevel: 'warn', configFile: 'src/build/prerender/deskBuild.ts' })
    // The English pages carry a policy for all languages: they wait for the other ones.
    await buildEdition(sourceLanguage, others)
    for (const code of translations) {
      // After the English build, whose worker lists what it stores; of a file that both have, one is enough.
      cpSync(`${folder}/${code}`, `${folder}/site`, { recursive: true, force: false })
      rmSync(`${folder}/${code}`, { recursive: true })
    }
    // Only the build itself needs them.
    for (const code of [sourceLanguage, ...translations]) rmSync(`${folder}/prerender-${code}`, { recursive: true })
    if (isCompressed) await compressBuild(folder)
  },
  { onlyIfNeeded },
)
// A build that was left out may be one of a first start.
if (isCompressed) await compressBuild(newestBuild(dist))

/** The codes of the languages in src/content/languages.ts. */
async function languageTable() {
  /** @type {{ module: { languages: { code: string }[] } }} */
  const { module } = await runnerImport('./src/content/languages.ts', { configFile: false, logLevel: 'error' })
  const [sourceLanguage = '', ...translations] = module.languages.map(({ code }) => code)
  return { sourceLanguage, translations }
}

/** One after the other: beside the English build that keeps two processors busy. @param {string[]} languages */
async function buildAllBeside(languages) {
  for (const language of languages) await buildBeside(language)
}

/** Builds the site in another language in a process of its own. @param {string} language @returns {Promise<void>} */
function buildBeside(language) {
  // With a channel: it ends when this process does, and never writes to a folder that is given up.
  const child = spawn(process.execPath, ['src/build/scripts/buildEdition.mjs', language], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return new Promise((done, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? done() : reject(new Error(`The site in the language '${language}' could not be built.`)),
    )
  })
}
