import type { Kysely, Selectable } from 'kysely'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import type { EnquiryRow, Tables } from '../store/tables.ts'
import { tagsOf } from './tags.ts'

const excerptLength = 200
/** Counting stops here: a flood under one address must not make each list slow. */
const mostOthers = 99

export type ItemRow = Selectable<
  Pick<
    EnquiryRow,
    | 'id'
    | 'reference'
    | 'name'
    | 'email'
    | 'contact_number'
    | 'page'
    | 'service'
    | 'state'
    | 'assignee'
    | 'stage'
    | 'lost_reason'
    | 'version'
    | 'read_at'
    | 'received_at'
    | 'channel'
    | 'active_at'
    | 'due_at'
    | 'snoozed_until'
  >
> & { excerpt: string; others: number | null }

/** The columns of an enquiry in the list; of its message only the beginning, which may be a megabyte long. */
export function selectItems(db: Kysely<Tables>) {
  return db.selectFrom('enquiry').select(({ selectFrom, fn, val, ref }) => [
    'enquiry.id',
    'enquiry.reference',
    'enquiry.name',
    'enquiry.email',
    'enquiry.contact_number',
    'enquiry.page',
    'enquiry.service',
    'enquiry.state',
    'enquiry.assignee',
    'enquiry.stage',
    'enquiry.lost_reason',
    'enquiry.version',
    'enquiry.read_at',
    'enquiry.received_at',
    'enquiry.channel',
    'enquiry.active_at',
    'enquiry.due_at',
    'enquiry.snoozed_until',
    fn<string>('substr', [ref('enquiry.message'), val(1), val(2 * excerptLength)]).as('excerpt'),
    selectFrom(
      selectFrom('enquiry as other')
        .select('other.id')
        .whereRef('other.address', '=', 'enquiry.address')
        .where('other.address', '!=', '')
        .limit(mostOthers + 1)
        .as('same'),
    )
      .select(({ fn: { countAll } }) => countAll<number>().as('count'))
      .as('others'),
  ])
}

/** An enquiry as the list shows it. */
export function itemOf(row: ItemRow, tags: readonly string[], now: number): EnquiryItem {
  const isPutOff = row.snoozed_until !== null && row.snoozed_until > now
  return {
    id: row.id,
    reference: row.reference,
    name: row.name.slice(0, excerptLength),
    email: row.email.slice(0, 2 * excerptLength),
    contactNumber: row.contact_number.slice(0, excerptLength),
    excerpt: Array.from(row.excerpt.replace(/\s+/g, ' ').trim()).slice(0, excerptLength).join(''),
    page: row.page,
    service: row.service,
    state: row.state,
    assignee: row.assignee,
    stage: row.stage,
    lostReason: row.lost_reason,
    tags,
    isRead: row.read_at !== null,
    channel: row.channel,
    dueAt: row.due_at === null ? null : isoTime(row.due_at),
    snoozedUntil: isPutOff ? isoTime(row.snoozed_until ?? now) : null,
    receivedAt: isoTime(row.received_at),
    lastMessageAt: isoTime(row.active_at),
    version: row.version,
    othersOfPerson: Math.max(0, Number(row.others) - 1),
  }
}

/** The enquiries with these ids as the list shows them, in the order of the ids. */
export async function itemsWithIds(db: Kysely<Tables>, ids: readonly string[], now: number): Promise<EnquiryItem[]> {
  if (ids.length === 0) return []
  const rows = await selectItems(db).where('enquiry.id', 'in', ids).execute()
  const items = new Map((await itemsOf(db, rows, now)).map((item) => [item.id, item]))
  return ids.flatMap((id) => items.get(id) ?? [])
}

/** Rows of `selectItems` with their tags, in their order. */
export async function itemsOf(db: Kysely<Tables>, rows: readonly ItemRow[], now: number): Promise<EnquiryItem[]> {
  const tags = await tagsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => itemOf(row, tags.get(row.id) ?? [], now))
}

/** Epoch milliseconds as ISO 8601. */
export function isoTime(time: number): string {
  return new Date(time).toISOString()
}
