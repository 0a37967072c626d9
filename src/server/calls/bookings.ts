import type { Kysely } from 'kysely'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { officeZone } from '#contract/staff/calls.ts'
import { linkActor, recordAudit } from '../audit/audit.ts'
import type { Backend } from '../backend.ts'
import { addEvent } from '../enquiries/changeEnquiry.ts'
import { readOffice } from '../enquiries/office.ts'
import { enqueueEmail } from '../mail/mailQueue.ts'
import { recordChange } from '../store/changes.ts'
import type { BookingRow } from '../store/messageTables.ts'
import type { Tables, Tx } from '../store/tables.ts'
import { dayIn } from './callTexts.ts'
import { freeSlots, type Slot } from './slots.ts'

/** So often one call may be moved: each move is two emails. */
const mostMoves = 12
/** A call that is booked less than this before its time needs no reminder. */
const remindsBefore = 24 * 3_600_000

type Db = Pick<Kysely<Tables>, 'selectFrom'>

/** A client's choice, made on the page as it was then. */
export interface Choice {
  enquiryId: string
  start: number
  zone: string
  lang: string
  /** `versionOf` the call that the page showed. */
  seen: string
  /** Whether it was made behind a link that the site gave to whoever sent the enquiry. */
  isFromSite?: boolean
}

/**
 * 'done', also if it was done before: pressing twice is pressing once. 'taken': no longer free. 'changed': the call is another
 * than the page showed. 'often': it was moved too often. 'refused': more than one stranger may have (`siteOffer.ts`). 'gone': the enquiry is.
 */
export type BookingResult = 'done' | 'taken' | 'changed' | 'often' | 'refused' | 'gone'

/** The call that is to come; `undefined` if there is none. */
export function nextCall(db: Db, enquiryId: string, now: number): Promise<BookingRow | undefined> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .where('state', '=', 'booked')
    .where('ends_at', '>', now)
    .executeTakeFirst()
}

/** Tells one state of a call from another; empty for none. */
export function versionOf(booking: BookingRow | undefined): string {
  return booking ? `${booking.id}.${booking.sequence}` : ''
}

/**
 * The times that can be chosen now. The call of the enquiry itself takes none from it. Behind a link of the site, a day of which half is
 * taken has none: however many strangers book, the office can still offer times to its clients.
 */
export async function slotsFor(db: Db, enquiryId: string, now: number, isFromSite = false): Promise<Slot[]> {
  const booked = await db
    .selectFrom('booking')
    .select(['starts_at as start', 'ends_at as end'])
    .where('state', '=', 'booked')
    .where('enquiry_id', '!=', enquiryId)
    .where('ends_at', '>', now)
    .execute()
  const office = await readOffice(db)
  const free = freeSlots(office, booked, now)
  if (!isFromSite) return free
  const allSlots = freeSlots(office, [], now)
  const dayOf = ({ start }: Slot) => dayIn(office.calls?.zone ?? officeZone, 'en', start)
  const taken = countBy(
    allSlots.filter((slot) => !free.some(({ start }) => start === slot.start)),
    dayOf,
  )
  const all = countBy(allSlots, dayOf)
  return free.filter((slot) => (taken.get(dayOf(slot)) ?? 0) * 2 < (all.get(dayOf(slot)) ?? 0))
}

function countBy(slots: readonly Slot[], nameOf: (slot: Slot) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const slot of slots) counts.set(nameOf(slot), (counts.get(nameOf(slot)) ?? 0) + 1)
  return counts
}

