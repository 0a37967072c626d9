import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import type { InferOutput } from 'valibot'
import type { EnquiryPage, EnquiryState, enquiryFilter } from '#contract/staff/enquiries.ts'
import { tagKey } from '#contract/staff/stages.ts'
import { formatPosition, type ListPosition, parsePosition } from '../store/listPosition.ts'
import type { Tables } from '../store/tables.ts'
import { type ItemRow, itemsOf, selectItems } from './enquiryItem.ts'
import { searchPatterns } from './searchText.ts'

export type Filter = InferOutput<typeof enquiryFilter>

/** Enquiries that a search for text looks at in one go, so that it never holds up other requests for long. */
const slice = 1000
/** Enquiries that it looks at for one answer. */
const mostSearched = 20_000

/** One page of enquiries. Throws a `RangeError` if the cursor is none. */
export async function listEnquiries(
  db: Kysely<Tables>,
  filter: Filter,
  cursor: string | undefined,
  limit: number,
  now: number,
): Promise<EnquiryPage> {
  const patterns = searchPatterns(filter.text)
  let after = cursor === undefined ? undefined : parsePosition(cursor)
  if (patterns.length === 0) return firstOf(db, await rowsAfter(db, filter, after, limit + 1, now), filter, limit, now)
  const found: ItemRow[] = []
  for (let searched = 0; searched < mostSearched; searched += slice) {
    const end = await endOfSlice(db, filter, after)
    found.push(...(await rowsAfter(db, filter, after, limit + 1 - found.length, now, { patterns, end })))
    if (found.length > limit || !end) return firstOf(db, found, filter, limit, now)
    after = end
    await new Promise(setImmediate)
  }
  return { items: await itemsOf(db, found, now), next: after ? formatPosition(after) : null }
}

async function firstOf(
  db: Kysely<Tables>,
  rows: ItemRow[],
  { order }: Filter,
  limit: number,
  now: number,
): Promise<EnquiryPage> {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const next = last && { at: (order === 'due' ? last.due_at : last.active_at) ?? 0, id: last.id }
  return { items: await itemsOf(db, shown, now), next: next ? formatPosition(next) : null }
}

/** Ids of everything that a filter finds, in its order. */
export async function* idsOf(db: Kysely<Tables>, filter: Filter, now: number): AsyncGenerator<string[]> {
  for (let cursor: string | undefined; ; ) {
    const page = await listEnquiries(db, filter, cursor, 200, now)
    yield page.items.map(({ id }) => id)
    if (page.next === null) return
    cursor = page.next
  }
}

/**
 * Rows in the filter's order. Of several states each is read by its index and the results are merged: a query for all of
 * them at once would sort every row that is in one of them. A search is one query, because `end` bounds its work.
 */
async function rowsAfter(
  db: Kysely<Tables>,
  filter: Filter,
  after: ListPosition | undefined,
  limit: number,
  now: number,
  search?: Search,
): Promise<ItemRow[]> {
  const read = (states: readonly EnquiryState[]) => pageQuery(db, filter, states, after, limit, now, search).execute()
  const states = [...new Set(filter.states)]
  if (filter.order === 'due' || search || states.length < 2) return read(states)
  const rows = (await Promise.all(states.map((state) => read([state])))).flat()
  rows.sort((one, other) => other.active_at - one.active_at || (one.id < other.id ? 1 : -1))
  return rows.slice(0, limit)
}

/** The words of a search, and where the slice ends that it looks at. */
interface Search {
  patterns: readonly string[][]
  end: ListPosition | undefined
}

/** The query of one page: from the position on, in the filter's order. */
export function pageQuery(
  db: Kysely<Tables>,
  filter: Filter,
  states: readonly EnquiryState[],
  after: ListPosition | undefined,
  limit: number,
  now: number,
  search?: Search,
) {
  const direction = filter.order === 'due' ? 'asc' : 'desc'
  return selectItems(db)
    .where((eb) =>
      eb.and([
        ...conditionsOf(eb, filter, states, now),
        ...(after ? [beyond(eb, filter, after)] : []),
        ...(search?.end ? [compare(eb, filter, filter.order === 'due' ? '<=' : '>=', search.end)] : []),
        ...(search?.patterns ?? []).map((either) =>
          eb.or(either.map((pattern) => sql<boolean>`enquiry.search like ${pattern} escape '!'`)),
        ),
      ]),
    )
    .orderBy(sortedBy(filter), direction)
    .orderBy('enquiry.id', direction)
    .limit(limit)
}

