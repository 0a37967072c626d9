import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../store/sqlite.ts'
import { clusterTimeout, testDatabases } from '../store/testing/sharedCluster.ts'
import { testBackend } from '../testing/testBackend.ts'
import { cliIn } from './testing/testCli.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

const cli = cliIn({ DATA_DIR: folder })

const begin = Date.UTC(2026, 10, 20, 12)
let time = begin

beforeAll(async () => {
  const { post, close } = await testBackend({ store: openSqlite(join(folder, 'desk.db')), now: () => time })
  await post('/api/contact', {
    name: 'Asha Rao',
    email: 'asha@example.org',
    message: 'One\n"two"',
    contactNumber: '+1 555',
  })
  // Enquiries of one millisecond are in no order.
  time += 1
  await post('/api/contact', {
    name: '=1+1',
    email: 'b@example.org',
    message: 'Evil \u001b[2J \u202e',
    contactNumber: 'N/A',
  })
  await close()
})

test('enquiries are listed as a table without control characters', async () => {
  const { code, out } = await cli('enquiries')
  expect(code).toBe(0)
  expect(out).toContain('Asha Rao')
  expect(out).toMatch(/\p{Lu}+-[0-9A-Z]{4}-[0-9A-Z]{4}/u)
  expect(out).toContain('2 in all')
  for (const trick of ['\u001b', '\u202e']) expect(out).not.toContain(trick)
})

test('JSON is complete, and CSV contains no formulas', async () => {
  const rows = JSON.parse((await cli('enquiries', '--json')).out) as { message: string }[]
  expect(rows.map((row) => row.message)).toEqual(['One\n"two"', 'Evil \u001b[2J \u202e'])
  const { out } = await cli('enquiries', '--csv')
  expect(out).toContain(`"One\n""two"""`)
  expect(out).toContain("'=1+1")
  expect(out).toContain(`,"'+1 555",`)
})

test('--since and --until filter inclusively', async () => {
  expect((await cli('enquiries', '--until', '2020-01-01')).out).toBe('Nothing found.\n')
  const day = new Date(begin - new Date(begin).getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  expect((await cli('enquiries', '--since', day, '--until', day)).out).toContain('2 in all')
  expect(await cli('enquiries', '--since', 'yesterday')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--since must be a day'),
  })
})

test('wrong usage prints the right usage', async () => {
  expect(await cli('enquirys')).toMatchObject({
    code: 2,
    err: expect.stringContaining('There is no command "enquirys"'),
  })
  expect(await cli('enquiries', '--jsn')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^There is no option --jsn here\.\n\ndesk enquiries \[options\]\n[\s\S]*--json/),
  })
  for (const [kind, value] of Object.entries({ email: 'asha', phone: '12', name: 'N/A' }))
    expect(await cli('person', 'show', `--${kind}`, value)).toMatchObject({
      code: 2,
      err: expect.stringContaining(`--${kind} must be `),
    })
  expect(await cli('--help')).toMatchObject({ code: 0, out: expect.stringContaining('list the enquiries') })
  expect(await cli('enquiries', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('--since') })
  // A deployment may have no npm scripts.
  expect(await cli('--help')).toMatchObject({ out: expect.stringContaining('node dist/server/desk.js') })
})

test(
  'a database that is away is named with its code, and one that refuses the name or is not there with what to correct',
  async () => {
    const databases = await testDatabases()
    onTestFinished(() => databases.drop())
    const missing = new URL(await databases.create({ bare: true }))
    missing.pathname = '/none'
    const at = async (url: string) => (await cliIn({ DATA_DIR: folder, DATABASE_URL: url })('enquiries')).err
    expect(await at(missing.href)).toBe(
      'The database is not available (3D000). Correct the name, the password or the database in DATABASE_URL.\n',
    )
    expect(await at('postgresql://desk:word@127.0.0.1:1/desk')).toBe(
      'The database is not available (ECONNREFUSED). Check that it is running and has disk space, then try again.\n',
    )
  },
  clusterTimeout,
)

test('a folder without a database is an error and not an empty list', async () => {
  const { code, err } = await cliIn({ DATA_DIR: join(folder, 'none') })('enquiries')
  expect([code, err]).toEqual([1, expect.stringContaining('There is no database at')])
})

test('a link that signs in a member of staff is printed, for an address that has access only', async () => {
  const withStaff = cliIn({ DATA_DIR: folder, STAFF: 'owner:asha@example.com' })
  const { code, out } = await withStaff('sign-in', 'Asha@example.com')
  expect([code, out]).toEqual([0, expect.stringMatching(/\/desk\/sign-in#[\w-]+\.[\w-]{43}\n$/)])
  expect(await withStaff('sign-in', 'b@example.org')).toMatchObject({ code: 1, err: expect.stringContaining('STAFF') })
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  '"%s" is no command, and says so',
  async (name) => {
    expect(await cliIn({ DATA_DIR: 'nowhere' })(name)).toMatchObject({
      code: 2,
      err: expect.stringContaining(`There is no command "${name}".`),
    })
  },
)

test.each(['person', 'person erase-all'])(
  'the first word of several commands, as in "%s", lists those that begin with it, and not that there is none',
  async (words) => {
    const { code, err } = await cliIn({ DATA_DIR: 'nowhere' })(...words.split(' '))
    expect([code, err.split('\n')[0]]).toEqual([2, `There is no command "${words}"; these begin with that word.`])
    const listed = err.split('\n').flatMap((line) => /^ {2}(\w+ \w+) /.exec(line)?.[1] ?? [])
    expect(listed).toEqual(['person show', 'person export', 'person erase'])
    const help = await cliIn({ DATA_DIR: 'nowhere' })('person', '--help')
    expect(help).toMatchObject({ code: 0, err: '', out: expect.stringContaining('person export --email') })
  },
)

test('a place that cannot be used is named in one line, whatever the command and the system call', async () => {
  const blocked = join(folder, 'a-file')
  writeFileSync(blocked, '')
  const nowhere = cliIn({ DATA_DIR: join(blocked, 'data') })
  const good = join(folder, 'good.db')
  await cli('backup', good)
  const results = [
    await cli('backup', join(blocked, 'x.db')),
    await cli('backup', '/sys/nowhere.db'),
    await nowhere('restore', good, '--yes'),
  ]
  for (const { code, err } of results)
    expect([code, err]).toEqual([1, expect.stringMatching(/^[^\n]*cannot be (?:written|used) \(\w+\)[^\n]*\n$/)])
})
