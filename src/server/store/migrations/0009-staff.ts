import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { searchTextOf, serviceOf } from '../../enquiries/searchText.ts'

const pageSize = 200

/**
 * The provider's workplace: states, notes and answers of enquiries, the provider's own comments, sign-in of staff, and
 * what changed of late.
 */
export async function staff(db: Kysely<unknown>): Promise<void> {
  await enquiryColumns(db)
  await fillEnquiries(db)
  await enquiryRecords(db)
  await signIn(db)
  await db.schema
    .alterTable('comment')
    .addColumn('by_provider', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('change')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .execute()
  await indexes(db)
}

async function enquiryColumns({ schema }: Kysely<unknown>): Promise<void> {
  // SQLite adds one column per statement.
  const withText = async (name: string, value: string) =>
    schema
      .alterTable('enquiry')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute()
  await withText('state', 'new')
  await withText('assignee', '')
  await withText('service', '')
  await withText('search', '')
  await schema
    .alterTable('enquiry')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await schema.alterTable('enquiry').addColumn('read_at', 'bigint').execute()
}

/** Handled enquiries become closed and read. */
async function fillEnquiries(db: Kysely<unknown>): Promise<void> {
  await sql`update enquiry set state = 'closed', read_at = handled_at where handled_at is not null`.execute(db)
  for (let after = ''; ; ) {
    const { rows } = await sql<{
      id: string
      reference: string
      name: string
      email: string
      contact_number: string
      message: string
      page: string
    }>`select id, reference, name, email, contact_number, message, page from enquiry
      where id > ${after} order by id limit ${sql.lit(pageSize)}`.execute(db)
    for (const row of rows)
      await sql`update enquiry set search = ${searchTextOf(row)}, service = ${serviceOf(row.page)}
        where id = ${row.id}`.execute(db)
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.id
  }
}

/** They go with their enquiry: nothing about a person may be left behind. */
async function enquiryRecords({ schema }: Kysely<unknown>): Promise<void> {
  const record = <T extends string>(table: CreateTableBuilder<T>) =>
    table
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
  await record(schema.createTable('enquiry_note'))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await record(schema.createTable('enquiry_answer'))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('email_id', 'text', (column) => column.notNull())
    .addColumn('thread', 'text', (column) => column.notNull())
    .execute()
  await record(schema.createTable('enquiry_event'))
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('from_value', 'text', (column) => column.notNull())
    .addColumn('to_value', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('answer_template')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
}

async function signIn({ schema }: Kysely<unknown>): Promise<void> {
  const record = <T extends string>(table: CreateTableBuilder<T>) =>
    table
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
  await record(schema.createTable('staff_link'))
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await record(schema.createTable('staff_session'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute()
  await record(schema.createTable('staff_passkey'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_synced', 'integer', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await record(schema.createTable('staff_challenge'))
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
}

async function indexes(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  const index = (name: string, table: string, columns: string[]) =>
    schema.createIndex(name).on(table).columns(columns).execute()
  await schema.dropIndex('enquiry_received').execute()
  await index('enquiry_received', 'enquiry', ['received_at', 'id'])
  for (const column of ['state', 'assignee', 'service', 'page'])
    await index(`enquiry_${column}`, 'enquiry', [column, 'received_at', 'id'])
  await sql`create index enquiry_open on enquiry (received_at, id) where handled_at is null`.execute(db)
  await sql`create index enquiry_unread on enquiry (received_at, id) where read_at is null`.execute(db)
  for (const table of ['enquiry_note', 'enquiry_answer', 'enquiry_event'])
    await index(`${table}_enquiry`, table, ['enquiry_id', 'id'])
  await index('staff_session_address', 'staff_session', ['address'])
  await index('staff_passkey_address', 'staff_passkey', ['address'])
  await index('comment_state', 'comment', ['state', 'created_at', 'id'])
  await index('comment_created', 'comment', ['created_at', 'id'])
  await sql`create index report_open on report (comment_id) where handled_at is null`.execute(db)
  await index('change_at', 'change', ['at'])
}
