import { type Kysely, sql } from 'kysely'
import { mailboxOf } from '../../mail/emailAddress.ts'

/** Counts the confirmation emails of each subscriber, and groups addresses by mailbox. */
export async function confirmations(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  // SQLite adds one column per statement.
  await schema
    .alterTable('subscriber')
    .addColumn('mailbox', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await schema
    .alterTable('subscriber')
    .addColumn('asked', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('subscriber')
    .addColumn('asked_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema.createIndex('subscriber_mailbox').on('subscriber').column('mailbox').execute()
  const emails = sql`from letter where letter.subject_id = subscriber.id`
  await sql`update subscriber set mailbox = address,
    asked_at = coalesce((select max(created_at) ${emails}), requested_at)`.execute(db)
  // A subscriber that unsubscribed and was asked again has not confirmed the new request.
  await sql`update subscriber set asked = (select count(*) ${emails}), confirmed_at = null
    where state = 'pending'`.execute(db)
  await shareMailboxes(db)
}

async function shareMailboxes(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; address: string }>`select id, address from subscriber
    where address like '%+%' or address like '%@gmail.com' or address like '%@googlemail.com'`.execute(db)
  for (const { id, address } of rows)
    await sql`update subscriber set mailbox = ${mailboxOf(address)} where id = ${id}`.execute(db)
}
