import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { codeOf } from '../startFailure.ts'
import { GroupCommit } from './groupCommit.ts'
import { SqliteTurns } from './sqliteDriver.ts'
import { isBusy, SqliteFile } from './sqliteFile.ts'
import { isTrouble, type Store } from './store.ts'
import type { Tables, Tx } from './tables.ts'

/** A store in one file. Another process may use the file at the same time; a write waits for it for about 3 s. */
export function openSqlite(path: string): Store {
  const file = new SqliteFile(path)
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new SqliteTurns(file),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
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

/** Trouble that goes away by itself and leaves the connection sound. */
function isPassing(error: unknown): boolean {
  return isBusy(error) || codeOf(error) === 'SQLITE_FULL'
}
