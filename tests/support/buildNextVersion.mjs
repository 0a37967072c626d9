// Builds the site once more under other file names, as a later version: every script of the first one is gone.
import { build } from 'vite'

const dist = process.env.DIST_DIR
const output = { chunkFileNames: 'assets/next-[hash].js', entryFileNames: 'assets/next-[hash].js' }

await build({
  logLevel: 'error',
  build: {
    ssr: true,
    outDir: `${dist}/prerender`,
    rolldownOptions: { input: { entry: 'src/prerender/entry.tsx' } },
    copyPublicDir: false,
  },
})
await build({ logLevel: 'error', build: { rolldownOptions: { output } } })
