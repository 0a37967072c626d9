import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, SqliteDialect, SqliteDriver } from 'kysely'
import { GroupCommit } from './groupCommit.ts'
import { SqliteFile } from './sqliteFile.ts'
import { isTrouble, type Store } from './store.ts'
import type { Tables, Tx } from './tables.ts'

const beginAttempts = 8

/** A store in one file. Another process may use the file at the same time; a write waits for it for about 3 s. */
export function openSqlite(path: string): Store {
  const file = new SqliteFile(path)
  const db = new Kysely<Tables>({ dialect: new ImmediateDialect(file) })
  const transact = async (body: (tx: Tx) => Promise<void>) => {
    try {
      await db.transaction().execute(body)
    } catch (error) {
      // After an input or output error a connection is not to be trusted: the next use opens another.
      if (isTrouble(error) && !isPassing(error)) file.close()
      throw error
    }
  }
  const commits = new GroupCommit(transact)
  return {
    dialect: 'sqlite',
    db,
    write: (work) => commits.submit(work),
    probe: () => commits.submit(async () => undefined),
    async close() {
      await commits.drained()
      file.tidy()
      await db.destroy()
      file.close()
    },
  }
}

/** Takes the write lock at BEGIN, so that no statement in the middle of a transaction can find the file busy. */
class ImmediateDialect extends SqliteDialect {
  readonly #file: SqliteFile

  constructor(file: SqliteFile) {
    super({ database: file })
    this.#file = file
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#file)
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #file: SqliteFile

  constructor(file: SqliteFile) {
    super({ database: file })
    this.#file = file
  }

  override async beginTransaction(): Promise<void> {
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

  override async commitTransaction(): Promise<void> {
    this.#file.exec('COMMIT')
  }

  override async rollbackTransaction(): Promise<void> {
    // A full disk makes SQLite roll back by itself.
    if (this.#file.inTransaction) this.#file.exec('ROLLBACK')
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const isBusy = (error: unknown) => codeOf(error).startsWith('SQLITE_BUSY')
const isPassing = (error: unknown) => isBusy(error) || codeOf(error) === 'SQLITE_FULL'
