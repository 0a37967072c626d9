import type { Kysely } from 'kysely'

/**
 * Newsletters and who gets each. A recipient goes with the newsletter, and with the subscriber: an erased person leaves no
 * row behind. The unique key is what keeps a subscriber from getting one newsletter twice.
 */
export async function newsletters({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('newsletter')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('article', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('totals', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('newsletter_recipient')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('newsletter_id', 'text', (column) => column.notNull().references('newsletter.id').onDelete('cascade'))
    .addColumn('subscriber_id', 'text', (column) => column.notNull().references('subscriber.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('email_id', 'text')
    .addColumn('sent_at', 'bigint')
    .addColumn('bounce', 'text')
    .addUniqueConstraint('newsletter_recipient_once', ['newsletter_id', 'subscriber_id'])
    .execute()
  await schema
    .createTable('newsletter_test')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('newsletter_id', 'text', (column) => column.notNull().references('newsletter.id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  const index = (name: string, table: string, columns: string[]) =>
    schema.createIndex(name).on(table).columns(columns).execute()
  await index('newsletter_state', 'newsletter', ['state'])
  await index('newsletter_recipient_state', 'newsletter_recipient', ['newsletter_id', 'state', 'bounce'])
  await index('newsletter_recipient_subscriber', 'newsletter_recipient', ['subscriber_id', 'sent_at'])
  await index('newsletter_recipient_email', 'newsletter_recipient', ['email_id'])
}