type Expressions = ExpressionBuilder<Tables, 'enquiry'>

function conditionsOf(eb: Expressions, filter: Filter, states: readonly EnquiryState[], now: number) {
  const { service, page, assignee, stage, tag, since, before, unread, snoozed, order } = filter
  const isPutOff = eb('enquiry.snoozed_until', '>', now)
  return [
    ...(states.length === 1 ? [eb('enquiry.state', '=', states[0] ?? 'new')] : []),
    ...(states.length > 1 ? [eb('enquiry.state', 'in', states)] : []),
    ...(order === 'due' ? [eb('enquiry.due_at', 'is not', null)] : []),
    ...(snoozed ? [isPutOff] : []),
    ...(order === 'due' && !snoozed ? [eb.or([eb('enquiry.snoozed_until', 'is', null), eb.not(isPutOff)])] : []),
    ...(unread ? [eb('enquiry.read_at', 'is', null)] : []),
    ...(service === undefined ? [] : [eb('enquiry.service', '=', service)]),
    ...(page === undefined ? [] : [eb('enquiry.page', '=', page)]),
    ...(assignee === undefined ? [] : [eb('enquiry.assignee', '=', assignee)]),
    ...(since === undefined ? [] : [eb('enquiry.active_at', '>=', Date.parse(since))]),
    ...(before === undefined ? [] : [eb('enquiry.active_at', '<', Date.parse(before))]),
    ...(stage === undefined ? [] : [eb('enquiry.stage', '=', stage)]),
    ...(tag === undefined ? [] : [eb('enquiry.id', 'in', idsWithTag(eb, tag))]),
  ]
}

function idsWithTag(eb: Expressions, tag: string) {
  return eb.selectFrom('enquiry_tag').select('enquiry_id').where('tag_key', '=', tagKey(tag))
}

/** The sort key of a list: when the office is to act, or when the client last wrote. */
function sortedBy({ order }: Pick<Filter, 'order'>) {
  return order === 'due' ? 'enquiry.due_at' : 'enquiry.active_at'
}

function beyond(eb: Expressions, filter: Pick<Filter, 'order'>, position: ListPosition): Expression<SqlBool> {
  return compare(eb, filter, filter.order === 'due' ? '>' : '<', position)
}

/** A comparison of rows, which both databases look up in an index; PostgreSQL does not do so with its negation. */
function compare(
  eb: Expressions,
  filter: Pick<Filter, 'order'>,
  operator: '<' | '>' | '<=' | '>=',
  { at, id }: ListPosition,
): Expression<SqlBool> {
  return filter.order === 'due'
    ? eb(eb.refTuple('enquiry.due_at', 'enquiry.id'), operator, eb.tuple(at, id))
    : eb(eb.refTuple('enquiry.active_at', 'enquiry.id'), operator, eb.tuple(at, id))
}

/** The last one of the next slice, whatever the filter says of it; `undefined` if there is no whole slice left. */
async function endOfSlice(
  db: Kysely<Tables>,
  filter: Filter,
  after: ListPosition | undefined,
): Promise<ListPosition | undefined> {
  const direction = filter.order === 'due' ? 'asc' : 'desc'
  const row = await db
    .selectFrom('enquiry')
    .select(['active_at', 'due_at', 'id'])
    .$if(after !== undefined, (query) => query.where((eb) => beyond(eb, filter, after ?? { at: 0, id: '' })))
    .$if(filter.order === 'due', (query) => query.where('enquiry.due_at', 'is not', null))
    .orderBy(sortedBy(filter), direction)
    .orderBy('id', direction)
    .offset(slice - 1)
    .limit(1)
    .executeTakeFirst()
  return row && { at: (filter.order === 'due' ? row.due_at : row.active_at) ?? 0, id: row.id }
}
