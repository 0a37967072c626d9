import type { Kysely } from 'kysely'

/** The wider IPv6 networks of reports too, and indexes by which the pace of a wider network is found. */
export async function widerPace({ schema }: Kysely<unknown>): Promise<void> {
  for (const width of ['56', '48']) {
    await schema.alterTable('report').addColumn(`network_${width}`, 'text').execute()
    for (const table of ['comment', 'report']) {
      const columns = [`network_${width}`, 'created_at']
      await schema.createIndex(`${table}_network_${width}`).on(table).columns(columns).execute()
    }
  }
}
