import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { changedSettings, currentStamp, isFresh, readStamp } from './buildStamp.mjs'
import { fail } from './install.mjs'
import { newestBuild } from './replaceBuild.mjs'

const dist = process.env.DIST_DIR ?? 'dist'

/** Whether the newest build still has to be compressed. */
export function lacksCompression() {
  return process.env.SITE_COMPRESSION !== 'none' && !existsSync(join(newestBuild(dist), '.compressed'))
}

/**
 * Builds site and backend unless no input has changed since the last build. With `compressLater` the build may be one without
 * compressed files.
 * @param {{ compressLater?: boolean }} [options]
 */
export function buildWhenNeeded({ compressLater = false } = {}) {
  const now = currentStamp()
  const last = readStamp(newestBuild(dist))
  const isBuilt = isFresh(newestBuild(dist), now)
  if (isBuilt && (compressLater || !lacksCompression())) return
  // Otherwise a build for another backend would silently be replaced.
  const changed = last ? changedSettings(last, now) : []
  if (changed.length > 0) console.log(`Other settings than at the last build: ${changed.join('; ')}.`)
  console.log(isBuilt ? 'Compressing …' : 'Building …')
  const flags = ['--only-if-needed', ...(compressLater ? ['--compress-later'] : [])]
  const { status } = spawnSync(process.execPath, ['src/build/scripts/build.mjs', ...flags], { stdio: 'inherit' })
  if (status !== 0) fail('The build failed; the lines above say why.')
}
