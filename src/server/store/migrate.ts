import { type Kysely, sql } from 'kysely'
import { migrations } from './migrations/all.ts'
import { NewerDatabase, type Store } from './store.ts'

// Any number will do, as long as all instances take the same.
const advisoryLock = 7_260_531

interface WithMigrations {
  migration: { name: string; applied_at: number }
}

/**
 * Brings the tables up to date in one transaction and answers the names of the migrations that were applied. Running it
 * twice, or from two instances at once, is harmless. Throws `NewerDatabase` when the database knows a migration that
 * this program does not.
 */
export function migrate(store: Store, known: typeof migrations = migrations): Promise<string[]> {
  return store.write(async (tx) => {
    if (store.dialect === 'postgres') await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(tx)
    // The table of migrations is this file's own; nothing else reads it.
    const db = tx as unknown as Kysely<WithMigrations>
    await db.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute()
    const applied = await db.selectFrom('migration').select('name').execute()
    const foreign = applied.find(({ name }) => !known.some(([other]) => other === name))
    if (foreign) throw new NewerDatabase(`The database holds "${foreign.name}", which this version does not know.`)
    const pending = known.slice(applied.length)
    for (const [name, apply] of pending) {
      await apply(db as unknown as Kysely<unknown>)
      await db.insertInto('migration').values({ name, applied_at: Date.now() }).execute()
    }
    return pending.map(([name]) => name)
  })
}
