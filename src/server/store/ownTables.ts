import { type Kysely, sql } from 'kysely'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** Marks tables of ours in PostgreSQL, where a schema may be shared: an older version must know those of a newer one. */
const mark = 'pravasi-desk'
/** Their rows are no records: what is short-lived, and the secret, which no backup holds. */
const passing = new Set([
  'migration',
  'setting',
  'rate_limit',
  'change',
  'staff_challenge',
  'staff_link',
  'staff_presence',
])

type Db = Kysely<Tables>
type Dialect = Store['dialect']

/** All tables in the file, or in the schema that PostgreSQL uses. */
export async function tablesIn(db: Db, dialect: Dialect): Promise<string[]> {
  const query =
    dialect === 'sqlite'
      ? sql<{
          name: string
        }>`select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
  return (await query.execute(db)).rows.map(({ name }) => name).sort()
}

/** Marks tables as ours. */
export async function markTables(db: Db, dialect: Dialect, tables: readonly string[]): Promise<void> {
  if (dialect === 'sqlite') return
  for (const name of tables) await sql`comment on table ${sql.table(name)} is ${sql.lit(mark)}`.execute(db)
}

/**
 * The tables of ours, also those of a newer version: in a SQLite file all, in PostgreSQL those that this version knows or
 * that are marked.
 */
export async function ownTables(db: Db, dialect: Dialect, known: readonly string[]): Promise<string[]> {
  const all = await tablesIn(db, dialect)
  if (dialect === 'sqlite') return all
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and obj_description(oid, 'pg_class') = ${mark}`.execute(db)
  const marked = new Set([...known, ...rows.map(({ name }) => name)])
  return all.filter((name) => marked.has(name))
}

/** Whether no table holds a record. */
export async function hasNoRecords(db: Db, tables: readonly string[]): Promise<boolean> {
  for (const name of tables.filter((one) => !passing.has(one))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return false
  }
  return true
}

/** Drops the tables with all that is in them. */
export async function dropTables(db: Db, dialect: Dialect, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return
  if (dialect === 'postgres') {
    const list = sql.join(tables.map((name) => sql.table(name)))
    await sql`drop table ${list} cascade`.execute(db)
    return
  }
  // Dropping a table deletes its rows; while others still refer to them, that may be wrong for a moment only.
  await sql`pragma defer_foreign_keys = on`.execute(db)
  for (const name of tables) await sql`delete from ${sql.table(name)}`.execute(db)
  // First those to which no other one refers: SQLite looks for the tables that a dropped one refers to.
  const left = new Set(tables)
  const references = new Map<string, string[]>()
  for (const name of tables) {
    const { rows } = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(db)
    references.set(
      name,
      rows.map(({ table }) => table).filter((other) => other !== name),
    )
  }
  while (left.size > 0) {
    const needed = new Set([...left].flatMap((name) => references.get(name) ?? []))
    const next = [...left].find((name) => !needed.has(name)) ?? [...left][0] ?? ''
    await sql`drop table ${sql.table(next)}`.execute(db)
    left.delete(next)
  }
}

/**
 * Copies the tables as they are, of whatever version, into an empty SQLite database, which that version can restore.
 * Leaves out the rows that no backup holds.
 */
export async function copyAsTheyAre(from: Db, to: Db, tables: readonly string[]): Promise<void> {
  for (const name of tables) {
    const { rows: columns } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = current_schema() and table_name = ${name} order by ordinal_position`.execute(from)
    const typed = columns.map(({ name: column, type }) => sql`${sql.ref(column)} ${sql.raw(typeIn(type))}`)
    await sql`create table ${sql.table(name)} (${sql.join(typed)})`.execute(to)
    if (passing.has(name) && name !== 'migration') continue
    for (let offset = 0; ; offset += pageSize) {
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(name)} order by ctid limit ${pageSize} offset ${offset}`.execute(from)
      for (const row of rows) {
        const values = columns.map(({ name: column }) => sql`${row[column]}`)
        await sql`insert into ${sql.table(name)} values (${sql.join(values)})`.execute(to)
      }
      if (rows.length < pageSize) break
    }
  }
}

const pageSize = 500

function typeIn(type: string): string {
  return /^(?:big|small)?int(?:eger)?$/.test(type) ? 'integer' : 'text'
}
