import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { migrate, schemaState } from '../../src/server/store/migrate.ts'
import { migrations } from '../../src/server/store/migrations/all.ts'
import { tablesIn } from '../../src/server/store/ownTables.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import { NewerDatabase, type Store } from '../../src/server/store/store.ts'
import { clusterTimeout, type TestDatabases, testDatabases } from '../../src/server/store/testing/sharedCluster.ts'
import { testBackend } from '../../src/server/testing/testBackend.ts'
import { frozen, frozenSecret, readFrozen, type ServerFacts, thisVersion, versions } from './frozen.ts'

/** As a version after this one: a column that is filled from what is there, and a table. */
const next: typeof migrations = [
  ...migrations,
  [
    '9999-next',
    async (db: Kysely<unknown>) => {
      await sql`alter table enquiry add column words bigint not null default 0`.execute(db)
      await sql`update enquiry set words = length(message)`.execute(db)
      await sql`create table enquiry_mark (id text primary key, enquiry_id text not null references enquiry (id))`.execute(
        db,
      )
    },
  ],
]

let databases: TestDatabases | undefined
const dialects = process.env.TEST_DATABASES === 'sqlite' ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const)

beforeAll(async () => {
  if (dialects.length > 1) databases = await testDatabases()
}, clusterTimeout)
afterAll(() => databases?.drop(), clusterTimeout)

async function empty(dialect: Store['dialect']): Promise<Store> {
  if (dialect === 'sqlite') return openSqlite(':memory:')
  const url = (await databases?.create({ bare: true })) ?? ''
  return openPostgres(url, { connections: 1, onBrokenConnection: () => undefined })
}

/** The database as that version left it. */
async function opened(version: string, dialect: Store['dialect']): Promise<Store> {
  const store = await empty(dialect)
  const dump = readFileSync(join(frozen(version), `${dialect}.sql`), 'utf8')
  const statements = dialect === 'sqlite' ? dump.split(/;\n/).filter((one) => one.trim() !== '') : [dump]
  for (const statement of statements) await sql.raw(statement).execute(store.db)
  if (dialect === 'sqlite') await sql`pragma foreign_keys = on`.execute(store.db)
  return store
}

/** Every column of every table, with its type. */
async function schemaOf({ db, dialect }: Store): Promise<string[]> {
  const columns: string[] = []
  for (const table of await tablesIn(db, dialect)) {
    const query =
      dialect === 'sqlite'
        ? sql<{ name: string; type: string }>`select name, type from pragma_table_info(${table})`
        : sql<{ name: string; type: string }>`select column_name as name, data_type as type
            from information_schema.columns where table_name = ${table} and table_schema = 'public'`
    columns.push(...(await query.execute(db)).rows.map(({ name, type }) => `${table}.${name} ${type}`))
  }
  return columns.sort()
}

/** Everything that a person could miss is there, by the same calls as before. */
async function isWhole(store: Store, facts: ServerFacts): Promise<void> {
  const counts: Record<string, number> = {}
  for (const table of await tablesIn(store.db, store.dialect)) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(store.db)
    counts[table] = Number(rows[0]?.n)
  }
  // A migration notes itself, and a call counts itself and changes the thread that it reads.
  const { migration: _, ...kept } = facts.counts
  expect(counts).toMatchObject(kept)
  const enquiry = await store.db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow()
  expect(enquiry).toMatchObject({ reference: facts.reference, name: 'आशा Rao', email: 'asha@example.org' })
  expect(enquiry.message).toBe('A plot in Pune, \u{1f3e0} and "a deed".')
}

/** Serves the data with this version: threads are read, links of old emails work, and what comes in is stored. */
async function serves(store: Store, facts: ServerFacts): Promise<void> {
  const { app, post } = await testBackend({ store, secret: frozenSecret })
  const thread = (await app.inject('/api/comments/blog1')).json<Comment[]>()
  expect(thread).toMatchObject([{ text: 'Thanks for this.', replies: [{ text: 'Welcome.' }] }])
  expect(
    (await post('/api/contact', { name: 'Ravi', email: 'r@example.org', message: 'New', contactNumber: '' }))
      .statusCode,
  ).toBe(201)
  expect((await app.inject(facts.unsubscribe)).statusCode).toBe(200)
  expect((await app.inject({ method: 'POST', url: facts.unsubscribe })).statusCode).toBe(200)
  const { state } = await store.db.selectFrom('subscriber').select('state').executeTakeFirstOrThrow()
  expect(state).toBe('unsubscribed')
  await app.close()
}

test('the data of every version up to this one are kept', () => {
  expect(versions).toContain(thisVersion)
})

describe.each(versions)('data of %s', (version) => {
  test.each(dialects)(
    'in %s are upgraded to this version: every row stays, threads are read and links of old emails work',
    async (dialect) => {
      const store = await opened(version, dialect)
      const facts = readFrozen<ServerFacts>(version, `${dialect}.json`)
      expect(Object.entries(facts.counts).filter(([, rows]) => rows === 0)).toEqual([])
      await migrate(store)
      expect(await schemaState(store)).toBe('current')
      await isWhole(store, facts)
      await serves(store, facts)
      await store.close()
    },
  )

  test.each(dialects)(
    'in %s have, once upgraded, the tables and columns of a new database: a migration that was released has not changed',
    async (dialect) => {
      const [upgraded, fresh] = [await opened(version, dialect), await empty(dialect)]
      for (const store of [upgraded, fresh]) await migrate(store)
      // Before a version is tagged, its data can be written anew: docs/how-to.md, 'Make a release'.
      expect(await schemaOf(upgraded)).toEqual(await schemaOf(fresh))
      for (const store of [upgraded, fresh]) await store.close()
    },
  )

  test.each(dialects)(
    'in %s are upgraded to a version after this one, and then refused by this one, untouched',
    async (dialect) => {
      const store = await opened(version, dialect)
      const facts = readFrozen<ServerFacts>(version, `${dialect}.json`)
      expect(await migrate(store, next)).toContain('9999-next')
      await isWhole(store, facts)
      const { rows } = await sql<{ words: number }>`select words from enquiry`.execute(store.db)
      expect(Number(rows[0]?.words)).toBeGreaterThan(20)
      // Going back: the older program says what it found and changes nothing.
      await expect(migrate(store)).rejects.toThrow(NewerDatabase)
      expect(await schemaState(store)).toBe('ahead')
      await isWhole(store, facts)
      await store.close()
    },
  )
})
