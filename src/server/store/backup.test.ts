import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { deskIn } from '../desk/testDesk.ts'
import { type TestBackend, testBackend } from '../testBackend.ts'
import { backUp } from './backup.ts'
import { proveTables } from './copyTables.ts'
import { migrate } from './migrate.ts'
import { openPostgres, type PostgresStore } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'
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

test('a backup that cannot be written says where and why, and leaves no part of it for others to read', async () => {
  const nowhere = join(folder, 'no', 'such', 'folder.db')
  expect(await desk('backup', nowhere)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/folder.db cannot be written \(ENOENT\).*choose another place/),
  })
  const file = join(folder, 'unfinished.db')
  const breaking: Store = {
    ...server.store,
    get db(): never {
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    },
  }
  await expect(backUp(breaking, file)).rejects.toThrow(/unfinished.db cannot be written \(SQLITE_FULL\).*Make room/)
  expect(readdirSync(folder).filter((name) => name.startsWith('unfinished'))).toEqual([])
})

test('while a backup is written nobody but its owner may read it', async () => {
  const file = join(folder, 'watched.db')
  const modes = new Set<number>()
  const watching = setInterval(() => {
    const found = statSync(`${file}.partial`, { throwIfNoEntry: false })
    if (found) modes.add(found.mode & 0o777)
  }, 0)
  await desk('backup', file)
  clearInterval(watching)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect([...modes].filter((mode) => mode !== 0o600)).toEqual([])
})

test('a desk in PostgreSQL needs no data folder until a restore keeps there what it replaces', async () => {
  const { url, store } = await openCluster('folderless')
  await migrate(store)
  const file = join(folder, 'for-folderless.db')
  await desk('backup', file)
  const absent = join(folder, 'absent')
  const folderless = deskIn({ DATA_DIR: absent, DATABASE_URL: url })
  for (const _twice of [1, 2]) expect(await folderless('restore', file, '--yes')).toMatchObject({ code: 0, err: '' })
  expect(readdirSync(absent)).toEqual([expect.stringMatching(/^before-restore-.*\.db$/)])
  await store.close()
})

test('a restore where no secret is kept says that links which were sent end without the old one', async () => {
  const file = join(folder, 'to-bare.db')
  await desk('backup', file)
  const bare = mkdtempSync(join(tmpdir(), 'desk-bare-'))
  const restored = await deskIn({ DATA_DIR: bare })('restore', file, '--yes')
  expect(restored.out).toContain(`put the old one at ${join(bare, 'secret')}`)
  rmSync(bare, { recursive: true })
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

test('API-10 a desk in PostgreSQL is backed up into one file, which either database can be restored from', async () => {
  const { url, store } = await openCluster('source')
  await migrate(store)
  const filled = join(folder, 'filled.db')
  await desk('backup', filled)
  expect((await inPostgres(url)('restore', filled, '--yes')).code).toBe(0)
  const file = join(folder, 'from-postgres.db')
  expect((await inPostgres(url)('backup', file)).code).toBe(0)
  const proof = await prove(store)
  expect(proof.map(({ rows }) => rows)).not.toContain(0)
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
