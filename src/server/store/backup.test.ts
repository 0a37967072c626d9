import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { type CliResult, cliIn } from '../cli/testing/testCli.ts'
import { banNetwork } from '../comments/networkBans.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { backUp } from './backup.ts'
import { checksumTables } from './copyTables.ts'
import { migrate } from './migrate.ts'
import { openPostgres, type PostgresStore } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'
import { fillWorkplace } from './testing/fillWorkplace.ts'
import { clusterTimeout, type TestDatabases, testDatabases } from './testing/sharedCluster.ts'
import { untilFree } from './testing/untilFree.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-backup-'))
const database = join(folder, 'desk.db')
const cli = cliIn({ DATA_DIR: folder })
const inPostgres = (url: string) => cliIn({ DATA_DIR: folder, DATABASE_URL: url })
let databases: TestDatabases
let server: TestBackend

beforeAll(async () => {
  databases = await testDatabases()
  server = await testBackend({ store: openSqlite(join(folder, 'desk.db')) })
  await fill(server, 30)
  await server.store.write((tx) => tx.insertInto('tombstone').values({ hash: 'of nobody', erased_at: 1 }).execute())
}, clusterTimeout)
afterAll(async () => {
  await server.close()
  await databases.drop()
  rmSync(folder, { recursive: true })
}, clusterTimeout)

/** Enquiries, nested comments in two articles, a report, a subscriber, and emails. */
async function fill({ post, store }: TestBackend, count: number): Promise<void> {
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
  await store.write(async (tx) => {
    await tx.updateTable('subscriber').set({ state: 'confirmed', confirmed_at: 1 }).execute()
    await banNetwork(tx, 'a fingerprint', 30, Date.now())
    await fillWorkplace(tx)
    // A restore would hold them.
    await tx.updateTable('mail_queue').set({ held_at: 1 }).where('sent_at', 'is', null).execute()
  })
}

/** Stops the server, restores, and starts it again. */
async function restoreStopped(...argv: string[]): Promise<CliResult> {
  await server.close()
  await untilFree(database)
  const restored = await cli('restore', ...argv)
  server = await testBackend({ store: openSqlite(database) })
  return restored
}
/** Of all data; the audit trail goes on meanwhile. */
const checksums = async (store: TestBackend['store']) =>
  (await checksumTables(store.db)).filter(({ table }) => table !== 'audit')
const trail = async (store: TestBackend['store']) =>
  (await store.db.selectFrom('audit').select('action').orderBy('id').execute()).map(({ action }) => action)
const openDatabase = async (): Promise<{ url: string; store: PostgresStore }> => {
  const url = await databases.create({ bare: true })
  return { url, store: openPostgres(url, { connections: 3, onBrokenConnection: () => undefined }) }
}

test('a backup of a running server, restored, equals the original row by row', async () => {
  const file = join(folder, 'one.db')
  const made = cli('backup', file)
  const meanwhile = await server.post('/api/contact', { name: 'meanwhile', email: '', message: '', contactNumber: '' })
  expect([(await made).code, meanwhile.statusCode]).toEqual([0, 201])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(existsSync(`${file}-wal`)).toBe(false)
  const backup = openSqlite(file)
  const before = await checksums(backup)
  await backup.close()
  await server.post('/api/contact', { name: 'after', email: '', message: '', contactNumber: '' })
  const bytes = readFileSync(file)
  const restored = await restoreStopped(file, '--yes')
  expect([restored.code, restored.err]).toEqual([0, ''])
  expect(restored.out).toContain('before-restore-')
  expect(await checksums(server.store)).toEqual(before)
  expect(readFileSync(file).equals(bytes)).toBe(true)
})

test('a running server is not restored; once stopped and started again it shows the comments of the backup', async () => {
  const file = join(folder, 'two.db')
  await cli('backup', file)
  const before = (await server.app.inject('/api/comments/blog1')).body
  await server.post('/api/comments/blog1', { text: 'Since then' })
  expect((await server.app.inject('/api/comments/blog1')).body).toContain('Since then')
  const now = await checksums(server.store)
  expect(await cli('restore', file, '--yes')).toMatchObject({ code: 1, err: expect.stringContaining('Stop it first') })
  expect(await checksums(server.store)).toEqual(now)
  expect((await restoreStopped(file, '--yes')).code).toBe(0)
  expect((await server.app.inject('/api/comments/blog1')).body).toBe(before)
})

