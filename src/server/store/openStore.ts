import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { errorCode, StartupError } from '../startupError.ts'
import { openPostgres, type PostgresStore } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

/**
 * Opens the configured database, for the command line or for a server: there, statements of PostgreSQL have a time limit.
 * Throws a `StartupError` if the data folder or the file cannot be used.
 */
export function openStore(
  config: Config,
  onBrokenConnection: (error: Error) => void,
  isServer = false,
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
    return openSqlite(path)
  } catch (error) {
    throw new StartupError(
      `The database ${path} cannot be opened (${reason(error)}). Restore a backup, or set DATA_DIR to another folder.`,
    )
  }
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
