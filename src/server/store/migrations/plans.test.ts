import { type Compilable, CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import type { Store } from '../store.ts'
import type { Tables, Tx } from '../tables.ts'
import { onEachDatabase } from '../testing/eachDatabase.ts'

/** Queries on a large database, each with the index that serves it. */
const queries: readonly [index: string, query: (tx: Tx) => Compilable][] = [
  [
    'comment_state',
    (tx) => tx.selectFrom('comment').select('id').where('state', '=', 'held').orderBy('created_at').limit(20),
  ],
  [
    'comment_network_age',
    (tx) =>
      tx.updateTable('comment').set({ network: null }).where('network', 'is not', null).where('created_at', '<', 5),
  ],
  ['comment_network', (tx) => recent(tx, 'comment', 'network')],
  ['comment_network_56', (tx) => recent(tx, 'comment', 'network_56')],
  ['comment_network_48', (tx) => recent(tx, 'comment', 'network_48')],
  ['report_network', (tx) => recent(tx, 'report', 'network')],
  ['report_network_56', (tx) => recent(tx, 'report', 'network_56')],
  ['report_network_48', (tx) => recent(tx, 'report', 'network_48')],
  ['report_comment', (tx) => tx.selectFrom('report').select('id').where('comment_id', 'in', ['a', 'b'])],
  ['report_age', (tx) => tx.updateTable('report').set({ network: null }).where('created_at', '<', 5)],
  [
    'subscriber_state',
    (tx) => tx.selectFrom('subscriber').select('id').where('state', '=', 'pending').where('asked_at', '<', 5),
  ],
  ['enquiry_handled', (tx) => tx.selectFrom('enquiry').select('id').where('handled_at', '<', 5).limit(9)],
  ['mail_queue_dead', (tx) => tx.selectFrom('mail_queue').select('id').where('dead_at', '<', 5)],
  [
    'newsletter_recipient_email',
    (tx) => tx.selectFrom('newsletter_recipient').select('id').where('email_id', '=', 'e'),
  ],
  [
    'newsletter_recipient_subscriber',
    (tx) =>
      tx
        .selectFrom('newsletter_recipient')
        .select('bounce')
        .where('subscriber_id', '=', 's')
        .orderBy('sent_at', 'desc')
        .limit(3),
  ],
  ['rate_limit_expire', (tx) => tx.deleteFrom('rate_limit').where('expire', '<', 5)],
]

const recent = (tx: Tx, table: 'comment' | 'report', column: 'network' | 'network_56' | 'network_48') =>
  tx
    .selectFrom(table)
    .select('created_at')
    .where(column, '=', 'n')
    .where('created_at', '>', 5)
    .orderBy('created_at', 'desc')
    .limit(12)

async function planOf({ dialect, db }: Store, query: (tx: Tx) => Compilable): Promise<string> {
  const rowsOf = async (tx: Tx, explain: string) => {
    const { sql: text, parameters } = query(tx).compile()
    return (await tx.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]))).rows
  }
  // SQLite leaves an explained statement open, so that no transaction can end.
  if (dialect === 'sqlite') return JSON.stringify(await rowsOf(db as Tx, 'explain query plan'))
  return db.transaction().execute(async (tx) => {
    // An empty table is read from end to end however many indexes it has.
    await sql`set local enable_seqscan = off`.execute(tx)
    return JSON.stringify(await rowsOf(tx, 'explain'))
  })
}

onEachDatabase((open) => {
  test('API-10 what retention, moderation and erasure ask of a large database is found in an index', async () => {
    const store = await open()
    await migrate(store)
    const tables: (keyof Tables)[] = ['comment', 'report', 'subscriber', 'enquiry', 'mail_queue', 'rate_limit']
    for (const table of tables) expect(queries.some(([index]) => index.startsWith(table))).toBe(true)
    for (const [index, query] of queries) expect(await planOf(store, query)).toContain(index)
    await store.close()
  })
})
