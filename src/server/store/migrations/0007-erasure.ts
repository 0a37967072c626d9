import { type Kysely, sql } from 'kysely'

/**
 * Keyed hashes of who was erased, so that restoring an older backup can erase them again; the server's time of a
 * subscriber's consent; and addresses that are none, and may be too long for an index, become empty.
 */
export async function erasure(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('tombstone')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('erased_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .alterTable('subscriber')
    .addColumn('received_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  // When the key was stored is when the request arrived.
  await sql`update subscriber set received_at = coalesce(
    (select max(created_at) from idempotency where subject = subscriber.id), asked_at)`.execute(db)
  for (const table of ['enquiry', 'comment']) {
    await sql`update ${sql.table(table)} set address = ''
      where length(address) > 254 or address not like '%_@_%._%' or address like '% %'`.execute(db)
  }
}
