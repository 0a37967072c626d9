import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import Database from 'libsql'

const walHeader = 32
const frameHeader = 24
/** Of `user_version` in the first page of a database. */
const userVersionAt = 60

/**
 * Advice on a SQLite file that cannot be read. A backup that was copied over a database after a crash is intact
 * but for the write-ahead log of the file before, which SQLite applies to it.
 */
export function damageAdvice(path: string): string {
  if (logSize(path) > 0 && isIntactWithoutLog(path)) return `Without ${path}-wal it is intact. ${removeLogAdvice(path)}`
  return 'Restore a backup: desk restore <file> --yes.'
}

/** How to get rid of a log that is another file's. */
export function removeLogAdvice(path: string): string {
  return `That log belongs to another file, over which this one was copied. Stop the server, remove ${path}-wal and ${path}-shm, and start again.`
}

/**
 * Whether the write-ahead log beside the file belongs to another one: each backup is marked with a number of its own,
 * and the log names that of its file whenever it holds the first page. SQLite itself would apply it without a word.
 */
export function hasForeignLog(path: string): boolean {
  if (logSize(path) <= walHeader) return false
  const logged = userVersionIn(`${path}-wal`)
  return logged !== undefined && logged !== markOf(path)
}

/** The mark in the file itself, whatever its log says; `undefined` if it cannot be read. */
export function markOf(path: string): unknown {
  return readWithoutLog(path, 'user_version')
}

/** Marks a file that nobody else has open. Copies that are no backups keep the mark. */
export const markPragma = (mark: number) => `PRAGMA user_version = ${mark}`

function isIntactWithoutLog(path: string): boolean {
  return readWithoutLog(path, 'quick_check') === 'ok'
}

/**
 * The result of a pragma. As 'immutable' SQLite reads the file alone, and takes no lock. Through SQLite, because closing
 * a descriptor of our own would drop the locks of all connections of this process (POSIX).
 */
function readWithoutLog(path: string, pragma: 'user_version' | 'quick_check'): unknown {
  let database: Database.Database | undefined
  try {
    database = new Database(`${pathToFileURL(path).href}?immutable=1`)
    return (database.prepare(`PRAGMA ${pragma}`).get([]) as Record<string, unknown>)[pragma]
  } catch {
    return undefined
  } finally {
    database?.close()
  }
}

function logSize(path: string): number {
  return statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0
}

/** The mark in the last committed or uncommitted first page of a log (https://sqlite.org/fileformat2.html#walformat). */
function userVersionIn(log: string): number | undefined {
  const file = openSync(log, 'r')
  try {
    const header = Buffer.alloc(walHeader)
    readSync(file, header, 0, walHeader, 0)
    const pageSize = header.readUInt32BE(8)
    if (header.readUInt32BE(0) >>> 1 !== 0x377f0682 >>> 1 || pageSize < 512) return undefined
    const frame = Buffer.alloc(frameHeader)
    const field = Buffer.alloc(4)
    let version: number | undefined
    for (let at = walHeader; readSync(file, frame, 0, frameHeader, at) === frameHeader; at += frameHeader + pageSize) {
      // Behind the last frame of this log lie those of the one before, with another salt.
      if (frame.compare(header, 16, 24, 8, 16) !== 0) break
      if (frame.readUInt32BE(0) !== 1) continue
      if (readSync(file, field, 0, 4, at + frameHeader + userVersionAt) === 4) version = field.readInt32BE()
    }
    return version
  } finally {
    closeSync(file)
  }
}
