import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { readConfig } from '../config.ts'
import { start } from '../start.ts'
import { explainError } from '../startupError.ts'
import { checksumTables } from '../store/copyTables.ts'
import { openPostgres } from '../store/postgres.ts'
import { openSqlite } from '../store/sqlite.ts'
import { clusterTimeout, type TestDatabases, testDatabases } from '../store/testing/sharedCluster.ts'
import { untilFree } from '../store/testing/untilFree.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { cliIn } from './testing/testCli.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-copy-'))
const cli = cliIn({ DATA_DIR: folder })
let databases: TestDatabases
beforeAll(async () => {
  databases = await testDatabases()
}, clusterTimeout)
afterAll(async () => {
  await databases.drop()
  rmSync(folder, { recursive: true })
}, clusterTimeout)

async function closeFully(server: TestBackend, file: string): Promise<void> {
  await server.close()
  await untilFree(file)
}

const subscribers = async (command: typeof cli) => JSON.parse((await command('subscribers', '--json')).out) as object[]

test('API-10 the data of a stopped server moves to PostgreSQL with every row, and its links keep working', async () => {
  const server = await testBackend({ store: openSqlite(join(folder, 'desk.db')) })
  await server.post('/api/contact', { name: 'Asha', email: '', message: 'A plot', contactNumber: '' })
  await server.post('/api/comments/blog1', { text: 'Hello', email: 'asha@example.org' })
  await server.post('/api/subscribe', { email: 'asha@example.org' })
  const id = (await server.post('/api/comments/blog1', { text: 'Rude' })).json<Comment>()._id
  await cli('comment', 'delete', id)
  const quiet = { address: 'asha@example.com', from_time: '22:00', to_time: '07:00', zone: 'Asia/Kolkata' }
  await server.store.write((tx) => tx.insertInto('staff_quiet').values(quiet).execute())
  const url = await databases.create({ bare: true })
  expect(await cli('copy', '--to', url)).toMatchObject({ code: 1, err: expect.stringContaining('Stop it first') })
  const checksums = await checksumTables(server.store.db)
  const links = await subscribers(cli)
  await closeFully(server, join(folder, 'desk.db'))

  const moved = await cli('copy', '--to', url)
  expect(moved).toMatchObject({ code: 0, err: '', out: expect.stringContaining('every row was verified') })
  const store = openPostgres(url, { connections: 2, onBrokenConnection: () => undefined })
  const ofData = (all: typeof checksums) => all.filter(({ table }) => table !== 'audit')
  expect(ofData(await checksumTables(store.db))).toEqual(ofData(checksums))
  expect(await store.db.selectFrom('staff_quiet').selectAll().execute()).toEqual([quiet])
  const trail = await store.db.selectFrom('audit').select(['action', 'object']).orderBy('id').execute()
  expect(trail).toEqual([
    { action: 'comment delete', object: id },
    { action: 'copy', object: '' },
  ])
  expect(checksums.some(({ rows }) => rows > 0)).toBe(true)
  await store.close()
  expect(links).toHaveLength(1)
  expect(await subscribers(cliIn({ DATA_DIR: folder, DATABASE_URL: url }))).toEqual(links)
})

test('after the move a start without DATABASE_URL says where the data went, and receives nothing', async () => {
  expect(existsSync(join(folder, 'desk.db'))).toBe(false)
  const config = readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' }, 'none')
  const refused = await start(config, () => false).catch((error: unknown) => explainError(error, config))
  expect(refused).toMatch(/moved to PostgreSQL. Set DATABASE_URL/)
  expect(existsSync(join(folder, 'desk.db'))).toBe(false)
})

test('a database with data is not overwritten, and the source stays where it is', async () => {
  const url = await databases.create({ bare: true })
  const folders = [mkdtempSync(join(tmpdir(), 'desk-one-')), mkdtempSync(join(tmpdir(), 'desk-two-'))]
  const outcomes: number[] = []
  for (const one of folders) {
    const server = await testBackend({ store: openSqlite(join(one, 'desk.db')) })
    await server.post('/api/contact', { name: 'Asha', email: '', message: 'A plot', contactNumber: '' })
    await closeFully(server, join(one, 'desk.db'))
    outcomes.push((await cliIn({ DATA_DIR: one })('copy', '--to', url)).code)
  }
  expect(outcomes).toEqual([0, 1])
  expect(folders.map((one) => existsSync(join(one, 'desk.db')))).toEqual([false, true])
  for (const one of folders) rmSync(one, { recursive: true })
})

