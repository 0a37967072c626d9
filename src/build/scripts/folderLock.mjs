import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isSameProcess, startOf } from './processes.mjs'

const pollInterval = 200
/** A holder on another machine, or in another container, cannot be asked whether it lives: after this time it is given up. */
const foreignLimit = 30 * 60_000

/**
 * The holder of a lock: process id, when the process started, and since when it holds the lock.
 * @typedef {{ host: string, pid: number, start: string, since: string, released?: boolean }} Holder
 */

/**
 * Runs `work` while no other process runs it under the same lock, and resolves with its result. Waits for a living holder,
 * which `onWait` is told once, and takes over from one that died.
 *
 * A lock is a row of numbered files, `<path>-<n>`, of which the highest counts. A file is created complete, by a hard link,
 * and of two that create the same number one fails: so no two processes take over from the same dead holder, and a slow one
 * cannot remove the lock of a quick one.
 * @template T
 * @param {string} path @param {(holder: Holder) => void} onWait @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withFolderLock(path, onWait, work) {
  const own = await acquire(path, onWait)
  try {
    return await work()
  } finally {
    // Not deleted: a number that was used once must not come back while somebody may still be about to take it.
    put(own, { ...here(), released: true })
  }
}

/** @param {string} path @param {(holder: Holder) => void} onWait */
async function acquire(path, onWait) {
  mkdirSync(dirname(path), { recursive: true })
  let isTold = false
  for (;;) {
    const last = highest(path)
    const holder = last === 0 ? undefined : read(`${path}-${last}`)
    if (holder && isHeld(holder)) {
      if (!isTold) onWait(holder)
      isTold = true
      await delay(pollInterval)
      continue
    }
    const own = `${path}-${last + 1}`
    if (!create(own)) continue
    // Of two that saw different states the higher number holds the lock.
    if (highest(path) > last + 1) {
      rmSync(own, { force: true })
      continue
    }
    for (const number of numbers(path)) if (number <= last) rmSync(`${path}-${number}`, { force: true })
    return own
  }
}

/** Creates the file with its content, or answers false if it exists. @param {string} file */
function create(file) {
  const whole = `${file}.${process.pid}.${process.hrtime.bigint()}`
  writeFileSync(whole, JSON.stringify(here()))
  try {
    linkSync(whole, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(whole, { force: true })
  }
}

/** Replaces the file's content in one step. @param {string} file @param {Holder} holder */
function put(file, holder) {
  const whole = `${file}.${process.pid}`
  writeFileSync(whole, JSON.stringify(holder))
  renameSync(whole, file)
}

/** @returns {Holder} */
function here() {
  return { host: hostname(), pid: process.pid, start: startOf(process.pid), since: new Date().toISOString() }
}

/** @param {string} file @returns {Holder | undefined} */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Replaced by its successor in between, or damaged: either way nobody holds it.
    return undefined
  }
}

/** @param {Holder} holder */
function isHeld({ host, pid, start, since, released }) {
  if (released) return false
  if (host !== hostname()) return Date.now() - Date.parse(since) < foreignLimit
  return isSameProcess(pid, start)
}

/** @param {string} path */
function highest(path) {
  return Math.max(0, ...numbers(path))
}

/** The numbers of the lock's files. @param {string} path */
function numbers(path) {
  const name = path.slice(dirname(path).length).replace(/^[/\\]/, '')
  return readdirSync(dirname(path)).flatMap((file) => {
    const number = file.startsWith(`${name}-`) ? file.slice(name.length + 1) : ''
    return /^\d+$/.test(number) ? [Number(number)] : []
  })
}