/** Whether another enquiry of the same address has a call that is to come. */
async function hasOtherCall(db: Db, { id, address }: { id: string; address: string }, now: number): Promise<boolean> {
  if (address === '') return false
  const other = await db
    .selectFrom('booking')
    .innerJoin('enquiry', 'enquiry.id', 'booking.enquiry_id')
    .select('booking.id')
    .where('enquiry.address', '=', address)
    .where('enquiry.id', '!=', id)
    .where('booking.state', '=', 'booked')
    .where('booking.ends_at', '>', now)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Books the call of an enquiry, or moves it. Of several who choose one time at once, one gets it. */
export function bookCall(
  backend: Pick<Backend, 'store' | 'mail'>,
  choice: Choice,
  now: number,
): Promise<BookingResult> {
  const { enquiryId, start, zone, lang, seen, isFromSite = false } = choice
  return backend.store.write(async (tx) => {
    await lockCalendar(backend, tx)
    const enquiry = await tx
      .selectFrom('enquiry')
      .select(['id', 'address', 'state'])
      .where('id', '=', enquiryId)
      .executeTakeFirst()
    if (!enquiry) return 'gone'
    const before = await nextCall(tx, enquiryId, now)
    if (before?.starts_at === start) return 'done'
    if (versionOf(before) !== seen) return 'changed'
    if (before && before.sequence >= mostMoves) return 'often'
    if (isFromSite && (enquiry.state === 'spam' || (await hasOtherCall(tx, enquiry, now)))) return 'refused'
    const slot = (await slotsFor(tx, enquiryId, now, isFromSite)).find((one) => one.start === start)
    if (!slot) return 'taken'
    const reminded_at = start - now > remindsBefore ? null : now
    const time = { starts_at: slot.start, ends_at: slot.end, zone, lang, changed_at: now, reminded_at }
    if (before) {
      const sequence = before.sequence + 1
      await tx
        .updateTable('booking')
        .set({ ...time, sequence })
        .where('id', '=', before.id)
        .execute()
      await note(backend, tx, before, iso(before.starts_at), iso(start), now)
      return 'done'
    }
    const over = tx.updateTable('booking').set({ state: 'over' }).where('enquiry_id', '=', enquiryId)
    await over.where('state', '=', 'booked').execute()
    const row = { id: uuidv7(now), enquiry_id: enquiryId, state: 'booked' as const, sequence: 0, ...time }
    await tx.insertInto('booking').values(row).execute()
    await note(backend, tx, row, '', iso(start), now)
    return 'done'
  })
}

/** Cancels the call that the page showed. */
export function cancelCall(
  backend: Pick<Backend, 'store' | 'mail'>,
  { enquiryId, seen }: Pick<Choice, 'enquiryId' | 'seen'>,
  now: number,
): Promise<BookingResult> {
  return backend.store.write(async (tx) => {
    await lockCalendar(backend, tx)
    const before = await nextCall(tx, enquiryId, now)
    if (!before) return 'done'
    if (versionOf(before) !== seen) return 'changed'
    const set = { state: 'cancelled' as const, sequence: before.sequence + 1, changed_at: now }
    await tx.updateTable('booking').set(set).where('id', '=', before.id).execute()
    await note(backend, tx, before, iso(before.starts_at), '', now)
    return 'done'
  })
}

/** Queues the reminders that are due, each once however many instances ask. Returns how many. */
export function queueReminders({ store }: Pick<Backend, 'store'>, now: number): Promise<number> {
  return store.write(async (tx) => {
    const due = await tx
      .updateTable('booking')
      .set({ reminded_at: now })
      .where('state', '=', 'booked')
      .where('reminded_at', 'is', null)
      .where('starts_at', '>', now)
      .where('starts_at', '<=', now + remindsBefore)
      .returning('id')
      .execute()
    for (const { id } of due) await enqueueEmail(tx, 'callReminder', id, now)
    return due.length
  })
}

/**
 * On PostgreSQL, bookings take the row of the office's settings in turn, also where the length of calls has changed and a time
 * overlaps two others; on SQLite all writes are in turn.
 */
async function lockCalendar({ store }: Pick<Backend, 'store'>, tx: Tx): Promise<void> {
  if (store.dialect === 'postgres') await tx.selectFrom('office').select('id').forUpdate().execute()
}

/** Tells both sides by email, and the conversation. An email that has not left yet would say what holds no longer. */
async function note(
  { mail }: Pick<Backend, 'mail'>,
  tx: Tx,
  { id, enquiry_id }: Pick<BookingRow, 'id' | 'enquiry_id'>,
  from: string,
  to: string,
  now: number,
): Promise<void> {
  const unsent = tx.deleteFrom('mail_queue').where('subject_id', '=', id).where('sent_at', 'is', null)
  await unsent.where('attempts', '=', 0).execute()
  if (mail) for (const kind of ['call', 'callNotice'] as const) await enqueueEmail(tx, kind, id, now)
  await addEvent(tx, enquiry_id, linkActor, 'call', now, from, to)
  await recordAudit(tx, linkActor, to === '' ? 'enquiry call cancelled' : 'enquiry call booked', enquiry_id, now)
  await tx.updateTable('enquiry').set({ read_at: null }).where('id', '=', enquiry_id).execute()
  await recordChange(tx, 'enquiry', enquiry_id, 'changed', now)
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
