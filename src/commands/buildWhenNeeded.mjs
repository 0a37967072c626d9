import { spawnSync } from 'node:child_process'
import { changedSettings, originNow, originOf } from './builtFrom.mjs'
import { fail } from './install.mjs'

const dist = process.env.DIST_DIR ?? 'dist'

/** Builds site and backend, unless nothing that they are made of has changed since. */
export function buildWhenNeeded() {
  const now = originNow()
  const last = originOf(dist)
  const changed = last ? changedSettings(last, now) : []
  if (last?.files === now.files && changed.length === 0) return
  // A build for a backend elsewhere would be lost otherwise, and nobody would know why.
  if (changed.length > 0) console.log(`Other settings than at the last build: ${changed.join('; ')}.`)
  console.log('Building …')
  const { status } = spawnSync(process.execPath, ['src/commands/build.mjs'], { stdio: 'inherit' })
  if (status !== 0) fail('The build failed; the lines above say why.')
}
