import { type Kysely, sql } from 'kysely'
import { bodyFingerprint } from '../../http/fingerprint.ts'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations/all.ts'
import { openSqlite } from '../sqlite.ts'
import type { Store } from '../store.ts'

export const secret = 'a secret of the previous version, in tests only'
export const enquiry = { name: 'Asha', email: 'asha@example.org', message: 'A plot', contactNumber: '+1 555' }
export const key = '0193a0c0-0000-7000-8000-000000000001'
export const parentId = '0193a0c0-0000-7000-8000-0000000000c1'
const replyId = '0193a0c0-0000-7000-8000-0000000000c2'
export const reply = { text: 'Text of comment-2', username: 'Asha', phone: '+1 555', email: 'asha@example.org' }
export const replyKey = '0193a0c0-0000-7000-8000-000000000002'
/** The answer to the reply's author. */
export const replyAnswer = `{"_id":"${replyId}","author":"Asha","text":"Text of comment-2","date":"1970-01-01T00:00:01.000Z","deleted":false,"replies":[]}`

/** Everything that the version with migrations 0001 to 0003 stores, table by table, with the values used in tests. */
export const previousRows = {
  setting: [{ name: 'secret', value: secret }],
  idempotency: [
    {
      key,
      fingerprint: bodyFingerprint('/api/contact ', enquiry, secret).value,
      status: 201,
      body: '{"message":"Your enquiry has been received.","reference":"PD-AAAA-AAAA"}',
      subject: 'enquiry-1',
      created_at: 1000,
    },
    {
      key: replyKey,
      fingerprint: bodyFingerprint(`/api/comments/:id/reply ${parentId}`, reply, secret).value,
      status: 201,
      body: replyAnswer,
      subject: replyId,
      created_at: 1000,
    },
  ],
  enquiry: [
    {
      id: 'enquiry-1',
      reference: 'PD-AAAA-AAAA',
      name: enquiry.name,
      email: enquiry.email,
      address: enquiry.email,
      message: enquiry.message,
      contact_number: enquiry.contactNumber,
      page: '/contact',
      written_at: 900,
      received_at: 1000,
      handled_at: null,
    },
  ],
  thread: [{ blog_id: 'blog1', position: 2, stamp: 'stamp-of-blog1' }],
  comment: [commentRow(parentId, null, 1), commentRow(replyId, parentId, 2)],
  report: [
    {
      id: 'report-1',
      comment_id: replyId,
      reason: 'rude',
      network: 'net',
      repeated: 0,
      page: '/blogs/blog1',
      created_at: 1000,
      handled_at: null,
    },
  ],
  subscriber: [
    {
      id: 'subscriber-1',
      email: 'Ravi@example.org',
      address: 'ravi@example.org',
      mailbox: 'ravi@example.org',
      state: 'confirmed',
      revision: 1,
      consent_version: 'v1',
      consent_text: 'SUBSCRIBE',
      requested_at: 1000,
      confirmed_at: 1100,
      unsubscribed_at: null,
      asked: 0,
      asked_at: 1000,
    },
  ],
  letter: [emailRow('letter-1', 'enquiry', 'enquiry-1', null), emailRow('letter-2', 'report', 'report-1', 2000)],
  allowance: [{ key: '1/60:enquiry:net', points: 1, expire: 4_102_444_800_000 }],
}

/** Brings an empty database to where the previous version left it, with rows in all of its tables. */
export async function fillPreviousVersion(store: Store): Promise<void> {
  await migrate(store, migrations.slice(0, 3))
  await store.write(async (tx) => {
    const db = tx as unknown as Kysely<Record<string, Record<string, unknown>>>
    for (const [table, rows] of Object.entries(previousRows)) await db.insertInto(table).values(rows).execute()
  })
}

/** Writes a SQLite file of the previous version, which no connection has open. */
export async function writePreviousFile(path: string): Promise<void> {
  const store = openSqlite(':memory:')
  await fillPreviousVersion(store)
  await sql.raw(`vacuum into '${path}'`).execute(store.db)
  await store.close()
}

function commentRow(id: string, parent: string | null, position: number) {
  return {
    id,
    blog_id: 'blog1',
    parent_id: parent,
    position,
    author: 'Asha',
    phone: '+1 555',
    email: 'asha@example.org',
    address: 'asha@example.org',
    text: `Text of comment-${position}`,
    text_fingerprint: id,
    network: 'net',
    state: 'shown',
    held_because: null,
    revision: 1,
    created_at: 1000,
    moderated_at: null,
  }
}

function emailRow(id: string, kind: string, subject: string, sent: number | null) {
  return {
    id,
    kind,
    subject_id: subject,
    attempts: 0,
    next_at: 1000,
    sent_at: sent,
    dead_at: null,
    accepted: '[]',
    error: null,
    created_at: 1000,
  }
}
