// `npm run build`: backend, prerenderer, then the site, whose build renders its pages with the prerenderer, and the workplace.
// The site in another language is built the same way, apart, and put beside the English pages.
import { cpSync, existsSync, rmSync } from 'node:fs'
import { build } from 'vite'
import { linkPackages } from './linkPackages.mjs'
import { replaceBuild } from './replaceBuild.mjs'

// When started from a test run, the inherited variables would give a test build: React's slow one, and no worker.
process.env.NODE_ENV = 'production'
delete process.env.VITEST

const dist = process.env.DIST_DIR ?? 'dist'
linkPackages(dist)
await replaceBuild(dist, async (folder) => {
  // vite.config.ts reads it for the output folder and the prerenderer.
  process.env.DIST_DIR = folder
  process.env.VITE_BUILD_YEAR ??= String(new Date().getFullYear())
  /** @param {string} outDir @param {Record<string, string>} input */
  const ssr = (outDir, input) =>
    build({
      logLevel: 'warn',
      build: { ssr: true, outDir: `${folder}/${outDir}`, rolldownOptions: { input }, copyPublicDir: false },
    })

  await ssr('server', { main: 'src/server/main.ts', desk: 'src/server/cli/main.ts' })
  const entry = 'src/prerender/entry.tsx'
  const second = existsSync('src/content/hi/edition.ts') ? 'hi' : undefined
  if (second) {
    process.env.SITE_LANGUAGE = second
    await ssr(`prerender-${second}`, { entry })
    await build({ logLevel: 'warn' })
  }
  process.env.SITE_LANGUAGE = 'en'
  await ssr('prerender', { entry })
  await build({ logLevel: 'warn' })
  if (second) {
    // After the English build, whose worker lists what it stores; of a file that both have, one is enough.
    cpSync(`${folder}/${second}`, `${folder}/site`, { recursive: true, force: false })
    rmSync(`${folder}/${second}`, { recursive: true })
  }
  await build({ logLevel: 'warn', configFile: 'src/prerender/deskBuild.ts' })
})
