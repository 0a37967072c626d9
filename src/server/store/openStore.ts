import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import type { Config } from '../config.ts'
import { errorCode, StartupError } from '../startupError.ts'
import { damageAdvice, hasForeignLog, removeLogAdvice } from './damage.ts'
import { openPostgres, type PostgresStore } from './postgres.ts'
import { secretFile, vapidFile } from './secret.ts'
import { openSqlite } from './sqlite.ts'
import { isBusy, isInUse } from './sqliteFile.ts'
import type { Store } from './store.ts'

/** How a database is opened. */
export interface OpenOptions {
  /** Statements of PostgreSQL have a time limit then. */
  isServer?: boolean
  /** Whether an empty database may take the place of one that was lost. */
  mayBeginAnew?: boolean
}

/**
 * Opens the configured database, for the command line or for a server. Throws a `StartupError` if the data folder or the
 * file cannot be used, or if the database is gone while other files show that there was one.
 */
export function openStore(
  config: Config,
  onBrokenConnection: (error: Error) => void,
  { isServer = false, mayBeginAnew = false }: OpenOptions = {},
): Store | PostgresStore {
  if (config.databaseUrl !== undefined) {
    const connections = config.databaseConnections
    const role = isServer ? { isServer } : { statementTimeout: 0 }
    return openPostgres(config.databaseUrl, { connections, onBrokenConnection, ...role })
  }
  prepareFolder(config.dataDir)
  const path = databaseFile(config)
  if (existsSync(movedFile(config)) && !existsSync(path)) {
    throw new StartupError(
      `The data in ${config.dataDir} was moved to PostgreSQL. Set DATABASE_URL; or, to go back, rename ${movedFile(config)} to desk.db.`,
    )
  }
  try {
    if (!mayBeginAnew) rejectLostDatabase(config)
    rejectForeignLog(path)
    return openSqlite(path)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`The database ${path} cannot be opened (${reason(error)}). ${adviceFor(error, path)}`)
  }
}

/** Opening a file applies the log beside it, and closing it again writes that into the file. */
export function rejectForeignLog(path: string): void {
  if (hasForeignLog(path)) throw new StartupError(`${path}-wal does not belong to ${path}. ${removeLogAdvice(path)}`)
}

function adviceFor(error: unknown, path: string): string {
  if (/^SQLITE_(?:CORRUPT|NOTADB)/.test(errorCode(error))) return damageAdvice(path)
  if (isBusy(error)) return 'Another program has locked it: end that one, then try again.'
  return 'Change its owner to the user that runs this program, or set DATA_DIR to another folder.'
}

/**
 * Advice if another program has the SQLite database open; `undefined` if none has, and for PostgreSQL, which instances share.
 * To be asked before the database is opened here. No reason to refuse a start: it may be a backup, or the server before this
 * one, which finishes its last requests.
 */
export function sharedDatabase(config: Config): string | undefined {
  const path = databaseFile(config)
  if (config.databaseUrl !== undefined) return undefined
  try {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) return undefined
    rejectForeignLog(path)
    if (!isInUse(path)) return undefined
  } catch {
    // Opening it fails for the same reason, and explains it.
    return undefined
  }
  return `another program has ${path} open. If it is another server, stop one of them, or set DATA_DIR to another folder: both send emails with their own settings, and each counts limits for itself. A desk command, or a server that is just ending, does no harm`
}

/** Whether there is no database, or one in which nothing was ever stored, although this folder had one before. */
export function isDatabaseLost(config: Config): boolean {
  // First: of two starts at once, the other one makes these files when its database is complete.
  if (!tracesOf(config).some(existsSync)) return false
  const path = databaseFile(config)
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) return true
  rejectForeignLog(path)
  const database = new Database(path)
  try {
    return database.prepare('SELECT 1 FROM sqlite_master LIMIT 1').get([]) === undefined
  } finally {
    database.close()
  }
}

/** An empty desk would look like a healthy one, and its backups would replace the good ones. */
function rejectLostDatabase(config: Config): void {
  if (!isDatabaseLost(config)) return
  const path = databaseFile(config)
  const present = tracesOf(config).filter(existsSync).join(', ')
  throw new StartupError(
    `The database ${path} is ${existsSync(path) ? 'empty' : 'missing'}, but there was one: ${present}. Restore a backup (desk restore <file> --yes), or put the file back, or set DATA_DIR to the right folder. To really begin with an empty database: desk begin-anew --yes`,
  )
}

/** Files that a server makes once it has a database. */
function tracesOf(config: Config): string[] {
  return [secretFile(config), vapidFile(config), join(config.dataDir, 'erased')]
}

/** Path of the SQLite file. */
export function databaseFile(config: Config): string {
  return join(config.dataDir, 'desk.db')
}

/** The file that remembers erasures beside a SQLite database; `undefined` with PostgreSQL. */
export function tombstoneFile(config: Config): string | undefined {
  return config.databaseUrl === undefined ? join(config.dataDir, 'erased') : undefined
}

/** The name that `copy` gives the SQLite file after a move to PostgreSQL, so that nothing is written to it by mistake. */
export function movedFile(config: Config): string {
  return `${databaseFile(config)}.moved`
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be written (${reason(error)}). Change its owner, or set DATA_DIR to another folder.`,
    )
  }
}

function reason(error: unknown): string {
  return errorCode(error) || (error instanceof Error ? error.message : 'unknown')
}
