import { closeSync, openSync, statSync } from 'node:fs'
import Database from 'libsql'
import { codeOf } from '../startFailure.ts'
import { StoreUnavailable } from './store.ts'

const pragmas = [
  'journal_mode = WAL',
  // A power cut loses nothing that was answered.
  'synchronous = FULL',
  'foreign_keys = ON',
  // What a person asked to have erased is overwritten, not only unlinked.
  'secure_delete = ON',
  'busy_timeout = 300',
]
/** More different statements than the desk has; those with a list of values differ in its length. */
const mostStatements = 300

interface Open {
  database: Database.Database
  inode: number | undefined
  statements: Map<string, Database.Statement>
}

/**
 * The database file behind one connection, opened anew when the file was replaced (a restored copy) or the connection
 * was given up. Without it, writes to a deleted file would be acknowledged and lost.
 */
export class SqliteFile {
  readonly #path: string
  #open: Open | undefined

  constructor(path: string) {
    this.#path = path
    this.#open = this.#connect()
  }

  /** Opens the file anew when it is another one now. Throws `StoreUnavailable` when it is not there. */
  verify(): void {
    const inode = inodeOf(this.#path)
    if (inode === undefined) throw new StoreUnavailable(`The database file ${this.#path} is not there.`)
    if (this.#open?.inode === inode) return
    this.close()
    this.#open = this.#connect()
  }

  get inTransaction(): boolean {
    return this.#open?.database.inTransaction ?? false
  }

  /** Runs one statement; statements are prepared once and kept. */
  query(sql: string, parameters: readonly unknown[]): { rows: unknown[]; changes: number } {
    const { database, statements } = this.#current()
    const statement = statements.get(sql) ?? database.prepare(sql)
    // One that fails is not to be run again: it may be left half done.
    statements.delete(sql)
    const result = statement.reader
      ? { rows: statement.all(parameters), changes: 0 }
      : { rows: [], changes: statement.run(parameters).changes }
    if (statements.size >= mostStatements) statements.clear()
    statements.set(sql, statement)
    return result
  }

  /**
   * For BEGIN, COMMIT and ROLLBACK: as prepared statements they would stay open after SQLITE_BUSY and make every later
   * COMMIT fail.
   */
  exec(sql: string): void {
    this.#current().database.exec(sql)
  }

  /** Moves what is in the write-ahead log into the file; a reader elsewhere may prevent it, which does no harm. */
  tidy(): void {
    try {
      this.#open?.database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch {
      // The log stays and is read at the next start.
    }
  }

  close(): void {
    this.#open?.database.close()
    this.#open = undefined
  }

  /** Only the constructor makes a file that is not there. */
  #current(): Open {
    if (!this.#open) this.verify()
    if (!this.#open) throw new StoreUnavailable('The database is not open.')
    return this.#open
  }

  #connect(): Open {
    // Nobody but its owner reads what people wrote; the log beside it takes the same mode.
    if (this.#path !== ':memory:') closeSync(openSync(this.#path, 'a', 0o600))
    const database = new Database(this.#path)
    for (const pragma of pragmas) database.exec(`PRAGMA ${pragma}`)
    return { database, inode: inodeOf(this.#path), statements: new Map() }
  }
}

/** Whether another connection, of this process or another one, has the database open. */
export function isInUse(path: string): boolean {
  const database = new Database(path)
  try {
    // Alone in exclusive mode: every connection to a database with a write-ahead log holds a lock as long as it is open.
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

/** `undefined` when there is no such file; a database in memory has none to lose. */
function inodeOf(path: string): number | undefined {
  return path === ':memory:' ? 0 : statSync(path, { throwIfNoEntry: false })?.ino
}

/** Whether another process holds the write lock. */
export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY')
}
