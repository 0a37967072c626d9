// `npm start`: installs and builds when needed, then serves site and backend.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenNeeded, lacksCompression } from './buildWhenNeeded.mjs'
import { newestBuild } from './replaceBuild.mjs'

const dist = process.env.DIST_DIR ?? 'dist'
buildWhenNeeded({ compressLater: true })
await import(pathToFileURL(resolve(dist, 'server/main.js')).href)
// Half of a build's time: behind the running server, which sends a compressed file as soon as there is one.
if (lacksCompression()) {
  const args = ['src/build/scripts/compressBuild.mjs', newestBuild(dist)]
  spawn(process.execPath, args, { stdio: 'ignore', detached: true }).unref()
}
