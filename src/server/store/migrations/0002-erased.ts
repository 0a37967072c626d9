import { type Kysely, sql } from 'kysely'

/** Clears what earlier versions left behind when they erased a comment: the reasons of its reports, and fingerprints. */
export async function clearErased(db: Kysely<unknown>): Promise<void> {
  const comments = sql`select id from comment where state = 'erased'`
  const reports = sql`select id from report where comment_id in (${comments})`
  await sql`update report set reason = '' where comment_id in (${comments})`.execute(db)
  await sql`update idempotency set fingerprint = '' where subject in (${comments}) or subject in (${reports})`.execute(
    db,
  )
}
