// `npm run desk -- …`: the provider's command line.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fail } from './install.mjs'

const desk = join(process.env.DIST_DIR ?? 'dist', 'server/desk.js')
// A look at the enquiries never builds: it would replace the site that is served, and without the build's own settings.
if (!existsSync(desk)) fail(`${desk} is missing: build it first (npm run build).`)
await import(pathToFileURL(resolve(desk)).href)
