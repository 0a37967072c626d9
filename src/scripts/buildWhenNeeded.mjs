import { spawnSync } from 'node:child_process'
import { changedSettings, currentStamp, readStamp } from './buildStamp.mjs'
import { fail } from './install.mjs'

const dist = process.env.DIST_DIR ?? 'dist'

/** Builds site and backend unless no input has changed since the last build. */
export function buildWhenNeeded() {
  const now = currentStamp()
  const last = readStamp(dist)
  const changed = last ? changedSettings(last, now) : []
  if (last?.files === now.files && changed.length === 0) return
  // Otherwise a build for another backend would silently be replaced.
  if (changed.length > 0) console.log(`Other settings than at the last build: ${changed.join('; ')}.`)
  console.log('Building …')
  const { status } = spawnSync(process.execPath, ['src/scripts/build.mjs'], { stdio: 'inherit' })
  if (status !== 0) fail('The build failed; the lines above say why.')
}
