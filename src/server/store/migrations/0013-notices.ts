import type { Kysely } from 'kysely'

/**
 * Random tokens of sign-in links by their hashes, browsers in which members have signed in, what members are told by email,
 * and passkeys that were removed.
 */
export async function notices({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('staff_link')
    .addColumn('token_hashes', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await schema
    .createTable('staff_browser')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_browser_key', ['hash', 'address'])
    .execute()
  await schema
    .createTable('staff_notice')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('recipients', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('staff_passkey_removed')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('removed_at', 'bigint', (column) => column.notNull())
    .execute()
}
