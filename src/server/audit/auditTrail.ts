import type { Kysely } from 'kysely'
import type { InferOutput } from 'valibot'
import { findService } from '#content/services.ts'
import { servicePathOf } from '#contract/staff/articles.ts'
import type { AuditAnswer, AuditItem, auditSearch } from '#contract/staff/operation.ts'
import { enquiriesOf, findRecord, keyOf, withMerged } from '../people/personKeys.ts'
import { siteArticles } from '../site/siteArticles.ts'
import type { AuditRow } from '../store/staffTables.ts'
import type { Tables } from '../store/tables.ts'

type Db = Kysely<Tables>

const ofDraft = /^(?:article|service) (?:begin|save|drop|picture)$/

/** A page of the trail, newest first, each act with the record that it was done to as long as that is there. */
export async function searchAudit(
  db: Db,
  { actor, about, cursor, limit }: InferOutput<typeof auditSearch>,
): Promise<AuditAnswer> {
  const records = about === undefined ? undefined : await recordsOf(db, about)
  if (records?.length === 0) return { items: [], next: null, actors: await actorsIn(db) }
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
    .$if(records !== undefined, (query) => query.where('object', 'in', records ?? []))
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null
  return { items: await withRecords(db, shown), next, actors: await actorsIn(db) }
}

/** Everybody who is named in the trail. */
async function actorsIn(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('audit').select('actor').distinct().orderBy('actor').limit(200).execute()
  return rows.map(({ actor }) => actor)
}

/** Ids of everything of the person whose record it is. */
async function recordsOf(db: Db, id: string): Promise<string[]> {
  const record = await findRecord(db, id)
  if (!record) return []
  const keys = await withMerged(db, [keyOf(record)])
  const enquiries = await enquiriesOf(db, keys)
  const comments = await db.selectFrom('comment').select('id').where('address', 'in', keys).limit(200).execute()
  const subscribers = await db.selectFrom('subscriber').select('id').where('address', 'in', keys).execute()
  const own = [...enquiries.slice(0, 400), ...comments, ...subscribers].map((one) => one.id)
  return [...new Set([id, ...own])]
}

async function withRecords(db: Db, rows: readonly AuditRow[]): Promise<AuditItem[]> {
  const ids = [...new Set(rows.map(({ object }) => object).filter(Boolean))]
  const found = new Map<string, AuditItem['about']>()
  if (ids.length > 0) {
    const [enquiries, comments, subscribers, newsletters, publications] = await Promise.all([
      db.selectFrom('enquiry').select(['id', 'name', 'reference']).where('id', 'in', ids).execute(),
      db.selectFrom('comment').select(['id', 'author']).where('id', 'in', ids).where('state', '!=', 'erased').execute(),
      db.selectFrom('subscriber').select(['id', 'email']).where('id', 'in', ids).execute(),
      db.selectFrom('newsletter').select(['id', 'title']).where('id', 'in', ids).execute(),
      db.selectFrom('article_publication').select(['id', 'slug']).where('id', 'in', ids).execute(),
    ])
    for (const { id, name, reference } of enquiries) found.set(id, { kind: 'enquiry', id, name: name || reference })
    for (const { id, author } of comments) found.set(id, { kind: 'comment', id, name: author })
    for (const { id, email } of subscribers) found.set(id, { kind: 'person', id, name: email })
    for (const { id, title } of newsletters) found.set(id, { kind: 'newsletter', id, name: title })
    for (const { id, slug } of publications) found.set(id, pageOf(slug))
    // Acts on a draft name the page itself.
    for (const { action, object } of rows) if (ofDraft.test(action)) found.set(object, pageOf(object))
  }
  return rows.map(({ at, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    about: found.get(row.object) ?? null,
  }))
}

/** An article or a service that staff edit, by its title on the site; by its address before it is there. */
function pageOf(id: string): AuditItem['about'] {
  const service = servicePathOf(id)
  const title =
    service === undefined
      ? siteArticles().find(({ slug }) => slug === id)?.displayName
      : (findService(service)?.title ?? service)
  return { kind: 'article', id, name: title ?? id }
}
