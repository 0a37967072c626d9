import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Comment, Receipt } from '#contract/calls.ts'
import { openSqlite } from '../store/sqlite.ts'
import { untilFree } from '../store/testing/untilFree.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { type CliResult, cliIn } from './testing/testCli.ts'

let folder: string
let server: TestBackend
let cli: (...argv: string[]) => Promise<CliResult>
const file = () => join(folder, 'desk.db')
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-erase-'))
  server = await testBackend({ store: openSqlite(file()) })
  cli = cliIn({ DATA_DIR: folder })
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const asha = { name: 'Asha  Rao', email: 'N/A', message: 'A plot', contactNumber: '+91 98-7654 3210' }
const ravi = { name: 'Ravi Rao', email: 'ravi@example.org', message: 'A flat', contactNumber: 'N/A' }
const posted = { text: 'My secret', username: 'Asha Rao', phone: '0091 98765-43210' }
const enquire = async (body: object) => (await server.post('/api/contact', body)).json<Receipt>().reference
const comment = async (body: object) => (await server.post('/api/comments/blog1', body)).json<Comment>()._id
const enquiries = async () =>
  (await server.store.db.selectFrom('enquiry').select('name').orderBy('received_at').execute()).map(({ name }) => name)
const everything = async () => {
  const tables = ['enquiry', 'comment', 'report', 'mail_queue', 'idempotency', 'tombstone'] as const
  return JSON.stringify(
    await Promise.all(tables.map((table) => server.store.db.selectFrom(table).selectAll().execute())),
  )
}

test('a person who left no email address is found and erased by phone, whatever its spelling', async () => {
  await enquire(asha)
  await comment(posted)
  await enquire(ravi)
  const shown = await cli('person', 'show', '--phone', '+91 9876543210')
  expect(shown.out).toMatch(/A plot[\s\S]*My secret/)
  expect(await cli('person', 'erase', '--phone', '919876543210')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/1 enquiries, 1 comments/),
  })
  expect((await cli('person', 'erase', '--phone', '919876543210', '--yes')).code).toBe(0)
  const left = await everything()
  for (const trace of ['Asha', 'My secret', 'A plot', asha.contactNumber, posted.phone, '9876543210'])
    expect(left).not.toContain(trace)
  expect(await enquiries()).toEqual(['Ravi Rao'])
})

test('a person is erased by name, and what identifies nobody is refused', async () => {
  await enquire(asha)
  await enquire({ ...ravi, name: 'N/A' })
  expect((await cli('person', 'erase', '--name', 'asha rao', '--yes')).out).toContain('Erased 1 enquiries')
  expect(await enquiries()).toEqual(['N/A'])
  for (const [option, value] of [
    ['--name', 'N/A'],
    ['--name', ' '],
    ['--phone', 'N/A'],
    ['--phone', '12-3'],
  ] as const)
    expect(await cli('person', 'erase', option, value, '--yes')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/must be/),
    })
  expect((await cli('person', 'erase', '--yes')).code).toBe(2)
  expect((await cli('person', 'erase', '--name', 'x', '--phone', '1234567', '--yes')).code).toBe(2)
  expect(await enquiries()).toEqual(['N/A'])
})

test('one enquiry is deleted by its reference, and one comment is erased by its id', async () => {
  const reference = await enquire(asha)
  await enquire({ ...asha, message: 'Another matter' })
  const id = await comment(posted)
  await server.post(`/api/comments/${id}/reply`, { text: 'A stranger answers' })
  await cli('comment', 'delete', id)
  expect(await cli('enquiry', 'delete', reference.toLowerCase())).toMatchObject({
    code: 1,
    out: expect.stringMatching(/Add --yes/),
  })
  expect((await cli('enquiry', 'delete', reference.toLowerCase(), '--yes')).code).toBe(0)
  expect((await cli('person', 'erase', '--reference', reference, '--yes')).out).toContain('Erased 0 enquiries')
  expect((await cli('comment', 'erase', id, '--yes')).code).toBe(0)
  const left = await everything()
  for (const trace of ['A plot', 'My secret', posted.phone]) expect(left).not.toContain(trace)
  expect(left).toContain('Another matter')
  expect((await server.app.inject('/api/comments/blog1')).json()).toMatchObject([
    { deleted: true, text: '', author: '', replies: [{ text: 'A stranger answers' }] },
  ])
  expect((await cli('comments', '--csv')).out).not.toContain('My secret')
  expect(await cli('comment', 'erase', 'nope', '--yes')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/There is no comment nope/),
  })
  expect(await cli('enquiry', 'delete', 'PD-0000', '--yes')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/There is no enquiry PD-0000/),
  })
})

test('while another program reads the database, an erasure says that the log still holds the data, and how to go on', async () => {
  await enquire(asha)
  const reader = new Database(file())
  reader.exec('BEGIN')
  reader.prepare('select count(*) from enquiry').all([])
  const erased = await cli('person', 'erase', '--name', 'Asha Rao', '--yes')
  expect(erased).toMatchObject({
    code: 1,
    err: expect.stringMatching(/write-ahead log .* still contains it.* run this command again/),
  })
  // The data was erased, so it is in the trail although the command failed.
  expect((await cli('audit')).out).toContain('person erase')
  expect(readFileSync(`${file()}-wal`).includes('A plot')).toBe(true)
  reader.exec('COMMIT')
  reader.close()
  expect(await cli('person', 'erase', '--name', 'Asha Rao', '--yes')).toMatchObject({ code: 0, err: '' })
  for (const name of [file(), `${file()}-wal`]) expect(readFileSync(name).includes('A plot')).toBe(false)
})

test('restoring an older backup erases again who was erased since, and leaves what arrived later', async () => {
  await enquire(asha)
  await enquire(ravi)
  const id = await comment({ ...posted, phone: '' })
  const backup = join(folder, 'older.db')
  await cli('backup', backup)
  await cli('person', 'erase', '--phone', '919876543210', '--yes')
  await cli('comment', 'erase', id, '--yes')
  await enquire({ ...asha, message: 'A new matter' })
  const later = join(folder, 'later.db')
  await cli('backup', later)
  await server.close()
  await untilFree(file())
  const older = await cli('restore', backup, '--yes')
  expect(older).toMatchObject({
    code: 0,
    out: expect.stringMatching(/2 records of people who were erased .* erased again/),
  })
  server = await testBackend({ store: openSqlite(file()) })
  expect(await everything()).not.toMatch(/A plot|My secret|98-76/)
  expect(await enquiries()).toEqual(['Ravi Rao'])
  await server.close()
  await untilFree(file())
  await cli('restore', later, '--yes')
  server = await testBackend({ store: openSqlite(file()) })
  expect(await everything()).toContain('A new matter')
})

test('an older backup restored where nobody was erased brings its own erasures along', async () => {
  await enquire(asha)
  const backup = join(folder, 'older.db')
  await cli('backup', backup)
  await cli('person', 'erase', '--name', 'Asha Rao', '--yes')
  const after = join(folder, 'after.db')
  await cli('backup', after)
  const elsewhere = join(folder, 'elsewhere')
  const other = cliIn({ DATA_DIR: elsewhere })
  expect((await other('restore', after, '--yes')).code).toBe(0)
  copyFileSync(join(folder, 'secret'), join(elsewhere, 'secret'))
  await untilFree(join(elsewhere, 'desk.db'))
  expect((await other('restore', backup, '--yes')).out).toContain('1 records of people who were erased')
  expect((await other('enquiries')).out).toBe('Nothing found.\n')
})
