import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { cliIn } from '../cli/testing/testCli.ts'
import { readConfig } from '../config.ts'
import { start } from '../start.ts'
import { explainError } from '../startupError.ts'
import { damageAdvice } from './damage.ts'
import { openSqlite } from './sqlite.ts'
import { untilFree } from './testing/untilFree.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-lost-'))
afterAll(() => rmSync(folder, { recursive: true }))

const envOf = (name: string) => ({ DATA_DIR: join(folder, name), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' })
const enquiry = { name: 'Asha', email: 'asha@example.org', message: 'A plot', contactNumber: '1' }

/** Starts a server in the folder, stores so many enquiries, and stops it. */
async function serve(name: string, enquiries = 0): Promise<string> {
  const running = await start(readConfig(envOf(name), 'none'), (id) => id === 'blog1')
  for (let index = 0; index < enquiries; index += 1)
    await running.app.inject({ method: 'POST', url: '/api/contact', payload: enquiry })
  await running.stop()
  return join(folder, name, 'desk.db')
}
async function explanation(name: string): Promise<string> {
  const config = readConfig(envOf(name), 'none')
  const outcome = await start(config, (id) => id === 'blog1').catch((error: unknown) => explainError(error, config))
  if (typeof outcome === 'string') return outcome
  await outcome?.stop()
  return 'it started'
}
const removeFile = (file: string) => rmSync(file)

test.each([
  ['missing', removeFile],
  ['empty', (file: string) => truncateSync(file)],
  [
    'empty',
    (file: string) => {
      removeFile(file)
      const other = openSqlite(file)
      return other.close()
    },
  ],
])(
  'a database that is %s where there was one is refused with what to do, and nothing is made in its place',
  async (word, lose) => {
    const name = mkdtempSync(join(folder, 'lost-')).slice(folder.length + 1)
    const file = await serve(name, 1)
    await lose(file)
    const size = statSync(file, { throwIfNoEntry: false })?.size
    expect(await explanation(name)).toMatch(
      new RegExp(`desk.db is ${word}, but there was one: .*secret.*desk restore <file> --yes.* desk begin-anew --yes`),
    )
    const cli = cliIn(envOf(name))
    for (const command of [['doctor'], ['backup', join(folder, `${name}.backup`)], ['enquiries']])
      expect((await cli(...command)).out + (await cli(...command)).err).toContain(`desk.db is ${word}`)
    expect(statSync(file, { throwIfNoEntry: false })?.size).toBe(size)
    expect(existsSync(join(folder, `${name}.backup`))).toBe(false)
  },
)

test('a new folder, and one whose other files were removed too, begins without a question', async () => {
  const file = await serve('new', 1)
  for (const one of [file, join(folder, 'new', 'secret')]) rmSync(one)
  expect(await explanation('new')).toBe('it started')
})

test('a desk whose database is lost begins anew by command only, and never where there is one', async () => {
  const file = await serve('anew', 1)
  const cli = cliIn(envOf('anew'))
  expect(await cli('begin-anew', '--yes')).toMatchObject({
    code: 1,
    err: expect.stringContaining('No database is missing'),
  })
  rmSync(file)
  writeFileSync(`${file}-wal`, 'a log of the lost file')
  expect(await cli('begin-anew')).toMatchObject({ code: 1, err: expect.stringContaining('add --yes') })
  expect(existsSync(file)).toBe(false)
  expect(await cli('begin-anew', '--yes')).toMatchObject({ code: 0 })
  expect(await explanation('anew')).toBe('it started')
  expect((await cli('audit')).out).toContain('begin-anew')
})

test('a backup is restored where the database is lost', async () => {
  const file = await serve('restored', 3)
  const cli = cliIn(envOf('restored'))
  const backup = join(folder, 'restored.backup')
  await cli('backup', backup)
  rmSync(file)
  expect(await cli('restore', backup, '--yes')).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse((await cli('enquiries', '--json')).out)).toHaveLength(3)
})

test('after a crash with a backup copied over the file, the start and doctor say that its log must be removed', async () => {
  const file = await serve('copied')
  const fill = async (from: number, to: number) => {
    const store = openSqlite(file)
    for (let index = from; index < to; index += 1)
      await store.write((tx) =>
        tx
          .insertInto('setting')
          .values({ name: `n${index}`, value: 'x'.repeat(5000) })
          .execute(),
      )
    // As a crash leaves it: with a log that no connection merges.
    copyFileSync(`${file}-wal`, `${file}.log`)
    await store.close()
  }
  await fill(0, 60)
  const backup = join(folder, 'copied.backup')
  await cliIn(envOf('copied'))('backup', backup)
  await fill(60, 80)
  // A connection of this process that ends later would merge and remove the log.
  await untilFree(file)
  renameSync(`${file}.log`, `${file}-wal`)
  rmSync(`${file}-shm`, { force: true })
  copyFileSync(backup, file)
  const advice = /desk.db-wal does not belong to .*desk.db\. .* remove .*desk.db-wal and .*desk.db-shm/
  const { out } = await cliIn(envOf('copied'))('doctor')
  expect(out).toMatch(advice)
  expect(await explanation('copied')).toMatch(advice)
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true })
  await untilFree(file)
  expect(await explanation('copied')).toBe('it started')
})

test('where the log of another file damages a database, the message says that without it the file is intact', async () => {
  const file = await serve('mixed')
  const other = await serve('other')
  const store = openSqlite(other)
  for (let index = 0; index < 40; index += 1)
    await store.write((tx) => sql.raw(`create table t${index} (a text primary key, b text unique)`).execute(tx))
  copyFileSync(`${other}-wal`, `${file}-wal`)
  await store.close()
  expect(damageAdvice(file)).toMatch(/Without .*desk.db-wal it is intact.* remove .*desk.db-wal/)
  // With that log, its pages decide whether the file passes for a damaged database or for none.
  rmSync(`${file}-wal`)
  writeFileSync(file, 'no database '.repeat(1000))
  expect(await explanation('mixed')).toMatch(/cannot be opened \(SQLITE_NOTADB\)\. Restore a backup: desk restore/)
})

test('a backup of an empty desk never removes the last one that is not empty', async () => {
  await serve('emptied', 2)
  const cli = cliIn(envOf('emptied'))
  const backups = mkdtempSync(join(folder, 'backups-'))
  await cli('backup', backups, '--keep', '2')
  rmSync(join(folder, 'emptied', 'desk.db'))
  await cli('begin-anew', '--yes')
  for (let night = 0; night < 3; night += 1) await cli('backup', backups, '--keep', '2')
  const last = await cli('backup', backups, '--keep', '2')
  expect(last.out).toContain('The last backup that is not empty was kept')
  const [oldest = ''] = readdirSync(backups).sort()
  await untilFree(join(folder, 'emptied', 'desk.db'))
  expect(await cli('restore', join(backups, oldest), '--yes')).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse((await cli('enquiries', '--json')).out)).toHaveLength(2)
})
