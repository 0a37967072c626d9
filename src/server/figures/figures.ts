import { setImmediate as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { langAt } from '#content/languages.ts'
import { type FigureGroup, type FigureRow, type Figures, figureGroups } from '#contract/staff/figures.ts'
import type { OfficeSettings } from '#contract/staff/messages.ts'
import { stages } from '#contract/staff/stages.ts'
import { promisedAt, readOffice } from '../enquiries/office.ts'
import { countryOf } from '../enquiries/rules.ts'
import { indianOffset } from '../mail/indianTime.ts'
import type { EnquiryRow, Tables } from '../store/tables.ts'

const hour = 3_600_000
const day = 24 * hour
const week = 7 * day
/** Rows that are read at once, between which other requests have their turn. */
const pageSize = 1000
/** Rows of a figure that are shown; the rest is in none of them. */
const mostRows = 30

type Db = Kysely<Tables>
type Enquiry = Pick<
  EnquiryRow,
  'id' | 'received_at' | 'service' | 'page' | 'channel' | 'contact_number' | 'stage' | 'lost_reason'
>

/** The first answer to an enquiry: when, and by whom. */
interface Answered {
  at: number
  author: string
}

/** The Monday on which a moment's week begins in India, such as '2026-11-23'. */
export function mondayOf(at: number): string {
  const today = Math.floor((at + indianOffset) / day)
  // The first of January 1970 was a Thursday.
  return new Date((today - ((today + 3) % 7)) * day).toISOString().slice(0, 10)
}

/**
 * The figures of so many weeks up to now. They are counted here and not by the database, so that both databases give the same;
 * a year of fifty thousand enquiries is read page by page.
 */
export function readFigures(db: Db, weeks: number, now: number): Promise<Figures> {
  return figuresBetween(db, Date.parse(mondayOf(now - (weeks - 1) * week)) - indianOffset, now + 1, now)
}

/** The figures of what came in from one moment until before another, with what is known of it by now. */
export async function figuresBetween(db: Db, from: number, to: number, now: number): Promise<Figures> {
  const counts = new Map(figureGroups.map((group) => [group, new Map<string, number>()]))
  const add = (group: FigureGroup, key: string, count = 1) => {
    const of = counts.get(group)
    of?.set(key, (of.get(key) ?? 0) + count)
  }
  const mondays: string[] = []
  for (let at = Date.parse(mondayOf(from)) - indianOffset; at < to; at += week) mondays.push(mondayOf(at))
  for (const group of ['weeks', 'comments', 'subscribers', 'unsubscribed'] as const)
    for (const monday of mondays) add(group, monday, 0)
  for (const stage of stages) if (stage !== 'lost') add('stages', stage, 0)
  const office = await readOffice(db)
  const waits: number[] = []
  const result = { enquiries: 0, inTime: 0, late: 0 }
  for await (const rows of enquiriesBetween(db, from, to)) {
    const ids = rows.map(({ id }) => id)
    const [answers, reached] = [await firstAnswers(db, ids), await stagesReached(db, ids)]
    for (const row of rows) {
      result.enquiries += 1
      countEnquiry(row, reached.get(row.id) ?? 0, add)
      const answer = answers.get(row.id)
      if (answer) add('colleagues', answer.author)
      if (answer) waits.push(Math.max(0, answer.at - row.received_at))
      // Another site promised it something else, and its answer is not here.
      const isOurs = row.channel !== 'import'
      const punctuality = isOurs && punctualityOf(row.received_at, answer?.at, office, now)
      if (punctuality) result[punctuality] += 1
    }
    await pause()
  }
  await countReaders(db, from, to, add)
  waits.sort((a, b) => a - b)
  const { inTime, late, enquiries } = result
  const groups = Object.fromEntries(figureGroups.map((group) => [group, rowsOf(group, counts.get(group) ?? new Map())]))
  return {
    from: new Date(from + indianOffset).toISOString().slice(0, 10),
    to: new Date(to - 1 + indianOffset).toISOString().slice(0, 10),
    enquiries,
    firstAnswer: {
      answered: waits.length,
      median: quantile(waits, 0.5),
      ninetieth: quantile(waits, 0.9),
      inTime,
      late,
    },
    groups: groups as Record<FigureGroup, FigureRow[]>,
  }
}

/** The value below or at which this part of the sorted times lies, in hours to one decimal. */
export function quantile(sorted: readonly number[], part: number): number | null {
  const value = sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)]
  return value === undefined ? null : Math.round((value / hour) * 10) / 10
}

async function* enquiriesBetween(db: Db, from: number, to: number): AsyncGenerator<Enquiry[]> {
  let after = { received_at: from - 1, id: '' }
  for (;;) {
    const { received_at, id } = after
    const rows = await db
      .selectFrom('enquiry')
      .select(['id', 'received_at', 'service', 'page', 'channel', 'contact_number', 'stage', 'lost_reason'])
      .where(({ eb, or, and }) =>
        or([eb('received_at', '>', received_at), and([eb('received_at', '=', received_at), eb('id', '>', id)])]),
      )
      .where('received_at', '<', to)
      .where('state', '!=', 'spam')
      .orderBy('received_at')
      .orderBy('id')
      .limit(pageSize)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last
  }
}

