import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyFields } from '#content/practice.ts'
import { site } from '#content/site.ts'
import type { Comment, Receipt } from '#contract/calls.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { openSqlite } from '../store/sqlite.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { type CliResult, cliIn } from './testing/testCli.ts'

let folder: string
let server: TestBackend
let cli: (...argv: string[]) => Promise<CliResult>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-commands-'))
  server = await testBackend({ store: openSqlite(join(folder, 'desk.db')) })
  cli = cliIn({ DATA_DIR: folder })
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const asha = { username: 'Asha', phone: '+1 555', email: 'asha@example.org' }
const enquiry = { name: 'Asha Rao', email: ' ASHA@example.org', message: 'A plot', contactNumber: '+1 555' }
const listed = async () => (await server.app.inject('/api/comments/blog1')).json<Comment[]>()
const json = async <T>(...argv: string[]) => JSON.parse((await cli(...argv, '--json')).out) as T

test('API-09 a comment is deleted and restored, and a running server shows it at once', async () => {
  const { _id } = (await server.post('/api/comments/blog1', { text: 'Hello', ...asha })).json<Comment>()
  expect((await listed())[0]?.deleted).toBe(false)
  expect(await cli('comment', 'delete', _id)).toMatchObject({ code: 0, out: 'The comment is deleted.\n' })
  expect((await listed())[0]).toMatchObject({ deleted: true, text: '' })
  expect(await json<{ state: string; text: string }[]>('comments', '--state', 'deleted')).toMatchObject([
    { state: 'deleted', text: 'Hello' },
  ])
  await cli('comment', 'restore', _id)
  expect((await listed())[0]).toMatchObject({ deleted: false, text: 'Hello' })
  expect(await cli('comment', 'delete', 'nope')).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no comment nope'),
  })
})

test('API-09 reports are listed with their comment, and handled', async () => {
  const { _id } = (await server.post('/api/comments/blog1', { text: 'Rude', ...asha })).json<Comment>()
  await server.post(`/api/comments/${_id}/report`, { reason: 'rude words' })
  const [report] = await json<{ id: string; reason: string; commentText: string }[]>('reports', '--open')
  expect(report).toMatchObject({ reason: 'rude words', commentText: 'Rude' })
  expect((await cli('handle', report?.id ?? '')).code).toBe(0)
  expect(await json('reports', '--open')).toEqual([])
  await cli('handle', report?.id ?? '', '--undo')
  expect(await json('reports', '--open')).toHaveLength(1)
})

test('API-09 an enquiry is shown in full and handled by its reference', async () => {
  const { reference } = (await server.post('/api/contact', { ...enquiry, message: 'One\nTwo' })).json<Receipt>()
  const shown = await cli('show', reference.toLowerCase())
  expect(shown.out).toMatch(/message\s+One\n\s+Two/)
  expect(await cli('handle', reference, 'PD-0000-0000')).toMatchObject({ code: 1, out: '1 marked as handled.\n' })
  expect(await json('enquiries', '--open')).toEqual([])
})

test('API-09 an email is listed and can be read without mail being configured', async () => {
  await server.post('/api/contact', enquiry)
  const [email] = await json<{ id: string; state: string }[]>('emails')
  expect(email?.state).toBe('waiting')
  const { out } = await cli('show', email?.id ?? '')
  expect(out).toMatch(/Subject: Enquiry \p{Lu}+-/u)
  expect(out).toContain('A plot')
})

test('API-09 an email that was given up is retried', async () => {
  await server.post('/api/contact', enquiry)
  await server.store.write((tx) =>
    tx.updateTable('mail_queue').set({ dead_at: 1, attempts: 10, error: 'no' }).execute(),
  )
  expect(await json('emails', '--state', 'dead')).toHaveLength(1)
  expect((await cli('email', 'resend', '--dead')).out).toContain('1 will be sent')
  expect(await json('emails', '--state', 'waiting')).toMatchObject([{ attempts: 0 }])
})

test('API-09 subscribers are listed with a link that unsubscribes them', async () => {
  await server.post('/api/subscribe', { email: 'asha@example.org' })
  const rows = await json<{ email: string; unsubscribe: string; consentText: string }[]>(
    'subscribers',
    '--state',
    'pending',
  )
  expect(rows).toMatchObject([{ email: 'asha@example.org', unsubscribe: expect.stringContaining('/api/unsubscribe/') }])
})

