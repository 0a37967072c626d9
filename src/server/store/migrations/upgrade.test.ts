import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { cliIn } from '../../cli/testing/testCli.ts'
import { signedPath } from '../../links/signedLink.ts'
import { startTestSmtp } from '../../mail/testing/testSmtp.ts'
import { smtpTransport } from '../../mail/transport.ts'
import { MailWorker } from '../../mail/worker.ts'
import { testBackend } from '../../testing/testBackend.ts'
import { migrate } from '../migrate.ts'
import { openPostgres } from '../postgres.ts'
import { openSqlite } from '../sqlite.ts'
import type { Store } from '../store.ts'
import { onEachDatabase } from '../testing/eachDatabase.ts'
import {
  enquiry,
  fillPreviousVersion,
  key,
  parentId,
  previousRows,
  reply,
  replyAnswer,
  replyKey,
  secret,
  writePreviousFile,
} from '../testing/previousVersion.ts'
import { startTestCluster, type TestCluster } from '../testing/testPostgres.ts'
import { migrations } from './all.ts'

/** All rows of the previous version under the names of this one. */
const {
  letter,
  allowance,
  thread,
  comment,
  report,
  idempotency,
  subscriber,
  enquiry: enquiries,
  ...unchanged
} = previousRows
const expectedRows = {
  ...unchanged,
  mail_queue: letter.map((row) => ({ ...row, held_at: null, digest_id: null })),
  rate_limit: allowance,
  thread: thread.map(({ stamp, ...row }) => ({ ...row, version: stamp })),
  comment: comment.map((row) => ({
    ...row,
    root_position: 1,
    bytes: 'AshaText of comment-1'.length + 130,
    by_provider: 0,
    network_56: null,
    network_48: null,
  })),
  enquiry: enquiries.map((row) => ({
    ...row,
    state: 'new',
    assignee: '',
    service: '',
    search: 'pd-aaaa-aaaa\nasha\nasha@example.org\n+1 555\n1555\n/contact\na plot',
    version: 1,
    read_at: null,
  })),
  report: report.map((row) => ({ ...row, network_56: null, network_48: null })),
  subscriber: subscriber.map((row) => ({ ...row, received_at: row.asked_at })),
  tombstone: [],
  // The text of a comment is in its row only.
  idempotency: idempotency.map((row) => (row.key === replyKey ? { ...row, body: '{}' } : row)),
}
const rowsOf = async (store: Store) => {
  const db = store.db as unknown as Kysely<Record<string, Record<string, unknown>>>
  const tables = Object.keys(expectedRows).map(async (table) => {
    const rows = await db.selectFrom(table).selectAll().execute()
    return [table, rows.sort((a, b) => String(a.id ?? a.key).localeCompare(String(b.id ?? b.key)))] as const
  })
  return Object.fromEntries(await Promise.all(tables))
}

onEachDatabase((open) => {
  test('API-10 a database of the previous version keeps every row of every table', async () => {
    const store = await open()
    await fillPreviousVersion(store)
    expect(await migrate(store)).toEqual(migrations.slice(3).map(([name]) => name))
    expect(await rowsOf(store)).toEqual(expectedRows)
    await store.close()
  })

  test('API-10 this version goes on where the previous one stopped: replays, threads, links, limits and queued mail', async () => {
    const store = await open()
    await fillPreviousVersion(store)
    const smtp = await startTestSmtp()
    const mail = { url: smtp.url, from: 'desk@example.com', to: ['provider@example.com'] }
    const server = await testBackend({ store, secret, mail })

    const replay = await server.post('/api/contact', enquiry, { 'idempotency-key': key })
    expect([replay.statusCode, replay.headers['idempotent-replayed'], replay.body]).toEqual([
      201,
      'true',
      previousRows.idempotency[0]?.body,
    ])
    const replied = await server.post(`/api/comments/${parentId}/reply`, reply, { 'idempotency-key': replyKey })
    expect([replied.statusCode, replied.headers['idempotent-replayed'], replied.body]).toEqual([
      201,
      'true',
      replyAnswer,
    ])
    const listed = await server.app.inject('/api/comments/blog1')
    expect(listed.headers.etag).toBe('W/"2-stamp-of-blog1"')
    expect(listed.json<Comment[]>()).toMatchObject([
      { text: 'Text of comment-1', replies: [{ text: 'Text of comment-2' }] },
    ])
    const unsubscribe = signedPath(server.backend, 'unsubscribe', 'subscriber-1', 1)
    expect((await server.app.inject({ method: 'POST', url: unsubscribe })).statusCode).toBe(200)
    const worker = new MailWorker(server.backend, smtpTransport(smtp.url), {
      info: () => undefined,
      warn: () => undefined,
    })
    worker.start()
    await expect.poll(() => smtp.taken).toHaveLength(1)
    expect(smtp.taken[0]?.raw).toContain('Subject: Enquiry PD-AAAA-AAAA from Asha')
    await worker.stop()
    await server.close()
    await smtp.close()
  })

  test('a write by an instance of the previous version fails as a whole, so its retry reaches this version', async () => {
    const store = await open()
    await fillPreviousVersion(store)
    await migrate(store)
    const write = store.write(async (tx) => {
      await sql`insert into idempotency (key, fingerprint, status, body, subject, created_at)
        values ('late', '', 0, '', '', 0)`.execute(tx)
      await sql`insert into letter (id, kind, subject_id, attempts, next_at, accepted, created_at)
        values ('late', 'enquiry', 'late', 0, 0, '[]', 0)`.execute(tx)
    })
    await expect(write).rejects.toThrow(/letter/)
    expect(await rowsOf(store)).toEqual(expectedRows)
    await store.close()
  })
})

const folder = mkdtempSync(join(tmpdir(), 'desk-upgrade-'))
let cluster: TestCluster
beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true })
})
/** Rate limit counters and the secret are not copied. */
const { rate_limit: _counters, setting: _secret, ...copiedRows } = expectedRows

test('API-10 a backup by the previous version is restored into either database', async () => {
  const backup = join(folder, 'backup.db')
  await writePreviousFile(backup)
  const url = await cluster.database('restored')
  const sqlite = { DATA_DIR: join(folder, 'restored'), SECRET: secret }
  const postgres = { ...sqlite, DATABASE_URL: url }
  for (const env of [sqlite, postgres])
    expect(await cliIn(env)('restore', backup, '--yes')).toMatchObject({ code: 0, err: '' })
  const stores = [
    openSqlite(join(folder, 'restored', 'desk.db')),
    openPostgres(url, { connections: 2, onBrokenConnection: () => undefined }),
  ]
  for (const store of stores) {
    expect(await rowsOf(store)).toMatchObject(copiedRows)
    await store.close()
  }
})

test('API-10 data of the previous version moves to PostgreSQL, and its backup by this version is restored', async () => {
  const url = await cluster.database('moved')
  await writePreviousFile(join(folder, 'desk.db'))
  expect(await cliIn({ DATA_DIR: folder, SECRET: secret })('copy', '--to', url)).toMatchObject({ code: 0, err: '' })
  const postgres = cliIn({ DATA_DIR: folder, DATABASE_URL: url, SECRET: secret })
  const backup = join(folder, 'moved.db')
  expect((await postgres('backup', backup)).code).toBe(0)
  expect((await cliIn({ DATA_DIR: join(folder, 'back') })('restore', backup, '--yes')).code).toBe(0)
  const store = openSqlite(join(folder, 'back', 'desk.db'))
  expect(await rowsOf(store)).toMatchObject(copiedRows)
  await store.close()
})
