import { sourceLanguage } from '#content/languages.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { ImportOutcome, ListKind } from '#contract/staff/subscribers.ts'
import { isEmailAddress, mailboxOf, normalisedAddress } from '../mail/emailAddress.ts'
import { type Identity, identityOf } from '../privacy/identity.ts'
import type { SubscriberRow } from '../store/subscriberTables.ts'
import { isBarred } from '../subscriptions/confirmations.ts'
import { importedConsent } from '../subscriptions/listSubscribers.ts'
import { type CsvRow, importedTime, noTime } from './csvFile.ts'

/** Columns of a list; an absent one says nothing. */
export interface ListColumns {
  email: string
  status: string | undefined
  created: string | undefined
  updated: string | undefined
}

/** Their names in the files of listmonk, and others that people write for the address. */
export const usualColumns = {
  email: ['email', 'Email', 'EMAIL', 'e-mail', 'E-mail', 'Email address', 'Email Address'],
  status: ['status'],
  created: ['created_at'],
  updated: ['updated_at'],
} as const

/** A row, and what becomes of it. `change` is a new subscriber, or a stored one as it will be, with the state that it has now. */
export interface PlannedSubscriber {
  row: number
  email: string
  outcome: ImportOutcome
  why: string
  change?: { subscriber: SubscriberRow; from: SubscriberRow['state'] | undefined }
}

/** The states of listmonk: https://listmonk.app/docs/concepts/#subscriber */
const statuses = { enabled: undefined, disabled: 'end', blocklisted: 'block' } as const
const order = ['block', 'end', 'confirm'] as const
type Wish = (typeof order)[number]

const why = {
  already: 'on the list already',
  left: 'left the list here',
  barred: 'its owner wants no emails',
  later: 'subscribed here later',
  asks: 'asks to subscribe here, and has not confirmed',
  erased: 'was erased here',
  ended: 'has left already',
} as const

/**
 * Says what becomes of each row. Nobody who left here, asked for no emails or was erased comes back; of several rows with one
 * address, the one counts that ends it. Made again after it was done, all is 'unchanged'.
 */
export function planSubscribers(
  rows: readonly CsvRow[],
  columns: ListColumns,
  kind: ListKind,
  stored: readonly SubscriberRow[],
  isErased: (identities: readonly (Identity | undefined)[]) => boolean,
  now: number,
): PlannedSubscriber[] {
  const known = new Map(stored.map((row) => [row.address, row]))
  const barred = new Set(stored.filter(isBarred).map(({ mailbox }) => mailbox))
  const read = rows.map((row) => readRow(row, columns, kind, now))
  const planned: PlannedSubscriber[] = read.flatMap((one) => ('outcome' in one ? [one] : []))
  const wishes = read.flatMap((one) => ('outcome' in one ? [] : [one]))
  for (const wish of order) {
    for (const one of wishes.filter((other) => other.wish === wish)) {
      const { row, email } = one
      const from = known.get(one.address)
      const subscriber = isErased([identityOf('email', email)]) ? why.erased : changed(one, from, barred, now)
      if (typeof subscriber === 'string') {
        planned.push({ row, email, outcome: 'unchanged', why: subscriber })
        continue
      }
      known.set(one.address, subscriber)
      if (isBarred(subscriber)) barred.add(subscriber.mailbox)
      const outcome = wish === 'block' ? 'blocked' : wish === 'end' ? 'unsubscribed' : 'confirmed'
      planned.push({ row, email, outcome, why: '', change: { subscriber, from: from?.state } })
    }
  }
  return planned.sort((one, other) => one.row - other.row)
}

interface Wished {
  row: number
  email: string
  address: string
  wish: Wish
  created: number
  updated: number
}

function readRow(row: CsvRow, columns: ListColumns, kind: ListKind, now: number): Wished | PlannedSubscriber {
  const fault = (text: string, email = ''): PlannedSubscriber => ({ row: row.row, email, outcome: 'fault', why: text })
  if (row.fault !== undefined) return fault(row.fault)
  const of = (column: string | undefined) => (column === undefined ? '' : (row.fields.get(column) ?? '').trim())
  const email = of(columns.email)
  if (!isEmailAddress(email)) return fault(`${columns.email} is no email address`, email)
  const status = of(columns.status).toLowerCase() || 'enabled'
  if (!Object.hasOwn(statuses, status))
    return fault(`${columns.status} is none of ${Object.keys(statuses).join(', ')}`, email)
  const times = [of(columns.created), of(columns.updated)].map((text) => (text === '' ? now : importedTime(text, now)))
  const [created, updated] = times
  if (created === undefined || updated === undefined)
    return fault(noTime(created === undefined ? columns.created : columns.updated), email)
  const wish = statuses[status as keyof typeof statuses] ?? (kind === 'unsubscribed' ? 'end' : 'confirm')
  return { row: row.row, email, address: normalisedAddress(email), wish, created, updated }
}

/** The subscriber as the row makes it, or why it changes nothing. */
function changed(
  { email, address, wish, created, updated }: Wished,
  from: SubscriberRow | undefined,
  barred: ReadonlySet<string>,
  now: number,
): SubscriberRow | string {
  const mailbox = mailboxOf(address)
  const fresh: SubscriberRow = {
    ...{ id: uuidv7(created), email, address, mailbox, revision: 1, asked: 0, asked_at: created },
    consent_version: importedConsent,
    consent_text: `Imported: on another list since ${new Date(created).toISOString().slice(0, 10)}.`,
    ...{ requested_at: created, received_at: now },
    ...{ state: 'confirmed', confirmed_at: created, unsubscribed_at: null, language: sourceLanguage.code },
  }
  if (wish === 'confirm') {
    if (from?.state === 'confirmed') return why.already
    if (from && from.state !== 'pending') return isBarred(from) ? why.barred : why.left
    if (barred.has(mailbox)) return why.barred
    return from ? { ...fresh, id: from.id, revision: from.revision + 1 } : fresh
  }
  const isLater = from?.state === 'confirmed' && (from.confirmed_at ?? 0) > updated
  if (isLater) return why.later
  const end = { state: 'unsubscribed', unsubscribed_at: updated } as const
  if (wish === 'end') {
    if (from?.state === 'pending') return why.asks
    if (from && from.state !== 'confirmed') return why.ended
    return { ...(from ?? fresh), ...end }
  }
  if (from && isBarred(from)) return why.barred
  return { ...(from ?? fresh), ...end, confirmed_at: null }
}
