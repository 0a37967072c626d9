import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { errorCode } from '../startupError.ts'
import { GroupCommit } from './groupCommit.ts'
import { SingleConnectionDriver } from './sqliteDriver.ts'
import { isBusy, SqliteFile } from './sqliteFile.ts'
import { isTransientDbError, type Store } from './store.ts'
import type { Tables, Tx } from './tables.ts'

/** A store in one file. Other processes may use it too; a write waits up to about 3 s for their lock. */
export function openSqlite(path: string): Store {
  const file = new SqliteFile(path)
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new SingleConnectionDriver(file),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
  const transact = async (body: (tx: Tx) => Promise<void>) => {
    try {
      await db.transaction().execute(body)
    } catch (error) {
      // Do not reuse a connection after an I/O error; the next query opens a new one.
      if (isTransientDbError(error) && !leavesConnectionUsable(error)) file.close()
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
      await commits.idle()
      file.checkpoint()
      await db.destroy()
      file.close()
    },
  }
}

/** A lock or a full disk does no harm to the connection. */
function leavesConnectionUsable(error: unknown): boolean {
  return isBusy(error) || errorCode(error) === 'SQLITE_FULL'
}
