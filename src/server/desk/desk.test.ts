import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqlite } from '../store/sqlite.ts'
import { testBackend } from '../testBackend.ts'
import { deskIn } from './testDesk.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

const desk = deskIn({ DATA_DIR: folder })

beforeAll(async () => {
  const { post, close } = await testBackend({ store: openSqlite(join(folder, 'desk.db')) })
  await post('/api/contact', {
    name: 'Asha Rao',
    email: 'asha@example.org',
    message: 'One\n"two"',
    contactNumber: '+1 555',
  })
  await post('/api/contact', {
    name: '=1+1',
    email: 'b@example.org',
    message: 'Evil \u001b[2J \u202e',
    contactNumber: 'N/A',
  })
  await close()
})

test('enquiries are listed as a table that a terminal cannot be tricked with', async () => {
  const { code, out } = await desk('enquiries')
  expect(code).toBe(0)
  expect(out).toContain('Asha Rao')
  expect(out).toMatch(/PD-[0-9A-Z]{4}-[0-9A-Z]{4}/)
  expect(out).toContain('2 in all')
  for (const trick of ['\u001b', '\u202e']) expect(out).not.toContain(trick)
})

test('as JSON they are complete, as CSV they hold no formulas', async () => {
  const rows = JSON.parse((await desk('enquiries', '--json')).out) as { message: string }[]
  expect(rows.map((row) => row.message)).toEqual(['One\n"two"', 'Evil \u001b[2J \u202e'])
  const { out } = await desk('enquiries', '--csv')
  expect(out).toContain(`"One\n""two"""`)
  expect(out).toContain("'=1+1")
  expect(out).toContain(',+1 555,')
})

test('dates filter, both ends included', async () => {
  expect((await desk('enquiries', '--until', '2020-01-01')).out).toBe('Nothing found.\n')
  const today = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  expect((await desk('enquiries', '--since', today, '--until', today)).out).toContain('2 in all')
  expect(await desk('enquiries', '--since', 'yesterday')).toMatchObject({
    code: 1,
    err: expect.stringContaining('--since must be a day'),
  })
})

test('what is wrongly called says how to call it', async () => {
  expect(await desk('enquirys')).toMatchObject({
    code: 2,
    err: expect.stringContaining('There is no command "enquirys"'),
  })
  expect(await desk('enquiries', '--jsn')).toMatchObject({ code: 2, err: expect.stringContaining('--json') })
  expect(await desk('--help')).toMatchObject({ code: 0, out: expect.stringContaining('list the enquiries') })
  expect(await desk('enquiries', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('--since') })
  // A deployed desk may have no npm scripts at all.
  expect(await desk('--help')).toMatchObject({ out: expect.stringContaining('node dist/server/desk.js') })
})

test('a folder without a database is a mistake, not an empty desk', async () => {
  const { code, err } = await deskIn({ DATA_DIR: join(folder, 'none') })('enquiries')
  expect([code, err]).toEqual([1, expect.stringContaining('There is no database at')])
})
