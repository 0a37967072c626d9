import type { Kysely } from 'kysely'
import {
  everybody,
  type NewsletterAudience,
  type NewsletterCounts,
  type NewsletterItem,
  type NewsletterList,
} from '#contract/staff/newsletters.ts'
import type { NewsletterRow } from '../store/subscriberTables.ts'
import type { Tables } from '../store/tables.ts'

const none: NewsletterCounts = {
  recipients: 0,
  waiting: 0,
  sent: 0,
  unsure: 0,
  skipped: 0,
  failed: 0,
  bounced: 0,
  complained: 0,
}

/** A page of newsletters with what became of their recipients, newest first. Their ids are in the order of time. */
export async function listNewsletters(
  db: Kysely<Tables>,
  cursor: string | undefined,
  limit: number,
): Promise<NewsletterList> {
  const rows = await db
    .selectFrom('newsletter')
    .selectAll()
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  return { items: await newsletterItems(db, shown), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

/** One newsletter; `undefined` if there is none. */
export async function findNewsletter(db: Kysely<Tables>, id: string): Promise<NewsletterItem | undefined> {
  const [item] = await newsletterItems(db, await db.selectFrom('newsletter').selectAll().where('id', '=', id).execute())
  return item
}

/** The newsletters as the workplace and the command line show them. */
async function newsletterItems(db: Kysely<Tables>, rows: readonly NewsletterRow[]): Promise<NewsletterItem[]> {
  const counts = await countRecipients(
    db,
    rows.filter(({ totals }) => totals === '').map(({ id }) => id),
  )
  const time = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  return rows.map(({ id, article, title, summary, state, version, author, totals, send_at, ...row }) => ({
    id,
    article,
    title,
    summary,
    translations: JSON.parse(row.translations) as NewsletterItem['translations'],
    audience: { ...everybody, ...(JSON.parse(row.audience) as Partial<NewsletterAudience>) },
    sendAt: time(send_at),
    state,
    version,
    author,
    createdAt: new Date(row.created_at).toISOString(),
    startedAt: time(row.started_at),
    endedAt: time(row.ended_at),
    counts: totals === '' ? (counts.get(id) ?? none) : (JSON.parse(totals) as NewsletterCounts),
  }))
}

/** The results of these newsletters' recipients. */
export async function countRecipients(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NewsletterCounts>> {
  const found = new Map<string, NewsletterCounts>()
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('newsletter_recipient')
    .select(({ fn }) => ['newsletter_id', 'state', 'bounce', fn.countAll<number>().as('count')])
    .where('newsletter_id', 'in', ids)
    .groupBy(['newsletter_id', 'state', 'bounce'])
    .execute()
  for (const { newsletter_id, state, bounce, count } of rows) {
    const counts = found.get(newsletter_id) ?? { ...none }
    const many = Number(count)
    counts.recipients += many
    counts[state === 'queued' ? 'waiting' : state] += many
    if (bounce !== null) counts[bounce === 'complaint' ? 'complained' : 'bounced'] += many
    found.set(newsletter_id, counts)
  }
  return found
}
