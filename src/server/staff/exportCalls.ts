import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { enquiryExport } from '#contract/staff/manyEnquiries.ts'
import { subscriberExport } from '#contract/staff/subscribers.ts'
import { recordAudit } from '../audit/audit.ts'
import { enquiriesIn, enquiryRow } from '../cli/enquiries.ts'
import { csvLine, type Row } from '../cli/listing.ts'
import { subscriberRow, subscribersIn } from '../cli/subscribers.ts'
import { idsOf } from '../enquiries/listEnquiries.ts'
import { officeToday } from '../enquiries/office.ts'
import { signedUrl } from '../links/signedLink.ts'
import { filteredSubscribers } from '../subscriptions/listSubscribers.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'

/** Adds the exports as CSV, the same rows as those of the command line. They are streamed, however many rows there are. */
export function addExportCalls(app: FastifyInstance, desk: Desk): void {
  const { backend } = desk
  const { store } = backend

  addStaffCall(app, desk, 'exportEnquiries', enquiryExport, async ({ body, actor, now }) => {
    await store.write((tx) => recordAudit(tx, actor, 'enquiries export', '', now))
    const pages = 'ids' in body ? [body.ids] : idsOf(store.db, body, now)
    async function* rows() {
      for await (const ids of pages) for await (const page of enquiriesIn(store.db, ids)) yield* page.map(enquiryRow)
    }
    return csvAnswer('enquiries', rows(), await officeToday(store.db, now))
  })

  addStaffCall(app, desk, 'exportSubscribers', subscriberExport, async ({ body, actor, now }) => {
    await store.write((tx) => recordAudit(tx, actor, 'subscribers export', '', now))
    const found = await filteredSubscribers(store.db, body).select('id').orderBy('requested_at').orderBy('id').execute()
    const ids = found.map(({ id }) => id)
    async function* rows() {
      for await (const page of subscribersIn(store.db, ids))
        for (const row of page)
          yield { ...subscriberRow(row), unsubscribe: signedUrl(backend, 'unsubscribe', row.id, row.revision) }
    }
    return csvAnswer('subscribers', rows(), await officeToday(store.db, now))
  })
}

/** The rows as a file of that day that is streamed, safe to open in a spreadsheet. */
export function csvAnswer(name: string, rows: AsyncIterable<Row>, day: string) {
  async function* lines() {
    let isFirst = true
    // A byte order mark, without which Excel does not take it for UTF-8.
    yield '\ufeff'
    for await (const row of rows) {
      if (isFirst) yield csvLine(Object.keys(row))
      isFirst = false
      yield csvLine(Object.values(row))
    }
  }
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${day}.csv"`,
  }
  return { body: Readable.from(lines()), headers }
}
