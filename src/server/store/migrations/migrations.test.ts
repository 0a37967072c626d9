import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../eachDatabase.ts'
import { migrate } from '../migrate.ts'
import type { Store } from '../store.ts'
import { migrations } from './all.ts'

/** A database as versions before the named migration left it, with rows, brought up to date. */
async function upgraded(store: Store, before: string, fill: (db: Kysely<unknown>) => Promise<void>): Promise<void> {
  const at = migrations.findIndex(([name]) => name === before)
  await migrate(store, migrations.slice(0, at))
  await store.write((tx) => fill(tx as unknown as Kysely<unknown>))
  await migrate(store)
}

onEachDatabase((open) => {
  test('what an earlier version left of an erased comment is gone after the upgrade; the rest stays', async () => {
    const store = await open()
    await upgraded(store, '0002-erased', async (db) => {
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

  test('after the upgrade subscribers who were asked before are known to have been, whatever tag they bear', async () => {
    const store = await open()
    const subscribers = [
      ['pending', 'asha+x@example.org', null],
      ['pending', 'a.s.h.a@gmail.com', 5],
      ['confirmed', 'ravi@example.org', 5],
      ['unsubscribed', 'never@example.org', null],
    ] as const
    await upgraded(store, '0003-confirmations', async (db) => {
      for (const [state, address, confirmed] of subscribers) {
        const subscriber = sql`insert into subscriber (id, email, address, state, revision, consent_version,
          consent_text, requested_at, confirmed_at)
          values (${address}, ${address}, ${address}, ${state}, 1, '', '', 7, ${confirmed})`
        await subscriber.execute(db)
      }
      for (const created of [100, 200]) {
        const letter = sql`insert into letter (id, kind, subject_id, attempts, next_at, accepted, created_at)
          values (${String(created)}, 'confirmation', 'asha+x@example.org', 0, 0, '[]', ${created})`
        await letter.execute(db)
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
})
