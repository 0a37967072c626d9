import { type Kysely, sql } from 'kysely'

/**
 * Indexes for what the server and its staff ask of a database with a million comments, and which read whole tables
 * without them: retention every six hours, and the reports about a person's comments.
 */
export async function scale({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('comment_network_age')
    .on('comment')
    .column('created_at')
    .where(sql<boolean>`network is not null`)
    .execute()
  await schema.createIndex('report_comment').on('report').column('comment_id').execute()
  await schema.createIndex('report_age').on('report').column('created_at').execute()
  await schema.createIndex('subscriber_state').on('subscriber').columns(['state', 'asked_at']).execute()
  // Of those still open SQLite would otherwise read all, and sort them, for the list of what is due.
  await schema
    .createIndex('enquiry_handled')
    .on('enquiry')
    .column('handled_at')
    .where(sql<boolean>`handled_at is not null`)
    .execute()
  await schema.createIndex('mail_queue_dead').on('mail_queue').column('dead_at').execute()
  await schema.createIndex('rate_limit_expire').on('rate_limit').column('expire').execute()
}
