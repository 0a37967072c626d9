import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { start } from '../start.ts'
import { remedyFor } from '../startFailure.ts'
import { proveTables } from '../store/copyTables.ts'
import { openPostgres } from '../store/postgres.ts'
import { openSqlite } from '../store/sqlite.ts'
import { isInUse } from '../store/sqliteFile.ts'
import { startTestCluster, type TestCluster } from '../store/testPostgres.ts'
import { type TestBackend, testBackend } from '../testBackend.ts'
import { deskIn } from './testDesk.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-copy-'))
const desk = deskIn({ DATA_DIR: folder })
let cluster: TestCluster
beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

/** Ends the process of a server, as far as its database is concerned: the driver holds a file until its statements are collected. */
async function ended(server: TestBackend, file: string): Promise<void> {
  await server.close()
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  await vi.waitFor(() => {
    collect()
    if (isInUse(file)) throw new Error('still open')
  })
}

const subscribers = async (command: typeof desk) => JSON.parse((await command('subscribers', '--json')).out) as object[]

test('API-10 a stopped desk moves to PostgreSQL with every row, and its links go on working', async () => {
  const server = await testBackend({ store: openSqlite(join(folder, 'desk.db')) })
  await server.post('/api/contact', { name: 'Asha', email: '', message: 'A plot', contactNumber: '' })
  await server.post('/api/comments/blog1', { text: 'Hello', email: 'asha@example.org' })
  await server.post('/api/subscribe', { email: 'asha@example.org' })
  const url = await cluster.database('moved')
  expect(await desk('copy', '--to', url)).toMatchObject({ code: 1, err: expect.stringContaining('Stop it first') })
  const proof = await proveTables(server.store.db)
  const links = await subscribers(desk)
  await ended(server, join(folder, 'desk.db'))

  const moved = await desk('copy', '--to', url)
  expect(moved).toMatchObject({ code: 0, err: '', out: expect.stringContaining('proven equal') })
  const store = openPostgres(url, { connections: 2, onBrokenConnection: () => undefined })
  expect(await proveTables(store.db)).toEqual(proof)
  expect(proof.some(({ rows }) => rows > 0)).toBe(true)
  await store.close()
  expect(links).toHaveLength(1)
  expect(await subscribers(deskIn({ DATA_DIR: folder, DATABASE_URL: url }))).toEqual(links)
})

test('the desk that moved receives nothing more: a start without DATABASE_URL says where it went', async () => {
  expect(existsSync(join(folder, 'desk.db'))).toBe(false)
  const config = readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' }, 'none')
  const refused = await start(config, new Set()).catch((error: unknown) => remedyFor(error, config))
  expect(refused).toMatch(/moved to PostgreSQL. Set DATABASE_URL/)
  expect(existsSync(join(folder, 'desk.db'))).toBe(false)
})

test('a database that holds a desk is not overwritten, and the desk stays where it is', async () => {
  const url = await cluster.database('taken')
  const folders = [mkdtempSync(join(tmpdir(), 'desk-one-')), mkdtempSync(join(tmpdir(), 'desk-two-'))]
  const outcomes: number[] = []
  for (const one of folders) {
    const server = await testBackend({ store: openSqlite(join(one, 'desk.db')) })
    await server.post('/api/contact', { name: 'Asha', email: '', message: 'A plot', contactNumber: '' })
    await ended(server, join(one, 'desk.db'))
    outcomes.push((await deskIn({ DATA_DIR: one })('copy', '--to', url)).code)
  }
  expect(outcomes).toEqual([0, 1])
  expect(folders.map((one) => existsSync(join(one, 'desk.db')))).toEqual([false, true])
  for (const one of folders) rmSync(one, { recursive: true })
})
