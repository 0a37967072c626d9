import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testBackend } from '../testing/testBackend.ts'
import { backUp } from './backup.ts'
import { checksumTables } from './copyTables.ts'
import { migrate, schemaState } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { restoreBackup, withBackup } from './restore.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'
import { onEachDatabase } from './testing/eachDatabase.ts'

const secret = 'a secret of forty characters, in tests only'
const folder = mkdtempSync(join(tmpdir(), 'desk-migrate-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The next version: a column that is filled from what is there, and a table. */
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
/** A version whose migration fails half-way. */
const broken: typeof migrations = [
  ...next,
  [
    '99999-broken',
    async (db: Kysely<unknown>) => {
      await sql`update enquiry set message = ''`.execute(db)
      await sql`create table enquiry (id text primary key)`.execute(db)
    },
  ],
]

const enquiry = { name: 'Asha', email: 'asha@example.org', message: 'A plot', contactNumber: '' }

/** A database that this version has filled as visitors do. */
async function fill(store: Store): Promise<void> {
  const server = await testBackend({ store, secret })
  await server.post('/api/contact', enquiry)
  const comment = (await server.post('/api/comments/blog1', { text: 'Thanks' })).json<{ _id: string }>()
  await server.post(`/api/comments/${comment._id}/reply`, { text: 'Welcome' })
  await server.post('/api/subscribe', { email: 'ravi@example.org' })
  await server.app.close()
}
const wordsIn = async ({ db }: Store) => (await sql<{ words: number }>`select words from enquiry`.execute(db)).rows

onEachDatabase(
  (open) => {
    test('API-10 the next migration is applied to what is there, keeps every row, and is behind until then', async () => {
      const store = await open()
      await fill(store)
      const before = await store.db.selectFrom('comment').selectAll().orderBy('position').execute()
      expect([await schemaState(store), await schemaState(store, next)]).toEqual(['current', 'behind'])
      expect(await migrate(store, next)).toEqual(['9999-next'])
      expect([await schemaState(store), await schemaState(store, next)]).toEqual(['ahead', 'current'])
      expect(await store.db.selectFrom('comment').selectAll().orderBy('position').execute()).toEqual(before)
      expect(await store.db.selectFrom('subscriber').select('address').execute()).toEqual([
        { address: 'ravi@example.org' },
      ])
      expect(await wordsIn(store)).toEqual([{ words: 6 }])
      await store.close()
    })

    test('migrations that fail half-way leave the database as it was, also those before them', async () => {
      const store = await open()
      await fill(store)
      const before = await checksumTables(store.db)
      await expect(migrate(store, broken)).rejects.toThrow(/enquiry/)
      expect(await schemaState(store)).toBe('current')
      expect(await checksumTables(store.db)).toEqual(before)
      await store.close()
    })

    test('API-10 a backup by this version is restored by the next one, which then has all its rows', async () => {
      const store = await open()
      await fill(store)
      const file = join(folder, `${store.dialect}.backup`)
      await backUp(store, file)
      const rows = await checksumTables(store.db)
      for (const to of [await open(), openSqlite(':memory:')]) {
        await migrate(to, next)
        await withBackup(file, (backup) => restoreBackup(to, backup, async () => secret, [], next), next)
        expect(await schemaState(to, next)).toBe('current')
        expect(await wordsIn(to)).toEqual([{ words: 6 }])
        // The emails are held.
        const others = ({ table }: { table: string }) => !['enquiry', 'audit', 'mail_queue'].includes(table)
        expect((await checksumTables(to.db)).filter(others)).toEqual(rows.filter(others))
        await to.close()
      }
      await store.close()
    })
  },
  { bare: true },
)
