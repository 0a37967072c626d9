import type { EnquiryRow } from '../store/tables.ts'
import type { Command } from './command.ts'
import { outputHelp, outputOptions, printRows, type Row } from './output.ts'
import { periodHelp, periodOf, periodOptions } from './period.ts'

/** `enquiries`: what was received, newest last. */
export const enquiries: Command = {
  usage: 'enquiries',
  summary: 'list the enquiries that were received',
  options: { ...outputOptions, ...periodOptions, open: { type: 'boolean' } },
  help: { ...outputHelp, ...periodHelp, open: 'only those that are not marked as handled' },
  positionals: [0, 0],
  async run({ open, values, terminal }) {
    const { since, until } = periodOf(values)
    const { db } = await open()
    const rows = await db
      .selectFrom('enquiry')
      .selectAll()
      .where('received_at', '>=', since)
      .where('received_at', '<=', until)
      .$if(values.open === true, (query) => query.where('handled_at', 'is', null))
      .orderBy('received_at')
      .orderBy('id')
      .execute()
    printRows(rows.map(enquiryRow), values, terminal)
    return 0
  },
}

/** An enquiry as the command line shows it. */
export function enquiryRow(row: EnquiryRow): Row {
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
    id: row.id,
  }
}
