import type { Kysely } from 'kysely'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { ArticleRevision, Publication } from '#contract/staff/articles.ts'
import { clockSlack } from '../mail/mailQueue.ts'
import type { PublicationRow } from '../store/articleTables.ts'
import { recordChange } from '../store/changes.ts'
import type { Store } from '../store/store.ts'
import type { Tables, Tx } from '../store/tables.ts'

type Db = Pick<Kysely<Tables>, 'selectFrom'>

/** Milliseconds for which an instance that says nothing more is believed to be at work. */
export const lease = 60_000
/** A publication that ended three servers is given up. */
const mostAttempts = 3
/** Publications of an article that are kept, to go back to. */
const mostKept = 50

/** Queues a text. It replaces the file with that hash only. */
export async function queuePublication(
  tx: Tx,
  words: Pick<PublicationRow, 'slug' | 'author' | 'subject' | 'text' | 'base'>,
  now: number,
): Promise<PublicationRow> {
  const row: PublicationRow = {
    id: uuidv7(now),
    ...words,
    text_before: '',
    state: 'waiting',
    message: '',
    queued_at: now,
    ended_at: null,
    lease_id: null,
    lease_until: 0,
    attempts: 0,
  }
  await tx.insertInto('article_publication').values(row).execute()
  const kept = tx
    .selectFrom('article_publication')
    .select('id')
    .where('slug', '=', words.slug)
    .orderBy('id', 'desc')
    .limit(mostKept)
  await tx
    .deleteFrom('article_publication')
    .where('slug', '=', words.slug)
    .where('ended_at', 'is not', null)
    .where('id', 'not in', kept)
    .execute()
  await recordChange(tx, 'article', words.slug, 'changed', now)
  return row
}

/**
 * Leases the next publication, unless one is at work at any instance. One whose instance is gone comes first, and is given
 * up when that has happened too often: then its row has the state 'failed' here, not yet in the database.
 */
export async function leasePublication(
  store: Store,
  leaseId: string,
  now: number,
): Promise<PublicationRow | undefined> {
  return store.write(async (tx) => {
    const running = await tx
      .selectFrom('article_publication')
      .selectAll()
      .where('state', 'in', ['checking', 'building'])
      .executeTakeFirst()
    // An end further ahead than a lease lasts was set by a clock that has since been turned back.
    if (running && running.lease_until > now && running.lease_until <= now + lease + clockSlack) return undefined
    const next =
      running ??
      (await tx
        .selectFrom('article_publication')
        .selectAll()
        .where('state', '=', 'waiting')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst())
    if (!next) return undefined
    const taken = await tx
      .updateTable('article_publication')
      .set({ state: 'checking', lease_id: leaseId, lease_until: now + lease, attempts: next.attempts + 1 })
      .where('id', '=', next.id)
      .where('state', '=', next.state)
      .where('lease_until', '=', next.lease_until)
      .returningAll()
      .executeTakeFirst()
    if (taken) await recordChange(tx, 'article', taken.slug, 'changed', now)
    return taken && taken.attempts > mostAttempts ? { ...taken, state: 'failed' } : taken
  })
}

/** Changes a publication that this lease still holds; false if it does not. */
export async function changePublication(
  store: Store,
  { id, slug }: Pick<PublicationRow, 'id' | 'slug'>,
  leaseId: string,
  change: Partial<PublicationRow>,
  now: number,
  also: (tx: Tx) => Promise<unknown> = async () => undefined,
): Promise<boolean> {
  return store.write(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('article_publication')
      .set(change)
      .where('id', '=', id)
      .where('lease_id', '=', leaseId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await also(tx)
    if (change.state) await recordChange(tx, 'article', slug, 'changed', now)
    return true
  })
}

/** The last publications, of one article or of all, newest first. */
export async function lastPublications(db: Db, slug: string | undefined, limit: number): Promise<Publication[]> {
  const rows = await db
    .selectFrom('article_publication')
    .select(['id', 'slug', 'author', 'state', 'message', 'queued_at', 'ended_at'])
    .$if(slug !== undefined, (query) => query.where('slug', '=', slug ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ queued_at, ended_at, ...row }) => ({
    ...row,
    queuedAt: new Date(queued_at).toISOString(),
    endedAt: ended_at === null ? null : new Date(ended_at).toISOString(),
  }))
}

/** The published versions of an article, newest first: its history where the folder is no repository. */
export async function publishedVersions(db: Db, slug: string): Promise<ArticleRevision[]> {
  const rows = await db
    .selectFrom('article_publication')
    .select(['id', 'author', 'subject', 'ended_at', 'queued_at'])
    .where('slug', '=', slug)
    .where('state', '=', 'live')
    .orderBy('id', 'desc')
    .limit(mostKept)
    .execute()
  return rows.map(({ id, author, subject, ended_at, queued_at }) => ({
    version: id,
    author,
    subject,
    at: new Date(ended_at ?? queued_at).toISOString(),
  }))
}

/** The text of such a version. */
export async function publishedText(db: Db, slug: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('article_publication')
    .select('text')
    .where('slug', '=', slug)
    .where('id', '=', id)
    .where('state', '=', 'live')
    .executeTakeFirst()
  return row?.text
}
