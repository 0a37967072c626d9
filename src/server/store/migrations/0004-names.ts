import type { Kysely } from 'kysely'

/** The standard names: a mail queue holds emails, a thread has a version, a rate limit counts requests. */
export async function standardNames({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('letter').renameTo('mail_queue').execute()
  await schema.alterTable('allowance').renameTo('rate_limit').execute()
  await schema.alterTable('thread').renameColumn('stamp', 'version').execute()
  // SQLite cannot rename an index.
  await schema.dropIndex('letter_due').execute()
  await schema.dropIndex('letter_subject').execute()
  await schema.createIndex('mail_queue_due').on('mail_queue').columns(['sent_at', 'dead_at', 'next_at']).execute()
  await schema.createIndex('mail_queue_subject').on('mail_queue').column('subject_id').execute()
}
