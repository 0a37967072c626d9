import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  truncateSync,
  unlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { markPragma } from './damage.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import { isTransientDbError, type Store } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-replaced-'))
afterAll(() => rmSync(folder, { recursive: true }))

const note = (store: Store, name: string) =>
  store.write((tx) =>
    tx
      .insertInto('setting')
      .values({ name, value: 'x'.repeat(3000) })
      .execute(),
  )
const notes = async (store: Store) => {
  const rows = await store.db.selectFrom('setting').select('name').where('name', 'like', 'n%').execute()
  return rows.map(({ name }) => name).sort()
}
const integrity = async (store: Store) =>
  (await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db)).rows[0]?.integrity_check
const names = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `n${100 + from + at}`)

/** A running database with so many notes, and an older copy of it with half of them. */
async function withOlderCopy(name: string, count = 40) {
  const path = join(folder, `${name}.db`)
  const older = `${path}.older`
  const store = openSqlite(path)
  await migrate(store)
  for (const one of names(0, count / 2)) await note(store, one)
  await sql.raw(`vacuum into '${older}'`).execute(store.db)
  for (const one of names(count / 2, count)) await note(store, one)
  return { path, older, store }
}

/** The files that a process would leave if it were killed now: the files as they are on the disk. */
async function afterKill(path: string): Promise<Store> {
  const copy = `${path}.killed`
  for (const suffix of ['', '-wal']) if (existsSync(path + suffix)) copyFileSync(path + suffix, copy + suffix)
  return openSqlite(copy)
}

test('an older file moved over the running one is used without the log of the file before', async () => {
  const { path, older, store } = await withOlderCopy('older')
  renameSync(older, path)
  for (const one of names(200, 240)) await note(store, one)
  expect(await integrity(store)).toBe('ok')
  expect(await notes(store)).toEqual([...names(0, 20), ...names(200, 240)])
  const left = await afterKill(path)
  expect([await integrity(left), await notes(left)]).toEqual(['ok', await notes(store)])
  await Promise.all([left.close(), store.close()])
})

test('a file that was moved aside keeps every acknowledged write', async () => {
  const { path, older, store } = await withOlderCopy('aside')
  renameSync(path, `${path}.aside`)
  renameSync(older, path)
  await note(store, 'n900')
  await store.close()
  const aside = openSqlite(`${path}.aside`)
  expect([await integrity(aside), await notes(aside)]).toEqual(['ok', names(0, 40)])
  await aside.close()
})

test('a file that comes with a log of its own is used with that log', async () => {
  const { path, older, store } = await withOlderCopy('ownLog')
  const other = openSqlite(older)
  await note(other, 'n700')
  for (const suffix of ['', '-wal']) copyFileSync(older + suffix, `${path}.new${suffix}`)
  await other.close()
  for (const suffix of ['-wal', '']) renameSync(`${path}.new${suffix}`, path + suffix)
  await note(store, 'n701')
  expect([await integrity(store), await notes(store)]).toEqual(['ok', [...names(0, 20), 'n700', 'n701']])
  await store.close()
})

test('the same file, moved away and back, keeps its log', async () => {
  const { path, store } = await withOlderCopy('back')
  renameSync(path, `${path}.away`)
  await expect(note(store, 'n800')).rejects.toThrow('is missing')
  renameSync(`${path}.away`, path)
  await note(store, 'n801')
  expect(await notes(store)).toEqual([...names(0, 40), 'n801'])
  await store.close()
})

test.each([
  ['the log', ['-wal']],
  ['the index of the log', ['-shm']],
  ['both', ['-wal', '-shm']],
])('after %s was deleted under the running database, no acknowledged write is lost by a kill', async (_, suffixes) => {
  const { path, store } = await withOlderCopy(`deleted${suffixes.join('')}`)
  for (const suffix of suffixes) unlinkSync(path + suffix)
  for (const one of names(300, 320)) await note(store, one)
  const left = await afterKill(path)
  expect([await integrity(left), await notes(left)]).toEqual(['ok', [...names(0, 40), ...names(300, 320)]])
  await Promise.all([left.close(), store.close()])
})

test('nothing is written to an emptied file, and a file put in its place is used', async () => {
  const { path, older, store } = await withOlderCopy('emptied')
  truncateSync(path)
  const refused = await note(store, 'n850').catch((error: unknown) => error)
  expect([isTransientDbError(refused), String(refused)]).toEqual([true, expect.stringContaining('was emptied')])
  renameSync(older, path)
  await note(store, 'n851')
  expect([await integrity(store), await notes(store)]).toEqual(['ok', [...names(0, 20), 'n851']])
  await store.close()
})

test.each([
  ['a backup with a mark of its own', 40, 41],
  ['a shorter copy of the file itself', 400, 0],
])(
  '%s that is copied over the running file is noticed: nothing more is written, and after a restart it is intact',
  async (name, count, mark) => {
    const { path, older, store } = await withOlderCopy(`copied ${name}`.replaceAll(' ', '-'), count)
    const copy = openSqlite(older)
    if (mark > 0) await sql.raw(markPragma(mark)).execute(copy.db)
    await copy.close()
    // The file itself grows with checkpoints only.
    await sql`pragma wal_checkpoint(truncate)`.execute(store.db)
    await note(store, 'n859')
    copyFileSync(older, path)
    const refused = await note(store, 'n860').catch((error: unknown) => error)
    expect([isTransientDbError(refused), String(refused)]).toEqual([true, expect.stringContaining('was overwritten')])
    await expect(store.db.selectFrom('setting').selectAll().execute()).rejects.toThrow('was overwritten')
    await store.close()
    const again = await afterKill(path)
    expect([await integrity(again), await notes(again)]).toEqual(['ok', names(0, count / 2)])
    await again.close()
  },
)

test('a file that was overwritten and then replaced is used', async () => {
  const { path, older, store } = await withOlderCopy('twice', 400)
  await sql`pragma wal_checkpoint(truncate)`.execute(store.db)
  await note(store, 'n869')
  copyFileSync(older, `${path}.good`)
  copyFileSync(older, path)
  await expect(note(store, 'n870')).rejects.toThrow('was overwritten')
  renameSync(`${path}.good`, path)
  await note(store, 'n871')
  expect([await integrity(store), await notes(store)]).toEqual(['ok', [...names(0, 200), 'n871']])
  await store.close()
})

test('checkpoints and other processes that use the file are not taken for a copy', async () => {
  const { path, store } = await withOlderCopy('shared')
  for (const one of names(400, 700)) {
    await note(store, one)
    if (!one.endsWith('0')) continue
    const other = openSqlite(path)
    await note(other, `${one}-other`)
    await sql`pragma wal_checkpoint(truncate)`.execute(other.db)
    await other.close()
  }
  expect(await integrity(store)).toBe('ok')
  expect(await notes(store)).toHaveLength(40 + 330)
  await store.close()
})

test('a damaged file is opened at most once a second, and leaks no descriptor', async () => {
  const { path, store } = await withOlderCopy('damaged')
  const descriptors = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(path)
      } catch {
        return false
      }
    }).length
  copyFileSync(import.meta.filename, `${path}.text`)
  renameSync(`${path}.text`, path)
  const before = descriptors()
  for (let index = 0; index < 300; index += 1) {
    const refused = await note(store, `n${index}`).catch((error: unknown) => error)
    expect(isTransientDbError(refused)).toBe(true)
    await expect(store.db.selectFrom('setting').selectAll().execute()).rejects.toThrow()
  }
  expect(descriptors()).toBeLessThanOrEqual(before + 2)
  await store.close()
})
