import type { Kysely } from 'kysely'

/**
 * Emails that wait for the provider's decision, and emails that are sent together; networks that may not comment; and
 * what staff did.
 */
export async function operation({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('mail_queue').addColumn('held_at', 'bigint').execute()
  await schema.alterTable('mail_queue').addColumn('digest_id', 'text').execute()
  await schema.createIndex('mail_queue_digest').on('mail_queue').column('digest_id').execute()
  await schema
    .createTable('network_ban')
    .addColumn('network', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('object', 'text', (column) => column.notNull())
    .execute()
}
