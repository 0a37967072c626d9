import { closeSync, existsSync, openSync, rmSync, statSync, truncateSync } from 'node:fs'
import Database from 'libsql'
import { errorCode } from '../startupError.ts'
import { markOf } from './damage.ts'
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
/** Milliseconds between two attempts to reopen the file. A damaged one would otherwise be opened by every request. */
const reopenInterval = 1000
/** The write-ahead log and its index lie beside the database and belong to one inode of it. */
const logSuffixes = ['-wal', '-shm'] as const

interface Connection {
  database: Database.Database
  statements: Map<string, Database.Statement>
}

/** The inodes of the database, its write-ahead log and the index of that, and the database's state when it was looked at last. */
interface Files {
  inode: number | undefined
  logs: readonly (number | undefined)[]
  size: number
  changedAt: number
  mark: unknown
}

/**
 * One connection to the database file. It reopens if the file or its write-ahead log was replaced, for example by a
 * restored copy: writes to the deleted inode would be acknowledged and lost.
 */
export class SqliteFile {
  readonly #path: string
  #open: Connection | undefined
  /** Those of the last connection, which may have been closed after an error. */
  #files: Files | undefined
  #reopened: { at: number; error?: unknown } | undefined
  #isOverwritten = false

  constructor(path: string) {
    this.#path = path
    this.#open = this.#connect()
  }

  /**
   * Reopens the file if it or its log was replaced, and then never applies the log of the file before. Throws
   * `StoreUnavailable` if the file is missing, empty or overwritten.
   */
  verify(): void {
    const { ino: inode, size = 0, mtimeMs = 0 } = this.#stat()
    if (inode === undefined) throw new StoreUnavailable(`The database file ${this.#path} is missing.`)
    // SQLite never leaves it so. A commit would only fill the log, and the next checkpoint write some of its pages.
    if (size === 0) throw new StoreUnavailable(`The database file ${this.#path} was emptied.`)
    const isSame = this.#files?.inode === inode
    if (isSame) this.#rejectOverwritten(size, mtimeMs)
    else this.#isOverwritten = false
    if (this.#open && isSame && this.#hasLogs(this.#files?.logs)) return
    // Into the inode that it belongs to, even if that was moved aside: acknowledged writes are not lost with the log.
    this.checkpoint()
    if (!isSame) this.#removeLogs(this.#files?.logs)
    this.#reopen()
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
    const open = this.#open
    this.#open = undefined
    // A statement keeps the driver's connection, and its descriptors, until it is collected.
    open?.statements.clear()
    open?.database.close()
  }

  /** Never creates a missing file; only the constructor does. */
  #current(): Connection {
    if (!this.#open) this.verify()
    if (!this.#open) throw new StoreUnavailable('The database is not open.')
    if (this.#isOverwritten) throw this.#overwritten()
    return this.#open
  }

  /** At most once a second; until then the last error is repeated. */
  #reopen(): void {
    const at = performance.now()
    if (this.#reopened && at - this.#reopened.at < reopenInterval)
      throw this.#reopened.error ?? new StoreUnavailable('The database was reopened just now.')
    this.close()
    this.#reopened = { at }
    try {
      this.#open = this.#connect()
    } catch (error) {
      this.#reopened = { at, error }
      throw error
    }
  }

  #connect(): Connection {
    // Private from the start. SQLite gives the write-ahead log the same mode. Not opened if it exists: closing it again
    // would drop the locks that another connection of this process has on it (POSIX).
    if (this.#path !== ':memory:' && !existsSync(this.#path)) closeSync(openSync(this.#path, 'a', 0o600))
    const database = new Database(this.#path)
    try {
      for (const pragma of pragmas) database.exec(`PRAGMA ${pragma}`)
      // The first read creates or recovers the log.
      database.exec('SELECT count(*) FROM sqlite_master')
      const mark = Object.values(database.prepare('PRAGMA user_version').get([]) as object)[0]
      const { ino: inode, size = 0, mtimeMs: changedAt = 0 } = this.#stat()
      this.#files = { inode, logs: this.#logs(), size, changedAt, mark }
      return { database, statements: new Map() }
    } catch (error) {
      // Otherwise its descriptors stay open.
      database.close()
      throw error
    }
  }

  /**
   * Notices what `cp` leaves: another file in the same inode, to which the log no longer belongs. The file is written to by
   * checkpoints only, which neither shorten it nor change its mark. A copy of the same size and mark goes unnoticed.
   */
  #rejectOverwritten(size: number, changedAt: number): void {
    if (this.#isOverwritten) throw this.#overwritten()
    if (!this.#files || changedAt === this.#files.changedAt) return
    const mark = markOf(this.#path)
    if (mark === undefined) throw new StoreUnavailable(`The database file ${this.#path} cannot be read.`)
    if (mark === this.#files.mark && size >= this.#files.size) {
      this.#files = { ...this.#files, size, changedAt }
      return
    }
    this.#isOverwritten = true
    // Closing the connection would write the log of the file before into the copy.
    truncateSync(`${this.#path}-wal`)
    throw this.#overwritten()
  }

  #overwritten(): StoreUnavailable {
    return new StoreUnavailable(
      `The database file ${this.#path} was overwritten while the server was running. What was written since the last checkpoint is lost. Restart the server to use the file as it is, or stop it and run desk restore.`,
    )
  }

  #stat(): { ino?: number | undefined; size?: number; mtimeMs?: number } {
    return this.#path === ':memory:' ? { ino: 0, size: 1 } : (statSync(this.#path, { throwIfNoEntry: false }) ?? {})
  }

  #logs(): (number | undefined)[] {
    return logSuffixes.map((suffix) => statSync(this.#path + suffix, { throwIfNoEntry: false })?.ino)
  }

  #hasLogs(logs: Files['logs'] = []): boolean {
    return this.#logs().every((inode, index) => inode === logs[index])
  }

  /** Removes these, but not what came with the new file. */
  #removeLogs(logs: Files['logs'] = []): void {
    const present = this.#logs()
    for (const [index, suffix] of logSuffixes.entries())
      if (present[index] === logs[index]) rmSync(this.#path + suffix, { force: true })
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

/** Whether another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return errorCode(error).startsWith('SQLITE_BUSY')
}
