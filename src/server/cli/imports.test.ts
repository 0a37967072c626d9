import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFigures } from '../figures/figures.ts'
import { openSqlite } from '../store/sqlite.ts'
import { addByHand } from '../subscriptions/addByHand.ts'
import { unsubscribe } from '../subscriptions/subscriptions.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { type CliResult, cliIn } from './testing/testCli.ts'

let folder: string
let server: TestBackend
let cli: (...argv: string[]) => Promise<CliResult>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-imports-'))
  server = await testBackend({ store: openSqlite(join(folder, 'desk.db')) })
  cli = cliIn({ DATA_DIR: folder, SECRET: server.backend.secret })
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

function fileOf(content: string | Buffer): string {
  const file = join(folder, 'export.csv')
  writeFileSync(file, content)
  return file
}

interface Line {
  row: number
  email: string
  outcome: string
  why: string
}
const run = async (kind: 'listmonk' | 'flamingo', content: string | Buffer, ...options: string[]) => {
  const result = await cli('import', kind, fileOf(content), '--json', ...options)
  return { ...result, lines: result.out === '' ? [] : (JSON.parse(result.out) as Line[]) }
}
const outcomes = (lines: readonly Line[]) => lines.map(({ row, outcome }) => `${row} ${outcome}`)
const subscribers = () => server.store.db.selectFrom('subscriber').selectAll().orderBy('address').execute()
const enquiries = () => server.store.db.selectFrom('enquiry').selectAll().orderBy('received_at').execute()
const emails = () => server.store.db.selectFrom('mail_queue').select('kind').execute()

const time = '2021-03-04 10:11:12.123456 +0530 IST'
/** As listmonk writes it. */
const listmonk = (...rows: (readonly [email: string, status: string])[]) =>
  [
    'uuid,email,name,attributes,status,created_at,updated_at',
    ...rows.map(([email, status]) => `0f1e,${email},Sita,"{""city"": ""Dubai""}",${status},${time},${time}`),
    '',
  ].join('\n')
const list = listmonk(
  ['Sita@example.org', 'enabled'],
  ['gone@example.org', 'disabled'],
  ['angry@example.org', 'blocklisted'],
  ['no address', 'enabled'],
  ['odd@example.org', 'sleeping'],
)

test('a list of listmonk is shown by row first, and only then imported; a second import changes nothing, and nobody is mailed', async () => {
  const dry = await run('listmonk', list, '--as', 'confirmed')
  const expected = ['2 confirmed', '3 unsubscribed', '4 blocked', '5 fault', '6 fault']
  expect([dry.code, outcomes(dry.lines)]).toEqual([1, expected])
  expect(dry.err).toContain('Nothing was done. Add --yes')
  expect(dry.lines[4]?.why).toContain('enabled, disabled, blocklisted')
  expect(await subscribers()).toEqual([])
  const done = await run('listmonk', list, '--as', 'confirmed', '--yes')
  expect([done.code, outcomes(done.lines)]).toEqual([1, expected])
  const at = Date.parse('2021-03-04T10:11:12.123+05:30')
  const stored = await subscribers()
  expect(stored).toMatchObject([
    { address: 'angry@example.org', state: 'unsubscribed', confirmed_at: null },
    { address: 'gone@example.org', state: 'unsubscribed', confirmed_at: at, unsubscribed_at: at },
    { email: 'Sita@example.org', state: 'confirmed', confirmed_at: at, consent_version: 'imported' },
  ])
  const again = await run('listmonk', list, '--as', 'confirmed', '--yes')
  expect(outcomes(again.lines)).toEqual(['2 unchanged', '3 unchanged', '4 unchanged', '5 fault', '6 fault'])
  expect([await subscribers(), await emails()]).toEqual([stored, []])
  const { err } = await cli('import', 'listmonk', fileOf(list))
  expect(err).toContain('--as is missing')
})

test('a blocklisted address is never asked again, under any tag, and one that left comes back only by its own confirmation', async () => {
  await run('listmonk', listmonk(['angry@example.org', 'blocklisted']), '--as', 'confirmed', '--yes')
  for (const email of ['angry@example.org', 'angry+2@example.org']) await server.post('/api/subscribe', { email })
  expect(await emails()).toEqual([])
  const tagged = await run('listmonk', listmonk(['angry+3@example.org', 'enabled']), '--as', 'confirmed', '--yes')
  expect(tagged.lines).toMatchObject([{ outcome: 'unchanged', why: 'its owner wants no emails' }])
})

