import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import { isTransientDbError } from './store.ts'
import type { Tx } from './tables.ts'
import { storeCases } from './testing/storeCases.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-sqlite-'))
afterAll(() => rmSync(folder, { recursive: true }))
const note = (tx: Tx, name: string) => tx.insertInto('setting').values({ name, value: '' }).execute()

describe('API-10 SQLite as a store:', () => {
  const path = join(folder, 'cases.db')
  storeCases(async () => ({ first: openSqlite(path), second: openSqlite(path) }))
})

test('every commit waits for the disk, so that a power cut loses nothing', async () => {
  const store = openSqlite(join(folder, 'pragmas.db'))
  expect(await sql`pragma synchronous`.execute(store.db)).toMatchObject({ rows: [{ synchronous: 2 }] })
  expect(await sql`pragma journal_mode`.execute(store.db)).toMatchObject({ rows: [{ journal_mode: 'wal' }] })
  await store.close()
})

test('a locked file is a transient error, and works again when the lock is released', async () => {
  const path = join(folder, 'locked.db')
  const [one, other] = [openSqlite(path), openSqlite(path)]
  await migrate(one)
  await sql`begin immediate`.execute(other.db)
  const refused = await one.write((tx) => note(tx, 'a')).catch((error: unknown) => error)
  expect(isTransientDbError(refused)).toBe(true)
  await sql`rollback`.execute(other.db)
  await one.write((tx) => note(tx, 'a'))
  await Promise.all([one.close(), other.close()])
})

test('while another program holds the lock, the process goes on, reads are answered, and the write waits for about three seconds', async () => {
  const path = join(folder, 'foreign.db')
  const [one, other] = [openSqlite(path), openSqlite(path)]
  await migrate(one)
  await sql`begin immediate`.execute(other.db)
  const before = performance.eventLoopUtilization()
  const begun = performance.now()
  const ended: string[] = []
  const write = one
    .write((tx) => note(tx, 'a'))
    .catch((error: unknown) => error)
    .finally(() => ended.push('write'))
  // The write has met the lock by then.
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate)
  await one.db.selectFrom('setting').selectAll().execute()
  ended.push('read')
  expect(isTransientDbError(await write)).toBe(true)
  const { idle, active } = performance.eventLoopUtilization(before)
  expect(performance.now() - begun).toBeLessThan(12_000)
  expect(ended).toEqual(['read', 'write'])
  // Waits of SQLite itself would hold the process all the time.
  expect(idle).toBeGreaterThan(active)
  await sql`rollback`.execute(other.db)
  await Promise.all([one.close(), other.close()])
})

test('a full disk fails every write of the batch, and none of them takes effect', async () => {
  const store = openSqlite(join(folder, 'full.db'))
  await migrate(store)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db)
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 2}`).execute(store.db)
  const outcomes = await Promise.allSettled([
    store.write((tx) => note(tx, 'small')),
    store.write((tx) => note(tx, 'x'.repeat(100_000))),
    store.write((tx) => note(tx, 'after')),
  ])
  expect(outcomes.map((one) => one.status === 'rejected' && isTransientDbError(one.reason))).toEqual([true, true, true])
  expect(await store.db.selectFrom('setting').selectAll().execute()).toEqual([])
  await sql`pragma max_page_count = 100000`.execute(store.db)
  await store.write((tx) => note(tx, 'room again'))
  await store.close()
})

test('a missing database file is a transient error and never a lost write; put back, it is used again', async () => {
  const path = join(folder, 'gone.db')
  const store = openSqlite(path)
  await migrate(store)
  renameSync(path, `${path}.away`)
  const refused = await store.write((tx) => note(tx, 'a')).catch((error: unknown) => error)
  expect(isTransientDbError(refused)).toBe(true)
  await expect(store.probe()).rejects.toThrow()
  expect(existsSync(path)).toBe(false)
  renameSync(`${path}.away`, path)
  await store.write((tx) => note(tx, 'b'))
  await store.close()
})
