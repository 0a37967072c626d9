import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { currentStamp, isFresh, writeStamp } from './buildStamp.mjs'
import { withFolderLock } from './folderLock.mjs'

/** The link inside the output folder to the newest build. */
const current = 'current'
/** Every build has a folder of its own in here. */
const builds = 'builds'

/**
 * The folder of the newest build.
 * @param {string} dist
 */
export function newestBuild(dist) {
  return join(dist, current)
}

/**
 * Lets `make` write a build into a folder of its own and, when it is complete, has `dist/current` lead to it, in one step.
 * `dist/site`, `dist/server` and whatever else a build contains are links below `current`, so that all of them change
 * together. A server reads pages and their policy below one resolved path and never sees half of each. If `make` fails or is
 * killed, nothing changes. The build before is kept until the next one begins, for responses that are being sent.
 *
 * One build at a time: another process with the same `dist` waits. With `onlyIfNeeded` it then takes the build of the other
 * one, if its inputs are the same.
 * @param {string} dist @param {(folder: string) => Promise<void>} make @param {{ onlyIfNeeded?: boolean }} [options]
 */
export function replaceBuild(dist, make, { onlyIfNeeded = false } = {}) {
  return withFolderLock(join(dist, '.build-lock'), sayWaiting(dist), async () => {
    // Taken before the build: a change during the build makes it stale.
    const origin = currentStamp()
    if (onlyIfNeeded && isFresh(newestBuild(dist), origin)) return
    mkdirSync(join(dist, builds), { recursive: true })
    removeOldBuilds(dist)
    // By time, so that a listing tells which is which. Not a temporary folder, which only this user could read.
    const folder = join(dist, builds, `${new Date().toISOString().replaceAll(':', '')}-${process.pid}`)
    mkdirSync(folder)
    try {
      await make(folder)
      writeStamp(folder, origin)
      show(dist, folder)
    } catch (error) {
      rmSync(folder, { recursive: true, force: true })
      throw error
    }
  })
}

/** @param {string} dist */
function sayWaiting(dist) {
  return (/** @type {import('./folderLock.mjs').Holder} */ { pid, since }) =>
    console.log(
      `Another build writes to ${dist} (process ${pid}, since ${new Date(since).toLocaleTimeString()}). Waiting for it to end …`,
    )
}

/** Removes replaced builds and what killed ones left. Only the holder of the lock may do this. @param {string} dist */
function removeOldBuilds(dist) {
  const kept = existsSync(newestBuild(dist)) ? basename(readlinkSync(newestBuild(dist))) : ''
  for (const name of readdirSync(join(dist, builds))) {
    if (name !== kept) rmSync(join(dist, builds, name), { recursive: true, force: true })
  }
}

/** Makes the build the newest one, and its contents visible in `dist`. @param {string} dist @param {string} folder */
function show(dist, folder) {
  link(dist, current, folder)
  const shown = readdirSync(folder).filter((name) => !name.startsWith('.'))
  for (const name of shown) {
    const path = join(dist, name)
    if (linkIn(dist, name) === join(current, name)) continue
    // Builds once lay here themselves.
    if (existsSync(path)) renameSync(path, join(mkdtempSync(join(dist, builds, 'replaced-')), name))
    link(dist, name, join(newestBuild(dist), name))
  }
  for (const name of readdirSync(dist)) {
    if (linkIn(dist, name) === join(current, name) && !shown.includes(name)) rmSync(join(dist, name))
  }
}

/** The target of the link, seen from `dist`; `undefined` if it is none. @param {string} dist @param {string} name */
function linkIn(dist, name) {
  const path = join(dist, name)
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined
  return relative(resolve(dist), resolve(dist, readlinkSync(path)))
}

/** Creates or replaces a link in one step. @param {string} dist @param {string} name @param {string} target */
function link(dist, name, target) {
  const made = join(dist, `.${name}-${process.pid}`)
  rmSync(made, { force: true })
  // Relative, so that the folder can be moved. Windows makes the address of a junction absolute by itself.
  symlinkSync(relative(dist, target), made, 'junction')
  renameSync(made, join(dist, name))
}
