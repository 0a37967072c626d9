import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { recordAudit } from '../audit/audit.ts'
import { readConfig } from '../config.ts'
import { refusedForGood } from '../mail/onlyOnce.ts'
import { start } from '../start.ts'
import { migrate } from '../store/migrate.ts'
import { migrations } from '../store/migrations/all.ts'
import { openSqlite } from '../store/sqlite.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { testBackend } from '../testing/testBackend.ts'
import { Health } from './health.ts'
import { problemsIn } from './problems.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-health-'))
afterAll(() => rmSync(folder, { recursive: true }))

const enquiry = { name: 'Asha', email: 'asha@example.org', message: 'A plot '.repeat(500), contactNumber: '1' }
interface Ready {
  status: string
  database: string
  mail: object | null
}

test('mail that fails shows in /ready as degraded, which keeps its 200: enquiries are still stored', async () => {
  const server = await testBackend()
  await server.post('/api/contact', enquiry)
  await server.store.write((tx) => tx.updateTable('mail_queue').set({ dead_at: 1 }).execute())
  const answer = await server.app.inject('/ready')
  expect([answer.statusCode, answer.json<Ready>()]).toMatchObject([
    200,
    { status: 'degraded', database: 'ok', mail: { dead: 1, oldestWaiting: null } },
  ])
  await server.close()
})

test('an answer that a mail server refused for good is no case for the operator: its enquiry is open again', async () => {
  const server = await testBackend()
  await server.post('/api/contact', enquiry)
  const refused = { dead_at: 1, error: `${refusedForGood}550 5.1.1` }
  await server.store.write((tx) => tx.updateTable('mail_queue').set(refused).execute())
  const answer = await server.app.inject('/ready')
  expect(answer.json<Ready>()).toMatchObject({ status: 'ready', mail: { dead: 0, oldestWaiting: null } })
  await server.close()
})

test('a mailbox that cannot be read for half an hour is a problem, and a moment is none', async () => {
  const server = await testBackend()
  const now = Date.now()
  const problems = async (since: number | undefined) => {
    const options = { mailConfigured: false, now: () => now, onError: () => undefined }
    const health = new Health(server.store, { ...options, mailboxFailingSince: () => since })
    return Object.keys(problemsIn(await health.report()))
  }
  expect(await problems(undefined)).toEqual([])
  expect(await problems(now - 60_000)).toEqual([])
  expect(await problems(now - 31 * 60_000)).toEqual(['mailbox away'])
  await server.close()
})

test('a backup that a clock dated ahead, before it was turned back, does not hide that the last one is old', async () => {
  const server = await testBackend()
  const now = Date.now()
  const hour = 3_600_000
  for (const at of [now - 60 * hour, now + 87_600 * hour])
    await server.store.write((tx) => recordAudit(tx, 'root', 'backup', '', at))
  const health = new Health(server.store, {
    mailConfigured: false,
    backupHours: 50,
    now: () => now,
    onError: () => undefined,
  })
  expect(await health.report()).toMatchObject({ lastBackup: now - 60 * hour, isBackupLate: true })
  await server.close()
})

test('an address that could not be parsed while the clock was ahead is no problem for years after', async () => {
  const server = await testBackend()
  let now = Date.UTC(2036, 0, 1)
  const health = new Health(server.store, { mailConfigured: false, now: () => now, onError: () => undefined })
  expect(health.noteUnparsedAddress()).toBe(true)
  now = Date.UTC(2026, 0, 1)
  expect((await health.report()).hasUnparsedAddresses).toBe(false)
  expect(health.noteUnparsedAddress()).toBe(true)
  await server.close()
})

test('a store that accepts empty transactions but no rows, such as one on a full disk, is not ready', async () => {
  const server = await testBackend()
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  const broken = await testBackend({ store: { ...server.store, write: () => Promise.reject(full) } }).catch(() => null)
  expect(broken).toBeNull()
  server.backend.store.write = () => Promise.reject(full)
  const answer = await server.app.inject('/ready')
  expect([answer.statusCode, answer.json<Ready>().database]).toEqual([503, 'failing'])
})

test('a database with damaged pages is started, because the site can still be read, but is never ready', async () => {
  const server = await testBackend({ store: openSqlite(join(folder, 'desk.db')) })
  // The schema and its first rows come first in the file: enough enquiries that its second half is theirs alone.
  for (let index = 0; index < 240; index += 1) await server.post('/api/contact', enquiry)
  await server.close()
  const file = join(folder, 'desk.db')
  const bytes = readFileSync(file)
  bytes.fill(7, Math.floor(bytes.length / 2 / 4096) * 4096, bytes.length - 4096)
  writeFileSync(file, bytes)
  const env = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }
  const running = await start(readConfig(env, 'none'), (id) => id === 'blog1')
  const answer = await running.app.inject('/ready')
  expect([answer.statusCode, answer.json<Ready>()]).toMatchObject([503, { status: 'not ready', database: 'damaged' }])
  expect((await running.app.inject('/health')).statusCode).toBe(200)
  await running.stop()
})

onEachDatabase((open) => {
  test('an instance whose database another version has migrated meanwhile is not ready, and the alert says why', async () => {
    const server = await testBackend({ store: await open() })
    expect((await server.app.inject('/ready')).statusCode).toBe(200)
    await migrate(server.store, [...migrations, ['9999-future', async () => undefined]])
    const answer = await server.app.inject('/ready')
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { status: 'not ready', schema: 'ahead' }])
    const health = new Health(server.store, { mailConfigured: false, now: Date.now, onError: () => undefined })
    expect(Object.keys(problemsIn(await health.report()))).toEqual(['schema ahead'])
    await server.close()
  })
})
