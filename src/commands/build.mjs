// `npm run build`: backend, prerenderer and site, in that order: the site's build renders its pages with the prerenderer.
import { build } from 'vite'
import { replaceBuild } from './replaceBuild.mjs'

// Started from inside a test run, its marks would give a build for tests: React's slow one, and no worker.
process.env.NODE_ENV = 'production'
delete process.env.VITEST

await replaceBuild(process.env.DIST_DIR ?? 'dist', async (folder) => {
  // Where vite.config.ts has the site built and looks for the prerenderer.
  process.env.DIST_DIR = folder
  process.env.VITE_BUILD_YEAR ??= String(new Date().getFullYear())
  /** @param {string} outDir @param {Record<string, string>} input */
  const ssr = (outDir, input) =>
    build({
      logLevel: 'warn',
      build: { ssr: true, outDir: `${folder}/${outDir}`, rolldownOptions: { input }, copyPublicDir: false },
    })

  await ssr('server', { main: 'src/server/main.ts', desk: 'src/server/desk.ts' })
  await ssr('prerender', { entry: 'src/prerender/entry.tsx' })
  await build({ logLevel: 'warn' })
})
