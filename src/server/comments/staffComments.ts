import type { Kysely } from 'kysely'
import { foldedForSearch } from '#contract/foldedForSearch.ts'
import { dialledIn } from '#contract/phoneNumbers.ts'
import type { CommentItem, CommentList, CommentPage } from '#contract/staff/comments.ts'
import { searchWords } from '../enquiries/searchText.ts'
import { siteArticles } from '../site/siteArticles.ts'
import { formatPosition, type ListPosition, parsePosition } from '../store/listPosition.ts'
import type { CommentRow, Tables } from '../store/tables.ts'
import { knownNetworks } from './networkBans.ts'

/** Comments that are read in one go: few, because each may have a text of a megabyte. */
const slice = 200
const mostSearched = 4000
/** Comments of one conversation that are shown around one of them. */
const contextSize = 50

/** Which comments staff want to see. */
export interface CommentFilter {
  list: CommentList
  article?: string | undefined
  text: string
}

/** One page of comments, newest first. Throws a `RangeError` if the cursor is none. */
export async function listComments(
  db: Kysely<Tables>,
  filter: CommentFilter,
  cursor: string | undefined,
  limit: number,
  now: number,
): Promise<CommentPage> {
  const words = searchWords(filter.text)
  const found: CommentRow[] = []
  let after = cursor === undefined ? undefined : parsePosition(cursor)
  for (let searched = 0; searched < mostSearched; searched += slice) {
    const size = words.length === 0 ? limit + 1 : slice
    const rows = await read(db, filter, after, size)
    found.push(...rows.filter((row) => matches(row, words)))
    if (found.length > limit) {
      const shown = found.slice(0, limit)
      const last = shown.at(-1)
      return { items: await commentItems(db, shown, now), next: last ? formatPosition(positionOf(last)) : null }
    }
    const end = rows.at(-1)
    if (rows.length < size || !end) return { items: await commentItems(db, found, now), next: null }
    after = positionOf(end)
    await new Promise(setImmediate)
  }
  return { items: await commentItems(db, found, now), next: after ? formatPosition(after) : null }
}

/** A comment and its conversation in order of arrival; `undefined` if there is none. */
export async function commentWithThread(
  db: Kysely<Tables>,
  id: string,
  now: number,
): Promise<{ comment: CommentItem; thread: CommentItem[] } | undefined> {
  const row = await db.selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const around = (side: '<=' | '>') =>
    db
      .selectFrom('comment')
      .selectAll()
      .where('blog_id', '=', row.blog_id)
      .where('root_position', '=', row.root_position)
      .where('position', side, row.position)
      .orderBy('position', side === '>' ? 'asc' : 'desc')
      .limit(contextSize)
      .execute()
  const [before, later] = await Promise.all([around('<='), around('>')])
  const thread = await commentItems(db, [...before.reverse(), ...later], now)
  const comment = thread.find((one) => one.id === id)
  return comment && { comment, thread }
}

/** The comments with these ids, in their order. */
export async function commentsWithIds(db: Kysely<Tables>, ids: readonly string[], now: number): Promise<CommentItem[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('comment').selectAll().where('id', 'in', ids).execute()
  const items = new Map((await commentItems(db, rows, now)).map((item) => [item.id, item]))
  return ids.flatMap((id) => items.get(id) ?? [])
}

/** How many wait for review, and how many have reports that nobody has decided. */
export async function commentCounts(db: Kysely<Tables>): Promise<{ waiting: number; reported: number }> {
  const waiting = await db
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  const reported = await db
    .selectFrom('report')
    .select(({ fn }) => fn.count<number>('comment_id').distinct().as('count'))
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting.count), reported: Number(reported.count) }
}

function read(db: Kysely<Tables>, filter: CommentFilter, after: ListPosition | undefined, limit: number) {
  const { list, article } = filter
  return db
    .selectFrom('comment')
    .selectAll()
    .where((eb) =>
      eb.and([
        list === 'waiting' ? eb('state', '=', 'held') : eb('state', '!=', 'erased'),
        ...(article === undefined ? [] : [eb('blog_id', '=', article)]),
        ...(list === 'reported'
          ? [eb('id', 'in', eb.selectFrom('report').select('comment_id').where('handled_at', 'is', null))]
          : []),
        ...(after ? [eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.at, after.id))] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

async function commentItems(db: Kysely<Tables>, rows: readonly CommentRow[], now: number): Promise<CommentItem[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const networks = [...new Set(rows.flatMap(knownNetworks))]
  const parentIds = [...new Set(rows.flatMap(({ parent_id }) => parent_id ?? []))]
  const [reports, bans, parents] = await Promise.all([
    db
      .selectFrom('report')
      .select(['id', 'comment_id', 'reason', 'created_at'])
      .where('comment_id', 'in', ids)
      .where('handled_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(1000)
      .execute(),
    networks.length === 0
      ? []
      : db
          .selectFrom('network_ban')
          .selectAll()
          .where('network', 'in', networks)
          .where('expires_at', '>', now)
          .execute(),
    parentIds.length === 0
      ? []
      : db.selectFrom('comment').select(['id', 'author', 'text', 'state']).where('id', 'in', parentIds).execute(),
  ])
  return rows.map((row) => {
    const own = knownNetworks(row)
    const ends = bans.filter(({ network }) => own.includes(network)).map(({ expires_at }) => expires_at)
    const card = siteArticles().find(({ id }) => id === row.blog_id)
    return {
      id: row.id,
      article: row.blog_id,
      articleTitle: card?.displayName ?? row.blog_id,
      articlePath: `/blogs/${card?.slug ?? row.blog_id}`,
      author: row.author,
      email: row.email,
      phone: row.phone,
      text: row.text,
      state: row.state,
      heldBecause: row.held_because,
      isProvider: row.by_provider === 1,
      revision: row.revision,
      at: new Date(row.created_at).toISOString(),
      reports: reports
        .filter(({ comment_id }) => comment_id === row.id)
        .map(({ id, reason, created_at }) => ({ id, reason, at: new Date(created_at).toISOString() })),
      parent: parents.find(({ id }) => id === row.parent_id) ?? null,
      bannedUntil: ends.length > 0 ? new Date(Math.max(...ends)).toISOString() : null,
      canBan: row.network !== null,
    }
  })
}

function matches({ author, email, phone, text, blog_id }: CommentRow, words: readonly string[][]): boolean {
  if (words.length === 0) return true
  const all = foldedForSearch([author, email, phone, dialledIn(phone), text, blog_id].join('\n'))
  return words.every((either) => either.some((word) => all.includes(word)))
}

function positionOf({ created_at, id }: Pick<CommentRow, 'created_at' | 'id'>): ListPosition {
  return { at: created_at, id }
}