function countEnquiry(row: Enquiry, reached: number, add: (group: FigureGroup, key: string) => void): void {
  const isOnSite = row.channel === 'form'
  add('weeks', mondayOf(row.received_at))
  add('services', row.service)
  add('channels', row.channel)
  add('languages', isOnSite ? langAt(row.page) : '')
  add('countries', countryOf(row.contact_number))
  if (isOnSite) add('pages', row.page)
  if (/^(?:\/[a-z]{2})?\/blogs\/./.test(row.page)) add('articles', row.page)
  for (const stage of stages.slice(0, reached + 1)) add('stages', stage)
  if (row.stage === 'lost') add('lost', row.lost_reason)
}

/** Answers written in the workplace, or from a member's own mailbox; what a program wrote is none. */
async function firstAnswers(db: Db, ids: readonly string[]): Promise<Map<string, Answered>> {
  const written = await db
    .selectFrom('enquiry_answer')
    .select(['enquiry_id', 'created_at as at', 'author'])
    .where('enquiry_id', 'in', ids)
    .execute()
  const sent = await db
    .selectFrom('enquiry_message')
    .select(['enquiry_id', 'sent_at as at', 'author'])
    .where('enquiry_id', 'in', ids)
    .where('direction', '=', 'out')
    .where('kind', '=', 'message')
    .execute()
  const first = new Map<string, Answered>()
  for (const { enquiry_id, at, author } of [...written, ...sent]) {
    const known = enquiry_id === null ? undefined : first.get(enquiry_id)
    if (enquiry_id !== null && (!known || at < known.at || (at === known.at && author < known.author)))
      first.set(enquiry_id, { at, author })
  }
  return first
}

/** How far each enquiry has ever come, as its place in `stages`; what was lost counts as far as it had come before. */
async function stagesReached(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const events = await db
    .selectFrom('enquiry_event')
    .select(['enquiry_id', 'from_value', 'to_value'])
    .where('enquiry_id', 'in', ids)
    .where('kind', '=', 'stage')
    .execute()
  const present = await db.selectFrom('enquiry').select(['id', 'stage']).where('id', 'in', ids).execute()
  const far = new Map<string, number>()
  const note = (id: string, stage: string) => {
    const place = (stages as readonly string[]).indexOf(stage)
    if (stage !== 'lost') far.set(id, Math.max(far.get(id) ?? 0, place))
  }
  for (const { enquiry_id, from_value, to_value } of events)
    for (const one of [from_value, to_value]) note(enquiry_id, one)
  for (const { id, stage } of present) note(id, stage)
  return far
}

function punctualityOf(received: number, answered: number | undefined, office: OfficeSettings, now: number) {
  const promised = promisedAt(received, office)
  if (answered !== undefined) return answered <= promised ? 'inTime' : 'late'
  return promised < now ? 'late' : undefined
}

/** Comments, subscriptions and newsletters. */
async function countReaders(
  db: Db,
  from: number,
  to: number,
  add: (group: FigureGroup, key: string, count?: number) => void,
): Promise<void> {
  const comments = await db
    .selectFrom('comment')
    .select('created_at as at')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('by_provider', '=', 0)
    .where('state', '!=', 'erased')
    .execute()
  for (const { at } of comments) add('comments', mondayOf(at))
  const isIn = (at: number | null): at is number => at !== null && at >= from && at < to
  const subscribers = await db.selectFrom('subscriber').select(['confirmed_at', 'unsubscribed_at']).execute()
  for (const { confirmed_at, unsubscribed_at } of subscribers) {
    if (isIn(confirmed_at)) add('subscribers', mondayOf(confirmed_at))
    if (isIn(unsubscribed_at)) add('unsubscribed', mondayOf(unsubscribed_at))
  }
  const newsletters = await db
    .selectFrom('newsletter_recipient as recipient')
    .innerJoin('newsletter', 'newsletter.id', 'recipient.newsletter_id')
    .select(({ fn }) => ['newsletter.id', 'newsletter.title', fn.countAll<number>().as('count')])
    .where('recipient.sent_at', '>=', from)
    .where('recipient.sent_at', '<', to)
    .groupBy(['newsletter.id', 'newsletter.title'])
    .orderBy('newsletter.id')
    .execute()
  for (const { title, count } of newsletters) add('newsletters', title, Number(count))
}

/** Weeks and stages in their order, others by their count; equal ones by their key. */
function rowsOf(group: FigureGroup, counts: ReadonlyMap<string, number>): FigureRow[] {
  const rows = [...counts].map(([key, count]) => ({ key, count }))
  if (['weeks', 'comments', 'subscribers', 'unsubscribed', 'stages', 'newsletters'].includes(group)) return rows
  return rows.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)).slice(0, mostRows)
}