test('everything about a person is shown, exported and erased, in any spelling of the address', async () => {
  await server.post('/api/contact', enquiry)
  await server.post('/api/contact', { ...enquiry, email: 'other@example.org', name: 'Other' })
  const key = uuidv7()
  const headers = { 'idempotency-key': key }
  const secret = { text: 'My secret', ...asha }
  const { _id } = (await server.post('/api/comments/blog1', secret, headers)).json<Comment>()
  await server.post(`/api/comments/${_id}/reply`, { text: 'A stranger answers' })
  await server.post(`/api/comments/${_id}/report`, { reason: 'Asha of +1 555 lies' })
  await server.post('/api/subscribe', { email: 'Asha@Example.org' })
  expect((await cli('person', 'show', '--email', 'ASHA@EXAMPLE.ORG')).out).toContain('My secret')
  const exported = JSON.parse((await cli('person', 'export', '--email', 'asha@example.org')).out) as Record<
    string,
    unknown[]
  >
  const found = Object.entries(exported).flatMap(([kind, rows]) => (rows.length > 0 ? [[kind, rows.length]] : []))
  expect(Object.fromEntries(found)).toEqual({
    enquiries: 1,
    comments: 1,
    reportsOfComments: 1,
    subscriptions: 1,
    emails: 3,
  })
  expect(await cli('person', 'erase', '--email', 'asha@example.org')).toMatchObject({
    code: 1,
    out: expect.stringContaining('Add --yes'),
  })
  expect((await cli('person', 'erase', '--email', 'asha@example.org', '--yes')).code).toBe(0)
  const left = JSON.stringify(
    await Promise.all(
      (['enquiry', 'comment', 'report', 'subscriber', 'mail_queue', 'idempotency'] as const).map((table) =>
        server.store.db.selectFrom(table).selectAll().execute(),
      ),
    ),
  )
  for (const trace of ['asha', 'Asha', 'ASHA', 'My secret', 'lies', '+1 555"'])
    expect(left.replaceAll('Other', '').split('other@example.org')[0]).not.toContain(trace)
  expect((await listed())[0]).toMatchObject({ deleted: true, replies: [{ text: 'A stranger answers' }] })
  const repeat = await server.post('/api/comments/blog1', secret, headers)
  expect([repeat.statusCode, repeat.json<Comment>().text]).toEqual([201, ''])
  expect((await cli('comment', 'restore', _id)).err).toContain('erased for good')
})

test("'N/A' is not accepted as an address", async () => {
  await server.post('/api/contact', { ...enquiry, email: 'N/A' })
  expect(await cli('person', 'erase', '--email', 'N/A', '--yes')).toMatchObject({
    code: 2,
    err: expect.stringContaining('must be an email address'),
  })
  expect(await json('enquiries')).toHaveLength(1)
})

test('doctor passes a healthy installation, names what the owner has not filled in, and says what to do about emails that were given up', async () => {
  const healthy = await cliIn({ DATA_DIR: folder, PUBLIC_URL: site.origin })('doctor')
  expect(healthy).toMatchObject({ code: 0, out: expect.stringMatching(/ok {4}database/) })
  for (const field of emptyFields())
    expect(healthy.out).toMatch(new RegExp(`note {2}practice .*\\b${field}\\b.*src/content/site\\.ts`))
  await server.post('/api/contact', enquiry)
  await server.store.write((tx) => tx.updateTable('mail_queue').set({ dead_at: 1 }).execute())
  expect(await cli('doctor')).toMatchObject({ code: 1, out: expect.stringContaining('desk email resend --dead') })
  const mailing = cliIn({ DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:1' })
  const { out } = await mailing('doctor')
  expect(out).toMatch(/fail {2}mail .*check SMTP_URL/)
  expect(out).toMatch(/fail {2}configuration .*set PUBLIC_URL/)
})

test('doctor reports if CORS rejects the pages of a site on another host', async () => {
  const elsewhere = { DATA_DIR: folder, SITE_DIR: 'none', PUBLIC_URL: 'https://desk.example.com' }
  const rejected = await cliIn({ ...elsewhere, SITE_ORIGIN: 'https://other.example.com' })('doctor')
  expect(rejected).toMatchObject({ code: 1, out: expect.stringContaining(`set SITE_ORIGIN=${site.origin}`) })
  expect(await cliIn({ ...elsewhere, SITE_ORIGIN: site.origin })('doctor')).toMatchObject({ code: 0 })
})

test('migrate says what was applied', async () => {
  expect((await cli('migrate')).out).toBe('The database is up to date.\n')
})
