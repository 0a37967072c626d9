// `npm start`: installs and builds when needed, then serves site and backend.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenNeeded } from './buildWhenNeeded.mjs'

buildWhenNeeded()
await import(pathToFileURL(resolve(process.env.DIST_DIR ?? 'dist', 'server/main.js')).href)
