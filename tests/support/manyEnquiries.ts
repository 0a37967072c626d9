import { join } from 'node:path'
import { searchTextOf, serviceOf } from '#server/enquiries/searchText.ts'
import { openSqlite } from '#server/store/sqlite.ts'
import type { EnquiryRow } from '#server/store/tables.ts'
import { otherService, someArticle, someService } from './addresses.ts'

/** Rows of one insert; the database bounds the number of a query's parameters. */
const chunkSize = 1000
const pages = ['/contact', someService, someArticle, '/', otherService]
const states = ['new', 'answered', 'answered', 'closed', 'inProgress', 'answered', 'closed', 'closed', 'spam', 'closed']
const message =
  'The tenant of our flat in Pune has not paid since March, and the society asks us for its arrears. '.repeat(6)

/** Writes so many enquiries into the stopped product's database, one every ten minutes until now, most of them handled. */
export async function addEnquiries(dataDir: string, count: number): Promise<void> {
  const store = openSqlite(join(dataDir, 'desk.db'))
  const now = Date.now()
  await store.write(async (tx) => {
    for (let from = 0; from < count; from += chunkSize) {
      const rows = Array.from({ length: Math.min(chunkSize, count - from) }, (_, at) => row(from + at, now))
      await tx.insertInto('enquiry').values(rows).execute()
    }
  })
  await store.close()
}

/** The name of the enquiry with this number; the newest has the number 0. */
export function nameOf(number: number): string {
  return `Person${number} Rao`
}

function row(number: number, now: number): EnquiryRow {
  const at = now - number * 600_000
  const digits = String(number).padStart(12, '0')
  const state = states[number % states.length] as EnquiryRow['state']
  const page = pages[number % pages.length] ?? '/'
  const email = `person${number % 40_000}@example.org`
  const reference = `PD-${digits.slice(4, 8)}-${digits.slice(8)}`
  const typed = { reference, name: nameOf(number), email, message, contact_number: '+44 20 7946 0000', page }
  return {
    ...typed,
    id: `01980000-0000-7000-8000-${digits}`,
    address: email,
    written_at: at,
    received_at: at,
    handled_at: state === 'new' || state === 'inProgress' ? null : at + 3_600_000,
    state,
    assignee: '',
    stage: 'enquiry',
    lost_reason: '',
    service: serviceOf(page),
    search: searchTextOf(typed),
    version: 1,
    read_at: number < 20 ? null : at,
    channel: 'form',
    active_at: at,
    due_at: state === 'new' || state === 'inProgress' ? at + 172_800_000 : null,
    snoozed_until: null,
    changed_by: null,
    own_since: null,
  }
}
