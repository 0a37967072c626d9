import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { AuditAnswer, EmailPage, HealthAnswer } from '#contract/staff/operation.ts'
import { Health } from '../alerts/health.ts'
import { recordAudit } from '../audit/audit.ts'
import { EnvReader } from '../envReader.ts'
import { NewestPages } from '../site/builtPages.ts'
import { openSqlite } from '../store/sqlite.ts'
import { readStaff } from './members.ts'
import { owner, staff, type TestBrowser, type TestDesk, testDesk } from './testing/testDesk.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-pages-'))
const policy = "default-src 'none'; script-src 'self'"
mkdirSync(join(folder, 'desk', 'assets'), { recursive: true })
writeFileSync(join(folder, 'desk', 'index.html'), '<title>Desk</title>')
writeFileSync(join(folder, 'desk', 'assets', 'app-1a2b.js'), 'export {}')
afterAll(() => rmSync(folder, { recursive: true }))

let desk: TestDesk
let asha: TestBrowser
const enquiry = { name: 'Sita', email: 'sita@example.org', message: 'A plot', contactNumber: '' }
const host = { redirects: {}, headers: { 'Content-Security-Policy': policy } }
writeFileSync(join(folder, 'desk.json'), JSON.stringify(host))
beforeEach(async () => {
  desk = await testDesk({ desk: { pages: new NewestPages(join(folder, 'desk'), 'desk.json') } })
  asha = await desk.signedIn(owner)
})
afterEach(() => desk.close())

test('health names versions, the mail queue, the disk and the last backup', async () => {
  await desk.post('/api/contact', enquiry)
  const at = Date.UTC(2026, 0, 2)
  await desk.store.write((tx) => recordAudit(tx, 'root', 'backup', '', at))
  expect((await asha.call('health')).json()).toMatchObject({
    database: 'ok',
    databaseKind: 'SQLite',
    mail: { configured: false, waiting: 1, dead: 0, held: 0 },
    lastBackup: new Date(at).toISOString(),
    isBackupLate: false,
    refusedByLimits: 0,
    versions: { product: '1.2.3', node: process.versions.node, database: expect.stringMatching(/^3\./) },
  })
})

test('a backup is late in the workplace when the alerts call it late, after the hours that the settings allow', async () => {
  let now = Date.now()
  const store = openSqlite(':memory:')
  const health = new Health(store, { mailConfigured: false, backupHours: 50, now: () => now, onError: () => undefined })
  const other = await testDesk({ store, options: { health } })
  const isLate = async () => (await (await other.signedIn(owner)).call('health')).json<HealthAnswer>().isBackupLate
  await store.write((tx) => recordAudit(tx, 'root', 'backup', '', now))
  const hour = 3_600_000
  now += 49 * hour
  expect(await isLate()).toBe(false)
  now += 2 * hour
  expect(await isLate()).toBe(true)
  await other.close()
})

test('emails are listed by state with what they are about, and each is sent again, released or discarded', async () => {
  await desk.post('/api/contact', enquiry)
  const { id: about } = await desk.store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
  const list = async (state: string) => (await asha.call('emails', { body: { state } })).json<EmailPage>().items
  const set = (change: object) => desk.store.write((tx) => tx.updateTable('mail_queue').set(change).execute())
  const [waiting] = await list('waiting')
  const id = waiting?.id ?? ''
  expect(waiting).toMatchObject({ kind: 'enquiry', state: 'waiting', about: { kind: 'enquiry', id: about } })
  await set({ dead_at: 5, error: 'mailbox full' })
  expect(await list('dead')).toMatchObject([{ id, error: 'mailbox full' }])
  expect((await asha.call('summary')).json().deadEmails).toBe(1)
  expect((await asha.call('resendEmail', { id })).statusCode).toBe(204)
  expect([await list('dead'), (await list('waiting')).length]).toEqual([[], 1])
  await set({ held_at: 5 })
  expect((await list('held')).map((email) => email.id)).toEqual([id])
  expect((await asha.call('releaseEmail', { id })).statusCode).toBe(204)
  expect((await asha.call('releaseEmail', { id })).statusCode).toBe(409)
  expect((await asha.call('discardEmail', { id })).statusCode).toBe(204)
  expect((await asha.call('discardEmail', { id })).statusCode).toBe(409)
  expect(await list('waiting')).toEqual([])
})

