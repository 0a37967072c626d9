// `npm run build`: backend, prerenderer, then the site, whose build renders its pages with the prerenderer, and the workplace.
import { build } from 'vite'
import { replaceBuild } from './replaceBuild.mjs'

// When started from a test run, the inherited variables would give a test build: React's slow one, and no worker.
process.env.NODE_ENV = 'production'
delete process.env.VITEST

await replaceBuild(process.env.DIST_DIR ?? 'dist', async (folder) => {
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
  await ssr('prerender', { entry: 'src/prerender/entry.tsx' })
  await build({ logLevel: 'warn' })
  await build({ logLevel: 'warn', configFile: 'src/prerender/deskBuild.ts' })
})
