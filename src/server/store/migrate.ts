import { type Kysely, sql } from 'kysely'
import { migrations } from './migrations/all.ts'
import { NewerDatabase, type Store } from './store.ts'

// An arbitrary number, the same in every version.
const advisoryLock = 7_260_531

interface WithMigrations {
  migration: { name: string; applied_at: number }
}

/**
 * Applies pending migrations in one transaction and returns their names. Safe to run repeatedly and from several
 * instances at once. Throws `NewerDatabase` if the database has a migration that this version does not know.
 */
export function migrate(store: Store, known: typeof migrations = migrations): Promise<string[]> {
  return store.write(async (tx) => {
    if (store.dialect === 'postgres') await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(tx)
    // Nothing outside this file uses this table, so it is not in `Tables`.
    const db = tx as unknown as Kysely<WithMigrations>
    await db.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute()
    const applied = await db.selectFrom('migration').select('name').execute()
    const foreign = applied.find(({ name }) => !known.some(([other]) => other === name))
    if (foreign)
      throw new NewerDatabase(`The database has the migration "${foreign.name}", which this version does not know.`)
    const pending = known.filter(([name]) => !applied.some((one) => one.name === name))
    for (const [name, apply] of pending) {
      await apply(db as unknown as Kysely<unknown>)
      await db.insertInto('migration').values({ name, applied_at: Date.now() }).execute()
    }
    return pending.map(([name]) => name)
  })
}
