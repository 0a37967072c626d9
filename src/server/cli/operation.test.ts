import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { signedPath } from '../links/signedLink.ts'
import { openSqlite } from '../store/sqlite.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { type CliResult, cliIn } from './testing/testCli.ts'

const day = 86_400_000
let folder: string
let server: TestBackend
let cli: (...argv: string[]) => Promise<CliResult>
/** How far the server's clock is ahead. */
let ahead: number
beforeEach(async () => {
  ahead = 0
  folder = mkdtempSync(join(tmpdir(), 'desk-operation-'))
  const now = () => Date.now() + ahead
  server = await testBackend({ store: openSqlite(join(folder, 'desk.db')), now, options: { trustProxy: 1 } })
  cli = cliIn({ DATA_DIR: folder })
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const json = async <T>(...argv: string[]) => JSON.parse((await cli(...argv, '--json')).out) as T
const from = (address: string) => ({ 'x-forwarded-for': address })
const enquire = () =>
  server.post('/api/contact', { name: 'Asha', email: 'asha@example.org', message: 'A plot', contactNumber: '1' })
const comment = async (text: string, address: string) =>
  (await server.post('/api/comments/blog1', { text }, from(address))).json<Comment>()._id
const change = (set: { dead_at?: number; held_at?: number; sent_at?: number; created_at?: number }) =>
  server.store.write((tx) => tx.updateTable('mail_queue').set(set).execute())

test('API-09 unsent emails are discarded by id or by age, and their enquiries stay', async () => {
  await enquire()
  await change({ created_at: Date.now() - 40 * day })
  await enquire()
  expect((await cli('email', 'discard', '--older-than', '30')).out).toMatch(/^1 removed/)
  const [email] = await json<{ id: string }[]>('emails')
  expect((await cli('email', 'discard', email?.id ?? '')).out).toMatch(/^1 removed/)
  expect(await json('emails')).toEqual([])
  expect(await json('enquiries')).toHaveLength(2)
  expect(await cli('email', 'discard')).toMatchObject({ code: 2, err: expect.stringContaining('--older-than') })
  expect(await cli('email', 'discard', 'nope')).toMatchObject({ code: 1 })
})

test('API-09 held emails are listed, reported by doctor, and released or discarded', async () => {
  await enquire()
  await enquire()
  await change({ held_at: 1 })
  expect(await json('emails', '--state', 'held')).toHaveLength(2)
  expect((await cli('doctor')).out).toMatch(/note {2}emails .*0 waiting, 0 given up, 2 held.*desk email release/)
  const [first] = await json<{ id: string }[]>('emails')
  expect((await cli('email', 'release', first?.id ?? '')).out).toMatch(/^1 will be sent/)
  expect((await cli('email', 'discard', '--held')).out).toMatch(/^1 removed/)
  expect(await json('emails', '--state', 'waiting')).toHaveLength(1)
})

test('API-09 a sent email is sent again as a new one; all that were given up are sent with --dead', async () => {
  await enquire()
  await change({ sent_at: 1 })
  const [sent] = await json<{ id: string; about: string }[]>('emails')
  await cli('email', 'resend', sent?.id ?? '')
  expect(await json('emails', '--state', 'waiting')).toMatchObject([{ about: sent?.about }])
  await server.store.write((tx) =>
    tx.updateTable('mail_queue').set({ dead_at: 1 }).where('sent_at', 'is', null).execute(),
  )
  const both = await cli('email', 'resend', sent?.id ?? '', '--dead')
  expect(both).toMatchObject({ code: 2, err: expect.stringContaining('not both') })
  expect(await json('emails', '--state', 'dead')).toHaveLength(1)
  expect((await cli('email', 'resend', '--dead')).out).toMatch(/^1 will be sent/)
})

test('doctor fails for an email that has waited too long, and for a secret that others can read', async () => {
  await enquire()
  await change({ created_at: Date.now() - 2 * day })
  writeFileSync(join(folder, 'secret'), 'x'.repeat(40), { mode: 0o644 })
  chmodSync(join(folder, 'secret'), 0o644)
  const { out, code } = await cliIn({ DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:1' })('doctor')
  expect(code).toBe(1)
  expect(out).toMatch(/fail {2}emails .*1 waiting \(the oldest since 20/)
  expect(out).toMatch(/fail {2}files .*chmod 600 .*secret/)
  expect(out).toMatch(/note {2}alerts .*ALERT_WEBHOOK_URL/)
})

test('API-09 the comments of one network are deleted together and shown again, others stay', async () => {
  const spam = await comment('Buy one', '203.0.113.1')
  await comment('Buy two', '203.0.113.1')
  await comment('A question', '203.0.113.2')
  const shown = async () =>
    (await server.app.inject('/api/comments/blog1'))
      .json<Comment[]>()
      .filter((one) => !one.deleted)
      .map((one) => one.text)
  expect(await cli('comments', 'moderate', 'delete', '--network-of', spam)).toMatchObject({
    code: 1,
    out: 'This would delete 2 comments. Add --yes to do it.\n',
  })
  expect(await shown()).toHaveLength(3)
  expect((await cli('comments', 'moderate', 'delete', '--network-of', spam, '--yes')).out).toContain('2 comments are')
  expect(await shown()).toEqual(['A question'])
  await cli('comments', 'moderate', 'restore', '--state', 'deleted', '--since', '2020-01-01', '--yes')
  expect(await shown()).toHaveLength(3)
  expect(await cli('comments', 'moderate', 'delete', '--yes')).toMatchObject({ code: 2 })
})

test('a banned network may not comment or report but still enquire, and a ban ends after its days or by command', async () => {
  const id = await comment('Buy', '203.0.113.1')
  expect((await cli('ban', id)).out).toContain('banned for 30 days')
  const post = async (url: string, body: object, address = '203.0.113.1') =>
    (await server.post(url, body, from(address))).statusCode
  expect(await post('/api/comments/blog1', { text: 'Buy more' })).toBe(403)
  expect(await post(`/api/comments/${id}/report`, { reason: 'no' })).toBe(403)
  expect(await post('/api/comments/blog1', { text: 'Hello' }, '203.0.113.2')).toBe(201)
  const enquiry = { name: 'a', email: 'b', message: 'c', contactNumber: 'd' }
  expect(await post('/api/contact', enquiry)).toBe(201)
  expect((await cli('bans')).out).toContain('1 in all')
  await server.store.write((tx) => tx.updateTable('network_ban').set({ expires_at: 1 }).execute())
  expect(await post('/api/comments/blog1', { text: 'Sorry' })).toBe(201)
  await cli('ban', id, '--days', '5')
  await cli('unban', id)
  expect(await post('/api/comments/blog1', { text: 'Sorry again' })).toBe(201)
})

test('an IPv6 ban is for one household by default, and for all that a customer may own by choice', async () => {
  const id = await comment('Buy', '2001:db8:1:2a01::1')
  const status = async (address: string) =>
    (await server.post('/api/comments/blog1', { text: 'Hello' }, from(address))).statusCode
  const [same, same56, same48, other] = ['2001:db8:1:2a01::9', '2001:db8:1:2a7f::1', '2001:db8:1:f::1', '2001:db8:2::1']
  const statuses = async () => [await status(same), await status(same56), await status(same48), await status(other)]
  await cli('ban', id)
  expect(await statuses()).toEqual([403, 201, 201, 201])
  await cli('ban', id, '--width', '56')
  expect(await statuses()).toEqual([403, 403, 201, 201])
  await cli('ban', id, '--width', '48')
  expect(await statuses()).toEqual([403, 403, 403, 201])
  expect((await cli('unban', id)).out).toBe('3 bans ended.\n')
  expect(await statuses()).toEqual([201, 201, 201, 201])
  expect(await cli('ban', id, '--width', '60')).toMatchObject({ code: 2 })
  const old = await comment('Buy', '203.0.113.1')
  expect(await cli('ban', old, '--width', '48')).toMatchObject({ code: 1, err: expect.stringContaining('IPv4') })
})

test('what staff did is noted with time, actor and id, but without personal data', async () => {
  const id = await comment('Rude', '203.0.113.1')
  await cli('comment', 'delete', id)
  const restore = signedPath(server.backend, 'restore', id, 2)
  expect((await server.app.inject({ method: 'POST', url: restore })).statusCode).toBe(200)
  await enquire()
  await cli('person', 'export', '--email', 'asha@example.org')
  await cli('person', 'erase', '--email', 'asha@example.org', '--yes')
  await cli('comment', 'delete', 'nope')
  const trail = await json<{ at: string; actor: string; action: string; object: string }[]>('audit')
  expect(trail.map(({ action, object }) => [action, object])).toEqual([
    ['comment delete', id],
    ['comment restore', id],
    ['person export', ''],
    ['person erase', ''],
  ])
  expect(trail[1]?.actor).toBe('link')
  expect(trail[0]?.actor).toMatch(/^[\w.-]+$/)
  expect(JSON.stringify(trail)).not.toContain('asha@')
})

test('an unknown state is an error that lists the known ones, and --limit keeps the newest rows', async () => {
  expect(await cli('comments', '--state', 'hidden')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--state must be one of shown, held, deleted, erased.'),
  })
  expect(await cli('subscribers', '--state', 'typo')).toMatchObject({ code: 2 })
  for (const text of ['One', 'Two', 'Three']) {
    await comment(text, '203.0.113.1')
    // Comments of one millisecond are in no order.
    ahead += 1
  }
  expect(await json('comments', '--limit', '2')).toMatchObject([{ text: 'Two' }, { text: 'Three' }])
  expect(await cli('comments', '--limit', 'few')).toMatchObject({ code: 2 })
})

test('a verified backup was restored once on trial, and --keep removes the oldest of its folder, nothing else', async () => {
  await enquire()
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  for (const name of ['backup-20250101-000000000.db', 'backup-20250102-000000000.db', 'mine.db', 'backup-notes.txt'])
    writeFileSync(join(backups, name), name)
  const made = await cli('backup', backups, '--verify', '--keep', '2')
  expect([made.code, made.err]).toEqual([0, ''])
  expect(made.out).toContain('Verified')
  const names = readdirSync(backups).sort()
  expect(names).toHaveLength(4)
  expect(names).toEqual(expect.arrayContaining(['backup-20250102-000000000.db', 'mine.db', 'backup-notes.txt']))
  const [file = ''] = names.filter((name) => /^backup-20(2[6-9]|[3-9]\d)/.test(name))
  expect(readFileSync(join(backups, file)).subarray(0, 15).toString()).toBe('SQLite format 3')
  expect(await cli('backup', backups, '--keep', '0')).toMatchObject({ code: 2 })
})

test('dated backups go into a folder that is not there yet, as in a new container, every night and not only the first', async () => {
  await enquire()
  const backups = join(folder, 'backups')
  for (const night of [1, 2]) {
    expect(await cli('backup', backups, '--verify', '--keep', '14')).toMatchObject({ code: 0, err: '' })
    expect(readdirSync(backups)).toHaveLength(night)
  }
  expect(await cli('backup', `${join(folder, 'other')}/`)).toMatchObject({ code: 0, err: '' })
  expect(readdirSync(join(folder, 'other'))).toEqual([expect.stringMatching(/^backup-\d{8}-\d{9}\.db$/)])
})

test('where a file has the name of the folder for dated backups, that is said, and nothing is written', async () => {
  const file = join(folder, 'backups')
  writeFileSync(file, 'mine')
  const refused = { code: 1, err: expect.stringContaining(`${file} is a file`) }
  expect(await cli('backup', file, '--keep', '2')).toMatchObject(refused)
  expect(readFileSync(file, 'utf8')).toBe('mine')
})

test('--keep never removes the backup just made, although a clock that was ahead gave others later names', async () => {
  await enquire()
  const backups = join(folder, 'backups')
  await cli('backup', backups, '--keep', '2')
  const [first = ''] = readdirSync(backups)
  for (const year of [2040, 2041, 2042]) cpSync(join(backups, first), join(backups, `backup-${year}0101-000000000.db`))
  rmSync(join(backups, first))
  const made = await cli('backup', backups, '--keep', '2')
  const [, file = ''] = /^Backed up to (.+)$/m.exec(made.out) ?? []
  expect(readdirSync(backups).sort()).toEqual([basename(file), 'backup-20420101-000000000.db'])
})
