import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import type { Store } from '../store.ts'
import { onEachDatabase } from '../testing/eachDatabase.ts'
import { migrations } from './all.ts'

/** Fills a database as it was before the named migration, then applies the rest. */
async function upgrade(store: Store, before: string, fill: (db: Kysely<unknown>) => Promise<void>): Promise<void> {
  const at = migrations.findIndex(([name]) => name === before)
  await migrate(store, migrations.slice(0, at))
  await store.write((tx) => fill(tx as unknown as Kysely<unknown>))
  await migrate(store)
}

onEachDatabase((open) => {
  test('the upgrade clears what an earlier version left of an erased comment, and nothing else', async () => {
    const store = await open()
    await upgrade(store, '0002-erased', async (db) => {
      await sql`insert into thread (blog_id, position, stamp) values ('blog1', 2, 's')`.execute(db)
      for (const [index, state] of ['erased', 'shown'].entries()) {
        const comment = sql`insert into comment (id, blog_id, position, author, phone, email, address, text,
          text_fingerprint, state, revision, created_at)
          values (${state}, 'blog1', ${index}, '', '', '', '', '', '', ${state}, 1, 0)`
        const report = sql`insert into report (id, comment_id, reason, page, repeated, created_at)
          values (${`report ${state}`}, ${state}, 'Asha lies', '', 0, 0)`
        await comment.execute(db)
        await report.execute(db)
        for (const subject of [state, `report ${state}`]) {
          const key = sql`insert into idempotency (key, fingerprint, status, body, subject, created_at)
            values (${subject}, 'print', 201, '{}', ${subject}, 0)`
          await key.execute(db)
        }
      }
    })
    const reports = await store.db.selectFrom('report').select(['id', 'reason']).orderBy('id').execute()
    expect(reports.map(({ reason }) => reason)).toEqual(['', 'Asha lies'])
    const keys = await store.db.selectFrom('idempotency').select(['key', 'fingerprint']).execute()
    expect(Object.fromEntries(keys.map(({ key, fingerprint }) => [key, fingerprint]))).toEqual({
      erased: '',
      'report erased': '',
      shown: 'print',
      'report shown': 'print',
    })
    await store.close()
  })

  test('the upgrade counts earlier confirmation emails per subscriber and groups addresses by mailbox', async () => {
    const store = await open()
    const subscribers = [
      ['pending', 'asha+x@example.org', null],
      ['pending', 'a.s.h.a@gmail.com', 5],
      ['confirmed', 'ravi@example.org', 5],
      ['unsubscribed', 'never@example.org', null],
    ] as const
    await upgrade(store, '0003-confirmations', async (db) => {
      for (const [state, address, confirmed] of subscribers) {
        const subscriber = sql`insert into subscriber (id, email, address, state, revision, consent_version,
          consent_text, requested_at, confirmed_at)
          values (${address}, ${address}, ${address}, ${state}, 1, '', '', 7, ${confirmed})`
        await subscriber.execute(db)
      }
      for (const created of [100, 200]) {
        const email = sql`insert into letter (id, kind, subject_id, attempts, next_at, accepted, created_at)
          values (${String(created)}, 'confirmation', 'asha+x@example.org', 0, 0, '[]', ${created})`
        await email.execute(db)
      }
    })
    const columns = ['address', 'mailbox', 'asked', 'asked_at', 'confirmed_at'] as const
    const rows = await store.db.selectFrom('subscriber').select(columns).execute()
    const byAddress = Object.fromEntries(rows.map(({ address, ...row }) => [address, Object.values(row)]))
    expect(byAddress).toEqual({
      'asha+x@example.org': ['asha@example.org', 2, 200, null],
      'a.s.h.a@gmail.com': ['asha@gmail.com', 0, 7, null],
      'ravi@example.org': ['ravi@example.org', 0, 7, 5],
      'never@example.org': ['never@example.org', 0, 7, null],
    })
    await store.close()
  })

  test('the upgrade finds the beginning of every conversation and the size of every comment, and takes texts out of keys', async () => {
    const store = await open()
    const row = {
      phone: '',
      email: '',
      text_fingerprint: '',
      network: null,
      state: 'shown',
      revision: 1,
      created_at: 0,
    }
    const parents = [null, null, 0, 2, 1, 3]
    await upgrade(store, '0005-volume', async (db) => {
      const old = db as Kysely<Record<string, Record<string, unknown>>>
      await old.insertInto('thread').values({ blog_id: 'blog1', position: 6, version: 's' }).execute()
      for (const [index, parent] of parents.entries()) {
        const ids = { id: `c${index}`, blog_id: 'blog1', parent_id: parent === null ? null : `c${parent}` }
        const words = { author: 'अ', text: 'x'.repeat(index), address: index === 0 ? 'n/a' : `a${index}@example.org` }
        await old
          .insertInto('comment')
          .values({ ...row, ...ids, ...words, position: index + 1 })
          .execute()
      }
      const bodies = {
        c0: '{"text":"x","replies":[]}',
        c1: '{"text":"x","replies":[],"held":true}',
        e: '{"message":"y"}',
      }
      for (const [subject, body] of Object.entries(bodies))
        await old
          .insertInto('idempotency')
          .values({ key: subject, fingerprint: '', status: 201, body, subject, created_at: 0 })
          .execute()
    })
    const comments = await store.db.selectFrom('comment').selectAll().orderBy('position').execute()
    expect(comments.map(({ root_position }) => root_position)).toEqual([1, 2, 1, 1, 2, 1])
    expect(comments.map(({ bytes }) => bytes)).toEqual([133, 134, 135, 136, 137, 138])
    expect(comments.map(({ address }) => address).slice(0, 2)).toEqual(['', 'a1@example.org'])
    const keys = await store.db.selectFrom('idempotency').select(['key', 'body']).orderBy('key').execute()
    expect(keys.map(({ body }) => body)).toEqual(['{}', '{"held":true}', '{"message":"y"}'])
    await store.close()
  })

  test('the upgrade records when the server received each subscription', async () => {
    const store = await open()
    await upgrade(store, '0007-erasure', async (db) => {
      for (const [id, asked] of [
        ['with key', 5],
        ['without', 6],
      ] as const)
        await sql`insert into subscriber (id, email, address, mailbox, state, revision, consent_version, consent_text,
          requested_at, asked, asked_at) values (${id}, '', ${id}, '', 'pending', 1, '', '', 0, 1, ${asked})`.execute(
          db,
        )
      await sql`insert into idempotency (key, fingerprint, status, body, subject, created_at)
        values ('k', '', 200, '{}', 'with key', 4)`.execute(db)
    })
    const rows = await store.db.selectFrom('subscriber').select(['id', 'received_at']).orderBy('id').execute()
    expect(rows).toEqual([
      { id: 'with key', received_at: 4 },
      { id: 'without', received_at: 6 },
    ])
    await store.close()
  })
})
