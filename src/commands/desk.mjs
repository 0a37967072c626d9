// `npm run desk -- …`: the provider's command line.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenNeeded } from './buildWhenNeeded.mjs'

buildWhenNeeded()
await import(pathToFileURL(resolve(process.env.DIST_DIR ?? 'dist', 'server/desk.js')).href)
