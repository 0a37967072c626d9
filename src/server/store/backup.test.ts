import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { deskIn } from '../desk/testDesk.ts'
import { type TestBackend, testBackend } from '../testBackend.ts'
import { proveTables } from './copyTables.ts'
import { openPostgres, type PostgresStore } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { startTestCluster, type TestCluster } from './testPostgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-backup-'))
const desk = deskIn({ DATA_DIR: folder })
const inPostgres = (url: string) => deskIn({ DATA_DIR: folder, DATABASE_URL: url })
let cluster: TestCluster
let server: TestBackend

beforeAll(async () => {
  cluster = await startTestCluster()
  server = await testBackend({ store: openSqlite(join(folder, 'desk.db')) })
  await fill(server, 30)
})
afterAll(async () => {
  await server.close()
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

/** Enquiries, nested comments in two articles, reports, a subscriber, and letters. */
async function fill({ post }: TestBackend, count: number): Promise<void> {
  let parent = ''
  for (let index = 0; index < count; index += 1) {
    await post('/api/contact', {
      name: `नाम ${index}`,
      email: `p${index}@example.org`,
      message: `"${index}"\n`,
      contactNumber: '',
    })
    const url = index % 5 === 0 ? `/api/comments/blog${(index % 2) + 1}` : `/api/comments/${parent}/reply`
    parent = (await post(url, { text: `Text ${index} \u{1f3e0}`, email: `p${index}@example.org` })).json<Comment>()._id
  }
  await post(`/api/comments/${parent}/report`, { reason: 'rude' })
  await post('/api/subscribe', { email: 'p1@example.org' })
}
const prove = (store: TestBackend['store']) => proveTables(store.db)
const openCluster = async (name: string): Promise<{ url: string; store: PostgresStore }> => {
  const url = await cluster.database(name)
  return { url, store: openPostgres(url, { connections: 3, onBrokenConnection: () => undefined }) }
}

test('a backup of a running desk, restored, equals the original row by row', async () => {
  const file = join(folder, 'one.db')
  const made = desk('backup', file)
  const meanwhile = await server.post('/api/contact', { name: 'meanwhile', email: '', message: '', contactNumber: '' })
  expect([(await made).code, meanwhile.statusCode]).toEqual([0, 201])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(existsSync(`${file}-wal`)).toBe(false)
  const before = openSqlite(file)
  const proof = await prove(before)
  await before.close()
  await server.post('/api/contact', { name: 'after', email: '', message: '', contactNumber: '' })
  const bytes = readFileSync(file)
  const restored = await desk('restore', file, '--yes')
  expect([restored.code, restored.err]).toEqual([0, ''])
  expect(restored.out).toContain('before-restore-')
  expect(await prove(server.store)).toEqual(proof)
  expect(readFileSync(file).equals(bytes)).toBe(true)
})

test('the comments that a running server shows are those of the restored backup', async () => {
  const file = join(folder, 'two.db')
  await desk('backup', file)
  const before = (await server.app.inject('/api/comments/blog1')).body
  await server.post('/api/comments/blog1', { text: 'Since then' })
  expect((await server.app.inject('/api/comments/blog1')).body).toContain('Since then')
  await desk('restore', file, '--yes')
  expect((await server.app.inject('/api/comments/blog1')).body).toBe(before)
})

test('nothing is overwritten and nothing is restored by mistake', async () => {
  const file = join(folder, 'three.db')
  await desk('backup', file)
  expect(await desk('backup', file)).toMatchObject({ code: 1, err: expect.stringContaining('exists already') })
  expect(await desk('restore', file)).toMatchObject({ code: 1, err: expect.stringContaining('add --yes') })
  expect(await desk('restore', join(folder, 'none.db'), '--yes')).toMatchObject({
    code: 1,
    err: expect.stringContaining('no file'),
  })
})

test('a damaged backup, or another file, changes nothing', async () => {
  const proof = await prove(server.store)
  const file = join(folder, 'four.db')
  await desk('backup', file)
  const bytes = readFileSync(file)
  bytes.fill(7, 8192, 12_288)
  writeFileSync(join(folder, 'torn.db'), bytes)
  writeFileSync(join(folder, 'letter.txt'), 'Dear Sir')
  writeFileSync(join(folder, 'empty.db'), '')
  for (const name of ['torn.db', 'letter.txt', 'empty.db']) {
    expect(await desk('restore', join(folder, name), '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('damaged or no backup'),
    })
  }
  expect(await prove(server.store)).toEqual(proof)
})

test('API-10 a desk moves to PostgreSQL with every row, and its links go on working', async () => {
  const { url, store } = await openCluster('moved')
  const moved = await desk('copy', '--to', url)
  expect(moved).toMatchObject({ code: 0, out: expect.stringContaining('proven equal') })
  expect(await prove(store)).toEqual(await prove(server.store))
  expect(await desk('copy', '--to', url)).toMatchObject({
    code: 1,
    err: expect.stringContaining('holds a desk already'),
  })
  const links = async (command: typeof desk) =>
    (JSON.parse((await command('subscribers', '--json')).out) as { unsubscribe: string }[]).map(
      (one) => one.unsubscribe,
    )
  expect(await links(inPostgres(url))).toEqual(await links(desk))
  await store.close()
})

test('API-10 a desk in PostgreSQL is backed up into one file, which either database can be restored from', async () => {
  const { url, store } = await openCluster('source')
  await desk('copy', '--to', url)
  const file = join(folder, 'from-postgres.db')
  expect((await inPostgres(url)('backup', file)).code).toBe(0)
  const proof = await prove(store)
  await store.write((tx) => tx.deleteFrom('letter').execute())
  expect(await inPostgres(url)('restore', file, '--yes')).toMatchObject({ code: 0, err: '' })
  expect(await prove(store)).toEqual(proof)
  const elsewhere = mkdtempSync(join(tmpdir(), 'desk-elsewhere-'))
  expect((await deskIn({ DATA_DIR: elsewhere })('restore', file, '--yes')).code).toBe(0)
  const other = openSqlite(join(elsewhere, 'desk.db'))
  expect(await prove(other)).toEqual(proof)
  await other.close()
  await store.close()
  rmSync(elsewhere, { recursive: true })
})
