import { type Kysely, sql } from 'kysely'
import { migrations } from './migrations/all.ts'
import { markTables, tablesIn } from './ownTables.ts'
import { NewerDatabase, type Store } from './store.ts'
import type { Tx } from './tables.ts'

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
  return store.write((tx) => migrateIn(tx, store.dialect, known))
}

/** The same within a transaction. */
export async function migrateIn(
  tx: Tx,
  dialect: Store['dialect'],
  known: typeof migrations = migrations,
): Promise<string[]> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(tx)
  const before = await tablesIn(tx, dialect)
  // Nothing outside this file uses this table, so it is not in `Tables`.
  const db = tx as unknown as Kysely<WithMigrations>
  await db.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute()
  const applied = await namesIn(db)
  const foreign = applied.find((name) => !known.some(([other]) => other === name))
  if (foreign !== undefined)
    throw new NewerDatabase(`The database has the migration "${foreign}", which this version does not know.`)
  const pending = known.filter(([name]) => !applied.includes(name))
  for (const [name, apply] of pending) {
    await apply(db as unknown as Kysely<unknown>)
    await db.insertInto('migration').values({ name, applied_at: Date.now() }).execute()
  }
  if (pending.length > 0)
    await markTables(
      tx,
      dialect,
      (await tablesIn(tx, dialect)).filter((name) => !before.includes(name)),
    )
  return pending.map(([name]) => name)
}

/** How the database's migrations relate to those that this version knows. */
export type SchemaState = 'current' | 'behind' | 'ahead' | 'none'

/** Without changing anything. 'ahead' if there is one that this version does not know. */
export async function schemaState({ db, dialect }: Store, known: typeof migrations = migrations): Promise<SchemaState> {
  if (!(await tablesIn(db, dialect)).includes('migration')) return 'none'
  const applied = await namesIn(db as unknown as Kysely<WithMigrations>)
  if (applied.some((name) => !known.some(([other]) => other === name))) return 'ahead'
  return applied.length === known.length ? 'current' : 'behind'
}

async function namesIn(db: Kysely<WithMigrations>): Promise<string[]> {
  return (await db.selectFrom('migration').select('name').execute()).map(({ name }) => name)
}
