import { setTimeout as sleep } from 'node:timers/promises'
import { types } from 'node:util'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { isBusy, type SqliteFile } from './sqliteFile.ts'

/** So long a statement waits for another process's lock, in milliseconds. */
const longestWait = 3000
const pause = 20

/**
 * A Kysely driver with a single connection that callers use in turn. Transactions take the write lock with BEGIN
 * IMMEDIATE, so that no later statement fails with SQLITE_BUSY.
 */
export class SingleConnectionDriver implements Driver {
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
    await whenUnlocked(
      () => this.#file.exec('BEGIN IMMEDIATE'),
      async () => {
        // Nothing has begun, so readers may use the connection meanwhile: the lock does not concern them.
        await this.releaseConnection()
        await sleep(pause)
        await this.acquireConnection()
      },
    )
  }

  async commitTransaction(): Promise<void> {
    this.#file.exec('COMMIT')
  }

  async rollbackTransaction(): Promise<void> {
    // SQLite has already rolled back if the disk was full.
    if (this.#file.inTransaction) this.#file.exec('ROLLBACK')
  }

  async destroy(): Promise<void> {
    this.#destroyed = true
    this.#file.close()
  }
}

/** Tries again, without stopping the process, while another one holds the lock. */
async function whenUnlocked<T>(run: () => T, wait: () => Promise<void>): Promise<T> {
  const end = performance.now() + longestWait
  for (;;) {
    try {
      return run()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error
    }
    await wait()
  }
}

/** The library reads a blob as an ArrayBuffer, which it does not take back; PostgreSQL's reads and takes Buffers. */
function withBuffers(rows: unknown[]): unknown[] {
  const [first] = rows
  const hasBlobs = typeof first === 'object' && first !== null && Object.values(first).some(types.isArrayBuffer)
  if (!hasBlobs) return rows
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row as object).map(([name, value]) => [
        name,
        types.isArrayBuffer(value) ? Buffer.from(value) : value,
      ]),
    ),
  )
}

class Connection implements DatabaseConnection {
  readonly #file: SqliteFile

  constructor(file: SqliteFile) {
    this.#file = file
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const query = () => this.#file.query(sql, parameters)
    // Inside a transaction the lock is ours already.
    const { rows, changes } = this.#file.inTransaction ? query() : await whenUnlocked(query, () => sleep(pause))
    return { rows: withBuffers(rows) as R[], numAffectedRows: BigInt(changes) }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }
}
