import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { currentStamp, removeStamp, writeStamp } from './buildStamp.mjs'

/**
 * Lets `make` write a build into a temporary folder and swaps it into `dist` when it is complete. A running server
 * misses its site only for the length of a rename; if `make` fails, nothing changes.
 * @param {string} dist @param {(folder: string) => Promise<void>} make
 */
export async function replaceBuild(dist, make) {
  // Taken before the build: a change during the build makes it stale.
  const origin = currentStamp()
  mkdirSync(dist, { recursive: true })
  removeLeftovers(dist)
  // Inside `dist`, which may be the only writable folder and a separate file system.
  const workplace = mkdtempSync(join(dist, `made-${process.pid}-`))
  const made = join(workplace, 'made')
  const replaced = join(workplace, 'replaced')
  for (const folder of [made, replaced]) mkdirSync(folder)
  try {
    await make(made)
    // An interruption from here on leaves a mixture, which must not pass for a build.
    removeStamp(dist)
    for (const name of readdirSync(made)) swap(join(made, name), join(dist, name), join(replaced, name))
    writeStamp(dist, origin)
  } finally {
    rmSync(workplace, { recursive: true, force: true })
  }
}

/** @param {string} from @param {string} to @param {string} away where to put what stood there */
function swap(from, to, away) {
  const isTaken = existsSync(to)
  if (isTaken) renameSync(to, away)
  try {
    renameSync(from, to)
  } catch (error) {
    if (isTaken) renameSync(away, to)
    throw error
  }
}

/** Builds that were killed cannot clear up after themselves; one that still runs is left alone. @param {string} dist */
function removeLeftovers(dist) {
  for (const name of readdirSync(dist)) {
    const [, pid] = /^made-(\d+)-/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(dist, name), { recursive: true, force: true })
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
