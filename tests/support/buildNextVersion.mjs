// Builds the site once more under other file names, as a later version: every script of the first one is gone.
import { buildEdition } from '../../src/build/scripts/buildEdition.mjs'

const output = { chunkFileNames: 'assets/next-[hash].js', entryFileNames: 'assets/next-[hash].js' }

await buildEdition('en', undefined, { logLevel: 'error', build: { rolldownOptions: { output } } })
