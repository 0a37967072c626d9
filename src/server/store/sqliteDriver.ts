import { setTimeout as sleep } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { isBusy, type SqliteFile } from './sqliteFile.ts'

const beginAttempts = 8

/**
 * One connection that callers use in turn. A transaction takes the write lock at BEGIN, so that no statement in its
 * middle can find the file busy.
 */
export class SqliteTurns implements Driver {
  readonly #file: SqliteFile
  readonly #connection: DatabaseConnection
  readonly #waiting: (() => void)[] = []
  #taken = false
  #destroyed = false

  constructor(file: SqliteFile) {
    this.#file = file
    this.#connection = new Connection(file)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#taken = true
    if (this.#destroyed) throw new Error('The database has been closed.')
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }

  async beginTransaction(): Promise<void> {
    this.#file.verify()
    for (let attempt = 1; ; attempt += 1) {
      try {
        return this.#file.exec('BEGIN IMMEDIATE')
      } catch (error) {
        if (attempt === beginAttempts || !isBusy(error)) throw error
        await sleep(20)
      }
    }
  }

  async commitTransaction(): Promise<void> {
    this.#file.exec('COMMIT')
  }

  async rollbackTransaction(): Promise<void> {
    // A full disk makes SQLite roll back by itself.
    if (this.#file.inTransaction) this.#file.exec('ROLLBACK')
  }

  async destroy(): Promise<void> {
    this.#destroyed = true
    this.#file.close()
  }
}

class Connection implements DatabaseConnection {
  readonly #file: SqliteFile

  constructor(file: SqliteFile) {
    this.#file = file
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = this.#file.query(sql, parameters)
    return { rows: rows as R[], numAffectedRows: BigInt(changes) }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }
}