test('only an email that was given up is sent again, and only then does the audit trail say so', async () => {
  await desk.post('/api/contact', enquiry)
  const { id } = await desk.store.db.selectFrom('mail_queue').select('id').executeTakeFirstOrThrow()
  const set = (change: object) => desk.store.write((tx) => tx.updateTable('mail_queue').set(change).execute())
  const resend = async () => (await asha.call('resendEmail', { id })).statusCode
  await set({ dead_at: 5, attempts: 8, error: 'mailbox full' })
  expect(await resend()).toBe(204)
  expect(await resend()).toBe(409)
  await set({ sent_at: 6 })
  // A colleague's list still shows it as given up.
  expect(await resend()).toBe(409)
  await set({ dead_at: 5 })
  expect(await resend()).toBe(409)
  expect(await desk.store.db.selectFrom('mail_queue').select('id').execute()).toEqual([{ id }])
  const { items } = (await asha.call('audit', { body: {} })).json<AuditAnswer>()
  expect(items.filter(({ action }) => action === 'email resend')).toHaveLength(1)
})

test('subscribers are counted, and exported with the link that ends each subscription', async () => {
  await desk.post('/api/subscribe', { email: 'one@example.org' })
  await desk.post('/api/subscribe', { email: 'two@example.org' })
  expect((await asha.call('subscribers')).json()).toEqual({
    confirmed: 0,
    pending: 2,
    unsubscribed: 0,
    bounced: 0,
    complained: 0,
  })
  const csv = await asha.call('exportSubscribers', { body: {} })
  expect(csv.headers['content-disposition']).toMatch(/subscribers-\d{4}-\d\d-\d\d\.csv/)
  expect(csv.body.match(/\/api\/unsubscribe\//g)).toHaveLength(2)
})

test('the audit trail says who did what, by the address of a member', async () => {
  const ravi = await desk.signedIn(staff)
  await desk.post('/api/contact', enquiry)
  const { id } = await desk.store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
  await ravi.call('changeEnquiry', { id, body: { version: 1, state: 'spam' } })
  const { items } = (await asha.call('audit', { body: {} })).json()
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ actor: staff, action: 'enquiry spam', object: id }),
      expect.objectContaining({ actor: staff, action: 'desk sign-in by terminal' }),
    ]),
  )
})

test('the pages of the workplace are served under /desk/ with a strict policy, and hold nothing', async () => {
  for (const url of ['/desk/', '/desk/sign-in', '/desk/enquiries/x', '/desk/index.html']) {
    const page = await desk.app.inject(url)
    expect([url, page.statusCode, page.body]).toEqual([url, 200, '<title>Desk</title>'])
    expect(page.headers).toMatchObject({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    })
  }
  const script = await desk.app.inject('/desk/assets/app-1a2b.js')
  expect([script.statusCode, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect((await desk.app.inject('/desk')).headers.location).toBe('/desk/')
  for (const url of ['/desk/none.js', '/desk/..%2f..%2fetc%2fpasswd.txt', '/desk/.hidden.js'])
    expect([url, (await desk.app.inject(url)).statusCode]).toEqual([url, 404])
  expect((await desk.app.inject({ method: 'POST', url: '/desk/sign-in' })).statusCode).toBe(404)
})

test('staff are read from the settings, with a role or as staff, and mistakes are named', () => {
  const read = (STAFF: string) => {
    const reader = new EnvReader({ STAFF })
    const members = readStaff(reader)
    reader.finish()
    return members
  }
  expect(read('owner:Asha@Example.com, ravi@example.com')).toEqual([
    { address: 'asha@example.com', role: 'owner' },
    { address: 'ravi@example.com', role: 'staff' },
  ])
  expect(read('')).toEqual([])
  expect(() => read('boss:asha@example.com')).toThrow(/roles are owner, staff, moderator/)
  expect(() => read('owner:asha')).toThrow(/must look like/)
  expect(() => read('ravi@example.com')).toThrow(/must name an owner/)
  expect(() => read('owner:a@example.com,staff:A@example.com')).toThrow(/names an address twice/)
})
