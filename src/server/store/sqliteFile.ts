import { statSync } from 'node:fs'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import Database from 'libsql'
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

/**
 * The database file behind one connection, opened anew when the file was replaced (a restored copy) or the connection
 * was given up. Without it, writes to a deleted file would be acknowledged and lost.
 */
export class SqliteFile implements SqliteDatabase {
  readonly #path: string
  #open: { database: Database.Database; inode: number | undefined } | undefined

  constructor(path: string) {
    this.#path = path
    this.#open = this.#connect()
  }

  /** Throws `StoreUnavailable` when the file is not there. */
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

  prepare(sql: string): SqliteStatement {
    const statement = this.#database().prepare<unknown[]>(sql)
    return {
      reader: statement.reader,
      all: (parameters) => statement.all(parameters),
      run: (parameters) => statement.run(parameters),
      iterate: (parameters) => statement.iterate(parameters),
    }
  }

  /**
   * For BEGIN, COMMIT and ROLLBACK: as prepared statements they would stay open after SQLITE_BUSY and make every later
   * COMMIT fail.
   */
  exec(sql: string): void {
    this.#database().exec(sql)
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

  #database(): Database.Database {
    this.#open ??= this.#connect()
    return this.#open.database
  }

  #connect(): { database: Database.Database; inode: number | undefined } {
    const database = new Database(this.#path)
    for (const pragma of pragmas) database.exec(`PRAGMA ${pragma}`)
    return { database, inode: inodeOf(this.#path) }
  }
}

/** `undefined` when there is no such file; a database in memory has none to lose. */
function inodeOf(path: string): number | undefined {
  return path === ':memory:' ? 0 : statSync(path, { throwIfNoEntry: false })?.ino
}
