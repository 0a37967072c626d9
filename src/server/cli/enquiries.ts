import type { Kysely } from 'kysely'
import { tagsOf } from '../enquiries/tags.ts'
import type { EnquiryRow, Tables } from '../store/tables.ts'
import type { Command } from './command.ts'
import {
  limited,
  limitHelp,
  limitOption,
  outputHelp,
  outputOptions,
  periodHelp,
  periodOf,
  periodOptions,
  type Row,
} from './listing.ts'
import { asRows, inPages, printPages } from './pages.ts'

/** `enquiries`: lists enquiries, newest last. */
export const enquiries: Command = {
  usage: 'enquiries',
  summary: 'list the enquiries that were received',
  options: { ...outputOptions, ...periodOptions, ...limitOption, open: { type: 'boolean' } },
  help: { ...outputHelp, ...periodHelp, ...limitHelp, open: 'only those that are not marked as handled' },
  positionals: [0, 0],
  async run({ open, values, terminal }) {
    const { since, until } = periodOf(values)
    const { db } = await open()
    const rows = await db
      .selectFrom('enquiry')
      .select('id')
      .where('received_at', '>=', since)
      .where('received_at', '<=', until)
      .$if(values.open === true, (query) => query.where('handled_at', 'is', null))
      .orderBy('received_at')
      .orderBy('id')
      .execute()
    const ids = limited(rows, values).map(({ id }) => id)
    await printPages(asRows(enquiriesIn(db, ids), enquiryRow), values, terminal)
    return 0
  },
}

/** The enquiries with these ids, page by page. */
export function enquiriesIn(db: Kysely<Tables>, ids: readonly string[]): AsyncGenerator<TaggedEnquiry[]> {
  return inPages(ids, async (some) =>
    withTags(db, await db.selectFrom('enquiry').selectAll().where('id', 'in', some).execute()),
  )
}

/** Enquiries with their tags. */
export async function withTags(db: Kysely<Tables>, rows: readonly EnquiryRow[]): Promise<TaggedEnquiry[]> {
  const ids = rows.map(({ id }) => id)
  const tags = await tagsOf(db, ids)
  return rows.map((row) => ({ ...row, tags: tags.get(row.id) ?? [] }))
}

type TaggedEnquiry = EnquiryRow & { tags: readonly string[] }

/** An enquiry as the command line shows it. */
export function enquiryRow(row: TaggedEnquiry): Row {
  return {
    reference: row.reference,
    received: new Date(row.received_at),
    name: row.name,
    email: row.email,
    contactNumber: row.contact_number,
    message: row.message,
    page: row.page,
    written: new Date(row.written_at),
    handled: row.handled_at === null ? null : new Date(row.handled_at),
    state: row.state,
    assignee: row.assignee,
    stage: row.stage,
    lostReason: row.lost_reason,
    tags: row.tags.join(', '),
    id: row.id,
  }
}
