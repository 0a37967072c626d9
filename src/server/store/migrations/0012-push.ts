import { type Kysely, sql } from 'kysely'

/** Devices of staff that are told of new enquiries, what they are still to be told, and the hours in which they are not. */
export async function push({ schema }: Kysely<unknown>): Promise<void> {
  // With its session goes its device, however the session ends, and with either the enquiry or the device its message.
  await schema
    .createTable('push_device')
    .addColumn('session_id', 'text', (column) => column.primaryKey().references('staff_session.id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('pushed_at', 'bigint')
    .execute()
  await schema
    .createTable('push_message')
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('push_device.session_id').onDelete('cascade'),
    )
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addPrimaryKeyConstraint('push_message_key', ['session_id', 'enquiry_id'])
    .execute()
  await schema
    .createTable('staff_quiet')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('from_time', 'text', (column) => column.notNull())
    .addColumn('to_time', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('push_message_enquiry').on('push_message').column('enquiry_id').execute()
  await schema
    .createIndex('push_message_due')
    .on('push_message')
    .column('next_at')
    .where(sql<boolean>`done_at is null`)
    .execute()
}
