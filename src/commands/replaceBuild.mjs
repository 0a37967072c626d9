import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { forgetOrigin, noteOrigin, originNow } from './builtFrom.mjs'

/**
 * Has `make` write a build into a folder of its own, and puts it in the place of the one in `dist` once it is whole. A
 * server that runs on `dist` so misses its site for the length of a rename; when `make` fails, nothing has changed.
 * @param {string} dist @param {(folder: string) => Promise<void>} make
 */
export async function replaceBuild(dist, make) {
  // What is changed during the build makes it out of date.
  const origin = originNow()
  mkdirSync(dist, { recursive: true })
  removeLeftovers(dist)
  // Inside `dist`, not beside it: that may be the one folder that may be written, and a file system of its own.
  const workplace = mkdtempSync(join(dist, `made-${process.pid}-`))
  const made = join(workplace, 'made')
  const replaced = join(workplace, 'replaced')
  for (const folder of [made, replaced]) mkdirSync(folder)
  try {
    await make(made)
    // Whoever is interrupted from here on leaves a mixture: it must not pass for a build.
    forgetOrigin(dist)
    for (const name of readdirSync(made)) swap(join(made, name), join(dist, name), join(replaced, name))
    noteOrigin(dist, origin)
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
    // Somebody else's process.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
