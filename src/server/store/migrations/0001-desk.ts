import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

/** The tables of version 1. A released migration is never changed; later changes are new migrations. */
export async function createTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await texts(schema.createTable('idempotency'), ['fingerprint', 'body', 'subject'])
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await texts(schema.createTable('enquiry'), [
    'reference',
    'name',
    'email',
    'address',
    'message',
    'contact_number',
    'page',
  ])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('handled_at', 'bigint')
    .execute()
  await schema
    .createTable('thread')
    .addColumn('blog_id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('stamp', 'text', (column) => column.notNull())
    .execute()
  await texts(schema.createTable('comment'), [
    'author',
    'phone',
    'email',
    'address',
    'text',
    'text_fingerprint',
    'state',
  ])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('blog_id', 'text', (column) => column.notNull().references('thread.blog_id'))
    .addColumn('parent_id', 'text', (column) => column.references('comment.id'))
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('network', 'text')
    .addColumn('held_because', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('moderated_at', 'bigint')
    .execute()
  await texts(schema.createTable('report'), ['reason', 'page'])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('comment_id', 'text', (column) => column.notNull().references('comment.id'))
    .addColumn('network', 'text')
    .addColumn('repeated', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('handled_at', 'bigint')
    .execute()
  await texts(schema.createTable('subscriber'), ['email', 'state', 'consent_version', 'consent_text'])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull().unique())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('unsubscribed_at', 'bigint')
    .execute()
  await texts(schema.createTable('letter'), ['kind', 'subject_id', 'accepted'])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('dead_at', 'bigint')
    .addColumn('error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('allowance')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()
  await indexes(db)
}

async function indexes({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('idempotency_age').on('idempotency').column('created_at').execute()
  await schema.createIndex('idempotency_subject').on('idempotency').column('subject').execute()
  await schema.createIndex('enquiry_received').on('enquiry').column('received_at').execute()
  await schema.createIndex('enquiry_address').on('enquiry').column('address').execute()
  await schema.createIndex('comment_order').on('comment').columns(['blog_id', 'position']).unique().execute()
  await schema.createIndex('comment_parent').on('comment').column('parent_id').execute()
  await schema.createIndex('comment_text').on('comment').columns(['text_fingerprint', 'created_at']).execute()
  await schema.createIndex('comment_address').on('comment').column('address').execute()
  // One counted report per comment and network; later ones are stored as repeated.
  await schema
    .createIndex('report_once')
    .on('report')
    .columns(['comment_id', 'network'])
    .unique()
    .where(sql<boolean>`repeated = 0`)
    .execute()
  await schema.createIndex('letter_due').on('letter').columns(['sent_at', 'dead_at', 'next_at']).execute()
  await schema.createIndex('letter_subject').on('letter').column('subject_id').execute()
}

function texts<T extends string>(table: CreateTableBuilder<T>, names: readonly string[]): CreateTableBuilder<T> {
  return names.reduce(
    (builder, name) => builder.addColumn(name, 'text', (column) => column.notNull()) as typeof table,
    table,
  )
}
