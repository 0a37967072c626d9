import { closeSync, openSync, statSync } from 'node:fs'
import Database from 'libsql'
import { errorCode } from '../startupError.ts'
import { StoreUnavailable } from './store.ts'

const pragmas = [
  'journal_mode = WAL',
  // Commits survive a power cut.
  'synchronous = FULL',
  'foreign_keys = ON',
  // Overwrites deleted content with zeros, so that erased personal data is really gone.
  'secure_delete = ON',
  // SQLite waits for a lock by stopping the process, and with it every request. The driver waits instead.
  'busy_timeout = 0',
]
/** More than the program has; statements with an IN list differ by its length, so the number is not fixed. */
const maxStatements = 300

interface Connection {
  database: Database.Database
  inode: number | undefined
  statements: Map<string, Database.Statement>
}

/**
 * One connection to the database file. It reopens if the file was replaced, for example by a restored copy: writes to
 * the deleted inode would be acknowledged and lost.
 */
export class SqliteFile {
  readonly #path: string
  #open: Connection | undefined

  constructor(path: string) {
    this.#path = path
    this.#open = this.#connect()
  }

  /** Reopens the file if it was replaced. Throws `StoreUnavailable` if it is missing. */
  verify(): void {
    const inode = inodeOf(this.#path)
    if (inode === undefined) throw new StoreUnavailable(`The database file ${this.#path} is missing.`)
    if (this.#open?.inode === inode) return
    this.close()
    this.#open = this.#connect()
  }

  get inTransaction(): boolean {
    return this.#open?.database.inTransaction ?? false
  }

  /** Runs a statement. Prepared statements are cached. */
  query(sql: string, parameters: readonly unknown[]): { rows: unknown[]; changes: number } {
    const { database, statements } = this.#current()
    const statement = statements.get(sql) ?? database.prepare(sql)
    // Cached again only after success: a failed statement may be left in the middle of a step.
    statements.delete(sql)
    const result = statement.reader
      ? { rows: statement.all(parameters), changes: 0 }
      : { rows: [], changes: statement.run(parameters).changes }
    if (statements.size >= maxStatements) statements.clear()
    statements.set(sql, statement)
    return result
  }

  /**
   * For BEGIN, COMMIT and ROLLBACK. A prepared statement would stay open after SQLITE_BUSY and make every later COMMIT
   * fail.
   */
  exec(sql: string): void {
    this.#current().database.exec(sql)
  }

  /** Merges the write-ahead log into the file. A reader in another process may prevent it, which does no harm. */
  checkpoint(): void {
    try {
      this.#open?.database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch {
      // The log stays and is merged later.
    }
  }

  close(): void {
    this.#open?.database.close()
    this.#open = undefined
  }

  /** Never creates a missing file; only the constructor does. */
  #current(): Connection {
    if (!this.#open) this.verify()
    if (!this.#open) throw new StoreUnavailable('The database is not open.')
    return this.#open
  }

  #connect(): Connection {
    // Private from the start. SQLite gives the write-ahead log the same mode.
    if (this.#path !== ':memory:') closeSync(openSync(this.#path, 'a', 0o600))
    const database = new Database(this.#path)
    for (const pragma of pragmas) database.exec(`PRAGMA ${pragma}`)
    return { database, inode: inodeOf(this.#path), statements: new Map() }
  }
}

/** Whether another connection, in any process, has the database open. */
export function isInUse(path: string): boolean {
  const database = new Database(path)
  try {
    // In WAL mode every open connection holds a shared lock, so exclusive mode succeeds only if there is no other.
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    database.exec('BEGIN EXCLUSIVE')
    database.exec('ROLLBACK')
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  } finally {
    database.close()
  }
}

/** `undefined` if there is no such file; constant for a database in memory. */
function inodeOf(path: string): number | undefined {
  return path === ':memory:' ? 0 : statSync(path, { throwIfNoEntry: false })?.ino
}

/** Whether another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return errorCode(error).startsWith('SQLITE_BUSY')
}
