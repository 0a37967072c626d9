import { createHash } from 'node:crypto'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { maxLength } from '#contract/lengths.ts'
import { referenceOf } from '../enquiries/reference.ts'
import { searchTextOf } from '../enquiries/searchText.ts'
import { type Identity, identityOf, phoneIdentities, storedAddress } from '../privacy/identity.ts'
import type { EnquiryRow } from '../store/tables.ts'
import { type CsvRow, importedTime, noTime } from './csvFile.ts'

/** Columns of a list of messages; of all others the content goes below the message. */
export interface MessageColumns {
  name: string | undefined
  email: string | undefined
  message: string
  phone: string | undefined
  date: string
}

/** A row, and what becomes of it: 'added' has the enquiry, and 'fault' is not imported. */
export interface PlannedEnquiry {
  row: number
  name: string
  email: string
  outcome: 'added' | 'unchanged' | 'fault'
  why: string
  enquiry?: EnquiryRow
}

/** Flamingo puts it in front of what a spreadsheet would run, such as `+971 50 123 4567`. */
const flamingoAlert = /^'?\(Security Alert: Suspicious content is detected\. See \S+ for details\.\)\s*/

const why = {
  known: 'imported already',
  erased: 'was erased here',
  empty: 'it says nothing',
  long: 'is too long',
} as const

/**
 * Says what becomes of each row of a list of messages. The id is made of what the row says, so that the same row is the same enquiry
 * however often it is imported. `isKnown` is asked for those that are stored.
 */
export async function planEnquiries(
  rows: readonly CsvRow[],
  columns: MessageColumns,
  isKnown: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  isErased: (identities: readonly (Identity | undefined)[]) => boolean,
  now: number,
): Promise<PlannedEnquiry[]> {
  const read = rows.map((row) => readRow(row, columns, now))
  const ids = read.flatMap(({ enquiry }) => (enquiry ? [enquiry.id] : []))
  const known = new Set(await isKnown(ids))
  return read.map((one): PlannedEnquiry => {
    const { enquiry, ...rest } = one
    if (!enquiry) return rest
    const { name, email, contact_number } = enquiry
    const identities = [identityOf('email', email), identityOf('name', name), ...phoneIdentities(contact_number)]
    const isGone = isErased(identities)
    if (isGone || known.has(enquiry.id)) return { ...rest, outcome: 'unchanged', why: isGone ? why.erased : why.known }
    known.add(enquiry.id)
    return one
  })
}

function readRow(row: CsvRow, columns: MessageColumns, now: number): PlannedEnquiry {
  const fault = (text: string) => ({ row: row.row, name: '', email: '', outcome: 'fault' as const, why: text })
  if (row.fault !== undefined) return fault(row.fault)
  const of = (column: string | undefined) =>
    (column === undefined ? '' : (row.fields.get(column) ?? '')).replace(flamingoAlert, '').trim()
  const [name, email, contact_number] = [of(columns.name), of(columns.email), of(columns.phone)]
  const at = importedTime(of(columns.date), now)
  if (at === undefined) return fault(noTime(columns.date))
  const own = [columns.name, columns.email, columns.message, columns.phone, columns.date]
  const others = [...row.fields.keys()].reverse().flatMap((column) => {
    return own.includes(column) || of(column) === '' ? [] : [`${column}: ${of(column)}`]
  })
  const message = [of(columns.message), others.join('\n')].filter(Boolean).join('\n\n')
  if (message === '' && email === '' && contact_number === '') return fault(why.empty)
  for (const [column, text] of [
    [columns.name, name],
    [columns.email, email],
    [columns.phone, contact_number],
  ] as const)
    if (text.length > maxLength.shortField) return fault(`${column} ${why.long}`)
  const address = storedAddress(email)
  const content = JSON.stringify([address || email, name, contact_number, of(columns.message)])
  const id = uuidv7(at, createHash('sha256').update(content).digest().subarray(0, 10))
  const typed = { reference: referenceOf(id), name, email, message, contact_number, page: '' }
  const enquiry: EnquiryRow = {
    ...{ ...typed, id, address, search: searchTextOf(typed), service: '', channel: 'import', version: 1 },
    ...{ changed_by: null, own_since: null, state: 'closed', stage: 'enquiry', lost_reason: '', assignee: '' },
    // It waits for nobody: neither unread nor late.
    ...{
      written_at: at,
      received_at: at,
      active_at: at,
      handled_at: now,
      read_at: now,
      due_at: null,
      snoozed_until: null,
    },
  }
  return { row: row.row, name, email, outcome: 'added', why: '', enquiry }
}