test('a restore keeps the audit trail of what was done since the backup, and notes itself', async () => {
  const file = join(folder, 'trail.db')
  const before = await trail(server.store)
  await cli('backup', file)
  await cli('ban', 'nobody')
  await cli('enquiry', 'handled', 'nobody')
  const comment = (await server.post('/api/comments/blog1', { text: 'Rude' })).json<Comment>()
  await cli('comment', 'delete', comment._id)
  await restoreStopped(file, '--yes')
  expect(await trail(server.store)).toEqual([...before, 'backup', 'comment delete', 'restore'])
})

test('no file is overwritten, and nothing is restored without --yes', async () => {
  const file = join(folder, 'three.db')
  await cli('backup', file)
  expect(await cli('backup', file)).toMatchObject({ code: 1, err: expect.stringContaining('exists already') })
  expect(await cli('restore', file)).toMatchObject({ code: 1, err: expect.stringContaining('add --yes') })
  expect(await cli('restore', join(folder, 'none.db'), '--yes')).toMatchObject({
    code: 1,
    err: expect.stringContaining('no file'),
  })
})

test('a backup that cannot be written says where and why, and leaves no partial file', async () => {
  const nowhere = join(folder, 'no', 'such', 'folder.db')
  expect(await cli('backup', nowhere)).toMatchObject({
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

test('a backup is private to its owner while it is written', async () => {
  const file = join(folder, 'watched.db')
  const modes = new Set<number>()
  const watching = setInterval(() => {
    const found = statSync(`${file}.partial`, { throwIfNoEntry: false })
    if (found) modes.add(found.mode & 0o777)
  }, 0)
  await cli('backup', file)
  clearInterval(watching)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect([...modes].filter((mode) => mode !== 0o600)).toEqual([])
})

test('with PostgreSQL no data folder is needed until a restore backs up to it', async () => {
  const { url, store } = await openDatabase()
  await migrate(store)
  const file = join(folder, 'for-folderless.db')
  await cli('backup', file)
  const absent = join(folder, 'absent')
  const folderless = cliIn({ DATA_DIR: absent, DATABASE_URL: url })
  for (const _twice of [1, 2]) expect(await folderless('restore', file, '--yes')).toMatchObject({ code: 0, err: '' })
  expect(readdirSync(absent)).toEqual([expect.stringMatching(/^before-restore-.*\.db$/)])
  await store.close()
})

test('a restore without a secret file says that links in sent emails need the old one', async () => {
  const file = join(folder, 'to-bare.db')
  await cli('backup', file)
  const bare = mkdtempSync(join(tmpdir(), 'desk-bare-'))
  const restored = await cliIn({ DATA_DIR: bare })('restore', file, '--yes')
  expect(restored.out).toContain(`copy the old one to ${join(bare, 'secret')}`)
  expect(restored.out).toContain('restore again once it is there')
  expect(existsSync(join(bare, 'secret'))).toBe(false)
  rmSync(bare, { recursive: true })
})

test('a damaged backup, or another file, changes nothing', async () => {
  const before = await checksums(server.store)
  const file = join(folder, 'four.db')
  await cli('backup', file)
  const bytes = readFileSync(file)
  bytes.fill(7, 8192, 12_288)
  writeFileSync(join(folder, 'torn.db'), bytes)
  writeFileSync(join(folder, 'note.txt'), 'Dear Sir')
  writeFileSync(join(folder, 'empty.db'), '')
  for (const name of ['torn.db', 'note.txt', 'empty.db']) {
    expect(await restoreStopped(join(folder, name), '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('damaged or is not a backup'),
    })
  }
  expect(await checksums(server.store)).toEqual(before)
})

test('API-10 PostgreSQL is backed up to one file, from which either database can be restored', async () => {
  const { url, store } = await openDatabase()
  await migrate(store)
  const filled = join(folder, 'filled.db')
  await cli('backup', filled)
  expect((await inPostgres(url)('restore', filled, '--yes')).code).toBe(0)
  const file = join(folder, 'from-postgres.db')
  expect((await inPostgres(url)('backup', file)).code).toBe(0)
  const before = await checksums(store)
  expect(before.map(({ rows }) => rows)).not.toContain(0)
  await store.write((tx) => tx.deleteFrom('mail_queue').execute())
  expect(await inPostgres(url)('restore', file, '--yes')).toMatchObject({ code: 0, err: '' })
  expect(await checksums(store)).toEqual(before)
  const elsewhere = mkdtempSync(join(tmpdir(), 'desk-elsewhere-'))
  expect((await cliIn({ DATA_DIR: elsewhere })('restore', file, '--yes')).code).toBe(0)
  const other = openSqlite(join(elsewhere, 'desk.db'))
  expect(await checksums(other)).toEqual(before)
  await other.close()
  await store.close()
  rmSync(elsewhere, { recursive: true })
})
