// Builds backend, prerenderer and site, in that order: the site's build renders its pages with the prerenderer.
import { build } from 'vite'

const dist = process.env.DIST_DIR ?? 'dist'
process.env.VITE_BUILD_YEAR ??= String(new Date().getFullYear())

/** @param {string} outDir @param {Record<string, string>} input */
const ssr = (outDir, input) =>
  build({
    logLevel: 'warn',
    build: { ssr: true, outDir: `${dist}/${outDir}`, rolldownOptions: { input }, copyPublicDir: false },
  })

await ssr('server', { main: 'src/server/main.ts', desk: 'src/server/desk.ts' })
await ssr('prerender', { entry: 'src/prerender/entry.tsx' })
await build({ logLevel: 'warn' })