test('nobody who left here, bounced, complained or was erased comes back by an import, and a later consent here is kept', async () => {
  const consent = { way: 'phone', note: 'x' } as const
  const names = ['left', 'bounced', 'complained', 'stays', 'erased']
  await server.store.write(async (tx) => {
    for (const name of names) {
      const { id } = await addByHand(tx, { email: `${name}@example.org`, consent }, name, Date.now())
      if (name === 'left') await unsubscribe(tx, id, Date.now())
      if (name === 'bounced' || name === 'complained')
        await tx.updateTable('subscriber').set({ state: name }).where('id', '=', id).execute()
    }
  })
  await cli('person', 'erase', '--email', 'erased@example.org', '--yes')
  const before = await subscribers()
  expect(before).toHaveLength(4)
  const all = names.map((name) => [`${name}@example.org`, 'enabled'] as const)
  const back = await run('listmonk', listmonk(...all), '--as', 'confirmed', '--yes')
  expect(new Set(back.lines.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']))
  // It confirmed here after it had left there.
  await run('listmonk', listmonk(['stays@example.org', 'enabled']), '--as', 'unsubscribed', '--yes')
  expect(await subscribers()).toEqual(before)
})

test('an export of those who unsubscribed ends what was imported as confirmed, and of two rows with one address the end counts', async () => {
  const one = listmonk(['sita@example.org', 'enabled'])
  await run('listmonk', one, '--as', 'confirmed', '--yes')
  const ended = await run('listmonk', one, '--as', 'unsubscribed', '--yes')
  expect(outcomes(ended.lines)).toEqual(['2 unsubscribed'])
  expect(await subscribers()).toMatchObject([{ state: 'unsubscribed' }])
  const twice = listmonk(['ravi@example.org', 'enabled'], ['RAVI@example.org', 'blocklisted'])
  expect(outcomes((await run('listmonk', twice, '--as', 'confirmed', '--yes')).lines)).toEqual([
    '2 unchanged',
    '3 blocked',
  ])
})

test('columns of another list are named, and a file without one says which it has', async () => {
  const other = 'Address;Since\nsita@example.org;2024-02-03\nravi@example.org;yesterday\n'
  const missing = await run('listmonk', other, '--as', 'confirmed')
  expect(missing.err).toContain('has no column email. Say which one it is with --email. The file has: Address, Since.')
  const wrong = await run('listmonk', other, '--as', 'confirmed', '--email', 'Adress')
  expect(wrong.err).toContain('there is no column "Adress"')
  const options = ['--as', 'confirmed', '--email', 'Address', '--created', 'Since', '--yes']
  expect((await run('listmonk', other, ...options)).lines).toMatchObject([
    { outcome: 'confirmed' },
    { outcome: 'fault', why: 'Since is no time such as 2026-11-05 or 2026-11-05 14:30' },
  ])
  expect(await subscribers()).toMatchObject([{ confirmed_at: Date.UTC(2024, 1, 3) }])
})

/** As Flamingo writes it: every field quoted, with a warning in front of what a spreadsheet would run, and ISO times. */
const flamingo = (...rows: (readonly string[])[]) =>
  [['your-name', 'your-email', 'your-subject', 'your-message', 'your-phone', 'Date'], ...rows]
    .map((row) => row.map((field) => `"${field.replaceAll('"', '""')}"`).join(','))
    .join('\r\n')
const alert =
  '(Security Alert: Suspicious content is detected. See https://contactform7.com/heads-up-about-spreadsheet-vulnerabilities for details.) '
const sita = [
  'Sita "S" Rao',
  'Sita@example.org',
  'A flat, in Pune',
  'First line\r\n\r\n=1+1 and ünïcödé',
  `${alert}+971 50 123 4567`,
  '2022-05-06T07:08:09+05:30',
]

test('enquiries of Flamingo are imported once, closed and marked, with all their fields; nobody is mailed and nothing is late', async () => {
  const file = flamingo(sita, ['', '', '', '', '', '2022-05-06T07:08:10+05:30'], ['Ravi', 'ravi', '', 'Hi', '', 'soon'])
  const dry = await run('flamingo', file)
  expect([dry.code, outcomes(dry.lines)]).toEqual([1, ['2 added', '3 fault', '4 fault']])
  expect(await enquiries()).toEqual([])
  await run('flamingo', file, '--yes')
  const at = Date.parse('2022-05-06T07:08:09+05:30')
  const stored = await enquiries()
  expect(stored).toMatchObject([
    {
      ...{ name: 'Sita "S" Rao', email: 'Sita@example.org', address: 'sita@example.org' },
      ...{ contact_number: '+971 50 123 4567', channel: 'import', state: 'closed', due_at: null, received_at: at },
      message: 'First line\r\n\r\n=1+1 and ünïcödé\n\nyour-subject: A flat, in Pune',
    },
  ])
  expect(stored[0]?.read_at).not.toBe(null)
  expect(await server.store.db.selectFrom('enquiry_tag').select('tag').execute()).toEqual([{ tag: 'Imported' }])
  expect(outcomes((await run('flamingo', flamingo(sita, sita), '--yes')).lines)).toEqual(['2 unchanged', '3 unchanged'])
  expect([await enquiries(), await emails()]).toEqual([stored, []])
  const figures = await readFigures(server.store.db, 52, at + 400 * 3_600_000)
  expect([figures.enquiries, figures.firstAnswer.late]).toEqual([1, 0])
  const listed = (await server.store.db.selectFrom('audit').select(['action', 'object']).execute()).map(
    ({ action, object }) => `${action} ${object}`.trim(),
  )
  expect(listed).toEqual(['import flamingo', 'import flamingo'])
})

test('an enquiry of somebody who was erased does not come back', async () => {
  await run('flamingo', flamingo(sita), '--yes')
  await cli('person', 'erase', '--email', 'sita@example.org', '--yes')
  const again = await run('flamingo', flamingo(sita), '--yes')
  expect(again.lines).toMatchObject([{ outcome: 'unchanged', why: 'was erased here' }])
  expect(await enquiries()).toEqual([])
})

test('neither the error output nor the audit trail names a person', async () => {
  const done = [
    await run('listmonk', list, '--as', 'confirmed', '--yes'),
    await run('flamingo', flamingo(sita), '--yes'),
  ]
  const trail = JSON.stringify(await server.store.db.selectFrom('audit').selectAll().execute())
  for (const text of [trail, ...done.map(({ err }) => err)]) expect(text.toLowerCase()).not.toMatch(/sita|example\.org/)
})
