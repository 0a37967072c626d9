import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { banNetwork } from '../../../src/server/comments/networkBans.ts'
import { signedPath } from '../../../src/server/links/signedLink.ts'
import { migrate } from '../../../src/server/store/migrate.ts'
import { tablesIn } from '../../../src/server/store/ownTables.ts'
import { openPostgres } from '../../../src/server/store/postgres.ts'
import { openSqlite } from '../../../src/server/store/sqlite.ts'
import type { Store } from '../../../src/server/store/store.ts'
import type { Tables } from '../../../src/server/store/tables.ts'
import { fillWorkplace } from '../../../src/server/store/testing/fillWorkplace.ts'
import { startTestCluster } from '../../../src/server/store/testing/testPostgres.ts'
import { testBackend } from '../../../src/server/testing/testBackend.ts'
import { frozen, frozenSecret, type ServerFacts, thisVersion } from '../frozen.ts'

const folder = frozen(thisVersion)
mkdirSync(folder, { recursive: true })

/** Fills every table of an empty database, visitors' by calls and staff's by their acts; what is left by the kind of column. */
async function fill(store: Store): Promise<ServerFacts> {
  const { backend, post, app } = await testBackend({ store, secret: frozenSecret })
  const enquiry = await post('/api/contact', {
    ...{ name: 'आशा Rao', email: 'asha@example.org', contactNumber: '+44 20 7946 0000' },
    message: 'A plot in Pune, \u{1f3e0} and "a deed".',
  })
  const comment = (await post('/api/comments/blog1', { text: 'Thanks for this.' })).json<Comment>()
  const reply = (await post(`/api/comments/${comment._id}/reply`, { text: 'Welcome.' })).json<Comment>()
  await post(`/api/comments/${reply._id}/report`, { reason: 'rude' })
  await post('/api/subscribe', { email: 'ravi@example.org' })
  await store.write(async (tx) => {
    await tx.updateTable('subscriber').set({ state: 'confirmed', confirmed_at: 1 }).execute()
    await banNetwork(tx, 'a fingerprint', 30, Date.now())
    await fillWorkplace(tx, 900)
    await fillRest(tx, store.dialect)
  })
  const subscriber = await store.db.selectFrom('subscriber').select(['id', 'revision']).executeTakeFirstOrThrow()
  const counts: Record<string, number> = {}
  for (const table of await tablesIn(store.db, store.dialect)) counts[table] = await countOf(store.db, table)
  await app.close()
  return {
    reference: enquiry.json<{ reference: string }>().reference,
    unsubscribe: signedPath(backend, 'unsubscribe', subscriber.id, subscriber.revision),
    counts,
  }
}

async function countOf(db: Kysely<Tables>, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.n)
}

interface Reference {
  table: string
  from: string
  other: string
  to: string
}

/** Every foreign key, as SQLite lists them: both databases have the same. */
async function foreignKeys(): Promise<Reference[]> {
  const store = openSqlite(':memory:')
  await migrate(store)
  const all: Reference[] = []
  for (const table of await tablesIn(store.db, 'sqlite')) {
    const query = sql<Reference>`select ${table} as "table", "from", "table" as other, "to" from pragma_foreign_key_list(${table})`
    all.push(...(await query.execute(store.db)).rows)
  }
  await store.close()
  return all
}

/** Short-lived tables, such as those of sign-ins, get one row each, which refers to rows that there are. */
async function fillRest(db: Kysely<Tables>, dialect: Store['dialect']): Promise<void> {
  const references = await foreignKeys()
  const left = new Set<string>()
  for (const table of await tablesIn(db, dialect)) if ((await countOf(db, table)) === 0) left.add(table)
  while (left.size > 0) {
    // First those that refer to none of the others.
    const table = [...left].find(
      (one) => !references.some((key) => key.table === one && key.other !== one && left.has(key.other)),
    )
    if (table === undefined) throw new Error(`These tables refer to each other: ${[...left].join(', ')}.`)
    left.delete(table)
    const columns = await columnsOf(db, dialect, table)
    const values = columns.map(({ name, type }) => {
      const key = references.find((one) => one.table === table && one.from === name)
      if (key) return sql`(select ${sql.ref(key.to)} from ${sql.table(key.other)} limit 1)`
      return /int/i.test(type) ? sql`1` : sql`${`a ${name}`}`
    })
    const names = columns.map(({ name }) => sql.ref(name))
    await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(db)
  }
}

async function columnsOf(db: Kysely<Tables>, dialect: Store['dialect'], table: string) {
  const query =
    dialect === 'sqlite'
      ? sql<{ name: string; type: string }>`select name, type from pragma_table_info(${table})`
      : sql<{ name: string; type: string }>`select column_name as name, data_type as type
          from information_schema.columns where table_name = ${table} and table_schema = current_schema()`
  return (await query.execute(db)).rows
}

/** Statements that make the database anew: its tables, its indexes, then its rows. */
async function sqliteDump(store: Store): Promise<string> {
  const made = sql<{ sql: string }>`select sql from sqlite_master where sql is not null order by type desc, rowid`
  const statements = (await made.execute(store.db)).rows.map((row) => row.sql)
  const lines: string[] = []
  for (const table of await tablesIn(store.db, 'sqlite')) {
    const columns = (await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(store.db)).rows
    const quoted = sql.join(
      columns.map(({ name }) => sql`quote(${sql.ref(name)})`),
      sql` || ',' || `,
    )
    const { rows } = await sql<{ line: string }>`select ${quoted} as line from ${sql.table(table)}`.execute(store.db)
    lines.push(...rows.map(({ line }) => `insert into "${table}" values (${line});`))
  }
  const all = ['pragma foreign_keys = off;', ...statements.map((one) => `${one};`), ...lines]
  return `${all.join('\n')}\n`
}

test('writes a filled SQLite database of this version', async () => {
  const store = openSqlite(':memory:')
  const facts = await fill(store)
  expect(Object.entries(facts.counts).filter(([, rows]) => rows === 0)).toEqual([])
  writeFileSync(join(folder, 'sqlite.sql'), await sqliteDump(store))
  writeFileSync(join(folder, 'sqlite.json'), `${JSON.stringify(facts, null, 2)}\n`)
  await store.close()
})

test('writes a filled PostgreSQL database of this version', async () => {
  const cluster = await startTestCluster()
  try {
    const url = await cluster.database('frozen')
    const store = openPostgres(url, { connections: 2, onBrokenConnection: () => undefined })
    const facts = await fill(store)
    expect(Object.entries(facts.counts).filter(([, rows]) => rows === 0)).toEqual([])
    await store.close()
    const beside = join(cluster.binaries, 'pg_dump')
    const { stdout, stderr, error } = spawnSync(
      existsSync(beside) ? beside : 'pg_dump',
      ['--inserts', '--no-owner', '--no-privileges', url],
      { encoding: 'utf8' },
    )
    expect([error, stderr]).toEqual([undefined, ''])
    // psql's own commands, settings that older servers do not know, and the empty search path.
    const own = /^(?:\\|SET (?:transaction_timeout|default_table_access_method)|SELECT pg_catalog\.set_config)/
    const lines = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('--') && !own.test(line))
    writeFileSync(join(folder, 'postgres.sql'), `${lines.join('\n')}\n`)
    writeFileSync(join(folder, 'postgres.json'), `${JSON.stringify(facts, null, 2)}\n`)
  } finally {
    await cluster.stop()
  }
})
