// `npm run build`: backend, prerenderer, then the site, whose build renders its pages with the prerenderer, and the workplace.
// The site in another language is built the same way beside it, in a process of its own, and put among the English pages.
// `--only-if-needed` leaves out a build that another process has just made, `--compress-later` the compression, for which a
// first start need not wait.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { build } from 'vite'
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
    // The first step, alone: it also writes src/start/routeTree.gen.ts, which the others read.
    await buildForNode(`${folder}/server`, { main: 'src/server/main.ts', desk: 'src/server/cli/main.ts' })
    const second = existsSync('src/content/hi/edition.ts') ? 'hi' : undefined
    const other = second ? buildBeside(second) : Promise.resolve()
    // Handled where it is awaited; until then a failure must not end the process without a word.
    other.catch(() => undefined)
    await build({ logLevel: 'warn', configFile: 'src/prerender/deskBuild.ts' })
    // The English pages carry a policy for both languages: they wait for the other ones.
    await buildEdition('en', other)
    if (second) {
      // After the English build, whose worker lists what it stores; of a file that both have, one is enough.
      cpSync(`${folder}/${second}`, `${folder}/site`, { recursive: true, force: false })
      rmSync(`${folder}/${second}`, { recursive: true })
    }
    // Only the build itself needs them.
    for (const name of ['prerender', `prerender-${second}`])
      rmSync(`${folder}/${name}`, { recursive: true, force: true })
    if (isCompressed) await compressBuild(folder)
  },
  { onlyIfNeeded },
)
// A build that was left out may be one of a first start.
if (isCompressed) await compressBuild(newestBuild(dist))

/** Builds the site in another language in a process of its own. @param {string} language @returns {Promise<void>} */
function buildBeside(language) {
  // With a channel: it ends when this process does, and never writes to a folder that is given up.
  const child = spawn(process.execPath, ['src/scripts/buildEdition.mjs', language], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return new Promise((done, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? done() : reject(new Error(`The site in the language '${language}' could not be built.`)),
    )
  })
}