test('rows that PostgreSQL does not take are named and kept in a file, with what refers to them, and the others are moved', async () => {
  const one = mkdtempSync(join(tmpdir(), 'desk-unfit-'))
  const server = await testBackend({ store: openSqlite(join(one, 'desk.db')) })
  const enquiry = { name: 'Asha', email: 'x'.repeat(1999), message: 'A plot', contactNumber: '' }
  await server.post('/api/contact', enquiry)
  const ids: string[] = []
  for (const text of ['fits', 'does not']) ids.push((await server.post('/api/comments/blog1', { text })).json()._id)
  await server.post(`/api/comments/${ids[1]}/reply`, { text: 'refers to it' })
  // As another program may have stored them.
  const noise = randomBytes(9000).toString('base64')
  await server.store.write(async (tx) => {
    await tx
      .updateTable('comment')
      .set({ revision: 2 ** 40 })
      .where('id', '=', ids[1] ?? '')
      .execute()
    await tx.updateTable('enquiry').set({ address: noise }).execute()
  })
  await closeFully(server, join(one, 'desk.db'))
  const url = await databases.create({ bare: true })
  const moved = await cliIn({ DATA_DIR: one })('copy', '--to', url)
  expect(moved).toMatchObject({ code: 0, out: expect.stringContaining('every row was verified') })
  expect(moved.err).toContain('PostgreSQL does not take 3 rows')
  expect(moved.err).toContain(`comment ${ids[1]}: value "1099511627776" is out of range`)
  expect(moved.err).toMatch(/enquiry \S+: index row/)
  const [kept = ''] = readdirSync(one).filter((name) => name.startsWith('not-copied-'))
  expect(statSync(join(one, kept)).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(one, kept), 'utf8')).toContain('refers to it')
  const store = openPostgres(url, { connections: 2, onBrokenConnection: () => undefined })
  expect(await store.db.selectFrom('comment').select('id').execute()).toEqual([{ id: ids[0] }])
  await store.close()
  rmSync(one, { recursive: true })
})

test('a SECRET of the settings is never stored in the new database, and another one than the stored one is warned of', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'desk-copy-secret-'))
  const server = await testBackend({ store: openSqlite(join(dir, 'desk.db')) })
  await closeFully(server, join(dir, 'desk.db'))
  const url = await databases.create({ bare: true })
  const SECRET = 'a secret of the settings, forty characters long'
  const moved = await cliIn({ DATA_DIR: dir, SECRET })('copy', '--to', url)
  expect(moved).toMatchObject({ code: 0, out: expect.stringContaining('SECRET was not stored there') })
  const store = openPostgres(url, { connections: 2, onBrokenConnection: () => undefined })
  expect(await store.db.selectFrom('setting').select('name').where('name', '=', 'secret').execute()).toEqual([])
  const doctor = async () => (await cliIn({ DATA_DIR: dir, DATABASE_URL: url, SECRET })('doctor')).out
  expect(await doctor()).toMatch(/ok {4}secret/)
  await store.write((tx) => tx.insertInto('setting').values({ name: 'secret', value: 'another' }).execute())
  expect(await doctor()).toMatch(/fail {2}secret .*SECRET is not the secret that the database holds.*Unset SECRET; or/)
  await store.close()
  rmSync(dir, { recursive: true })
})

test.each(['#', '/', '?'])(
  'a password with %s in --to is refused with the advice to encode it, and never printed',
  async (sign) => {
    const { code, err } = await cli('copy', '--to', `postgresql://desk:s3cret${sign}word@127.0.0.1:1/desk`)
    expect([code, err]).toEqual([1, expect.stringMatching(/--to must be a URL such as .* write # as %23/)])
    expect(err).not.toMatch(/s3cret|word@127/)
  },
)
