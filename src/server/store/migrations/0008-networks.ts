import type { Kysely } from 'kysely'

/**
 * Fingerprints of the wider IPv6 networks that a comment came from, so that they can be banned; and an index by which the
 * pace of a network is found.
 */
export async function networks({ schema }: Kysely<unknown>): Promise<void> {
  for (const column of ['network_56', 'network_48'])
    await schema.alterTable('comment').addColumn(column, 'text').execute()
  for (const table of ['comment', 'report']) {
    await schema.createIndex(`${table}_network`).on(table).columns(['network', 'created_at']).execute()
  }
}
