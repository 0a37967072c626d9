// `npm run desk -- …`: the provider's command line.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fail } from './install.mjs'

const cli = join(process.env.DIST_DIR ?? 'dist', 'server/desk.js')
// Never build here: it would replace the site being served, without that build's settings.
if (!existsSync(cli)) fail(`${cli} is missing: build it first (npm run build).`)
await import(pathToFileURL(resolve(cli)).href)
