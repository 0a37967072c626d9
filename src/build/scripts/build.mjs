// `npm run build`: backend, prerenderer, then the site, whose build renders its pages with the prerenderer. The workplace, and
// the site in other languages, which is put among the English pages, are built beside these in processes of their own.
// `--only-if-needed` leaves out a build that another process has just made, `--compress-later` the compression, for which a
// first start need not wait.
import { spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { runnerImport } from 'vite'
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
    // Two at a time, as there are two processors. The workplace has no routes of the site, so it needs not wait for the file
    // src/site/start/routeTree.gen.ts, which the first build writes and the other ones read.
    const desk = buildBeside('desk', 'The workplace')
    desk.catch(later)
    await buildForNode(`${folder}/server`, { main: 'src/server/main.ts', desk: 'src/server/cli/main.ts' })
    const { sourceLanguage, translations } = await languageTable()
    const others = buildAllBeside(desk, translations)
    others.catch(later)
    await buildEdition(sourceLanguage, others)
    await others
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

/** A failure is handled where the part is awaited; until then it must not end the process without a word. */
function later() {}

/** One after the other: beside the English build that keeps two processors busy. @param {Promise<void>} desk @param {string[]} languages */
async function buildAllBeside(desk, languages) {
  await desk
  for (const language of languages) await buildBeside(language, `The site in the language '${language}'`)
}

/** Builds a part in a process of its own. @param {string} part @param {string} name @returns {Promise<void>} */
function buildBeside(part, name) {
  // With a channel: it ends when this process does, and never writes to a folder that is given up.
  const child = spawn(process.execPath, ['src/build/scripts/buildEdition.mjs', part], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return new Promise((done, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? done() : reject(new Error(`${name} could not be built.`))))
  })
}
