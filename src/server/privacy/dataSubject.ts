import type { Kysely } from 'kysely'
import { bumpThreadVersion } from '../comments/addComment.ts'
import { deleteEnquiries } from '../enquiries/deleteEnquiries.ts'
import { rebuildSearch } from '../enquiries/rebuildSearch.ts'
import { forgetSenders } from '../enquiries/rules.ts'
import { forgetStaleKeys } from '../people/personKeys.ts'
import { recordChange } from '../store/changes.ts'
import type { Tables, Tx } from '../store/tables.ts'
import type { Identity } from './identity.ts'
import { type Found, withMergedRecords } from './mergedRecords.ts'
import { type IdentifiedRow, identifiedRows } from './subjects.ts'

/** Ids in one query; both databases bound the number of a query's parameters. */
const chunkSize = 500

/** Ids of everything stored about a person, in the order of their arrival. */
export interface DataSubject {
  enquiries: string[]
  /** Staff's notes on the enquiries, and their answers. */
  notes: string[]
  answers: string[]
  /** Messages of the conversations, with their files, and emails from the address that belong to no enquiry. */
  messages: string[]
  /** Calls that were booked with the enquiries. */
  calls: string[]
  comments: string[]
  /** Other people's reports of the comments. */
  reports: string[]
  subscriptions: string[]
  /** Newsletters that were, or are to be, sent to the person. */
  newsletters: string[]
  emails: string[]
}

/** Nothing yet. */
export function emptyFound(): Found {
  return { enquiries: [], comments: [], subscriptions: [], messages: [] }
}

/** The list in which each kind of record is found. */
export function listsOf({
  enquiries,
  comments,
  subscriptions,
  messages,
}: Found): Record<IdentifiedRow['table'], string[]> {
  return { enquiry: enquiries, comment: comments, subscriber: subscriptions, message: messages }
}

/** They name one record, whoever else its person is. */
export const ofOneRecord: ReadonlySet<Identity['kind']> = new Set(['reference', 'comment', 'message'])

/** Everything stored under an identity, and under what members merged with it. */
export async function findDataSubject(db: Kysely<Tables>, identity: Identity): Promise<DataSubject> {
  const found = await (quickly[identity.kind] ?? byScan)(db, identity)
  return withDependents(db, ofOneRecord.has(identity.kind) ? found : await withMergedRecords(db, found))
}

/** The records with these ids, with the reports and emails that depend on them. */
export async function withDependents(db: Kysely<Tables>, found: Found): Promise<DataSubject> {
  const reports = await inChunks(found.comments, (some) =>
    db.selectFrom('report').select('id').where('comment_id', 'in', some).execute(),
  )
  const recordsOf = (table: 'enquiry_note' | 'enquiry_answer' | 'enquiry_message' | 'booking') =>
    inChunks(found.enquiries, (some) => db.selectFrom(table).select('id').where('enquiry_id', 'in', some).execute())
  const notes = (await recordsOf('enquiry_note')).sort()
  const answers = (await recordsOf('enquiry_answer')).sort()
  const calls = (await recordsOf('booking')).sort()
  const messages = [...new Set([...(await recordsOf('enquiry_message')), ...found.messages])].sort()
  const newsletters = await inChunks(found.subscriptions, (some) =>
    db.selectFrom('newsletter_recipient').select('id').where('subscriber_id', 'in', some).execute(),
  )
  const ofPerson = [...found.enquiries, ...answers, ...calls, ...found.comments, ...found.subscriptions]
  const subjects = [...ofPerson, ...reports, ...newsletters]
  const emails = await inChunks(subjects, (some) =>
    db.selectFrom('mail_queue').select('id').where('subject_id', 'in', some).execute(),
  )
  const sorted = { reports: reports.sort(), newsletters: newsletters.sort(), emails: emails.sort() }
  return { ...found, notes, answers, messages, calls, ...sorted }
}

/**
 * Erases everything about a person. Enquiries with their notes, answers, messages, files and booked calls, subscription, queued emails and the record of
 * the newsletters sent (with the subscription, by its foreign key) are deleted. Comments lose text, author and contact data, and their reports lose their reasons, but the rows stay so that others' replies keep their place.
 * Idempotency keys stay without fingerprint: a late repeat must not bring anything back.
 */
export async function eraseDataSubject(tx: Tx, subject: DataSubject, now: number): Promise<void> {
  const { enquiries, notes, answers, messages, comments, reports, subscriptions, emails } = subject
  await forgetSenders(tx, await addressesOf(tx, subject), now)
  for (const some of chunks(emails)) await tx.deleteFrom('mail_queue').where('id', 'in', some).execute()
  for (const some of chunks([
    ...enquiries,
    ...notes,
    ...answers,
    ...messages,
    ...comments,
    ...reports,
    ...subscriptions,
  ]))
    await tx.updateTable('idempotency').set({ fingerprint: '' }).where('subject', 'in', some).execute()
  for (const some of chunks(enquiries)) await deleteEnquiries(tx, some, now)
  // Those that belong to no enquiry, or to somebody else's, in which the person wrote.
  for (const some of chunks(messages)) {
    const gone = await tx.deleteFrom('enquiry_message').where('id', 'in', some).returning('enquiry_id').execute()
    for (const id of new Set(gone.flatMap(({ enquiry_id }) => enquiry_id ?? []))) await rebuildSearch(tx, id)
  }
  for (const some of chunks(subscriptions)) await tx.deleteFrom('subscriber').where('id', 'in', some).execute()
  const blank = { author: '', phone: '', email: '', address: '', text: '', text_fingerprint: '' }
  const nowhere = { network: null, network_56: null, network_48: null }
  const articles = new Set<string>()
  for (const some of chunks(comments)) {
    const erased = await tx
      .updateTable('comment')
      .set(({ eb }) => ({
        ...blank,
        ...nowhere,
        state: 'erased',
        moderated_at: now,
        revision: eb('revision', '+', 1),
      }))
      .where('id', 'in', some)
      .returning('blog_id')
      .execute()
    for (const { blog_id } of erased) articles.add(blog_id)
    await tx
      .updateTable('report')
      .set(({ fn, val }) => ({ reason: '', handled_at: fn.coalesce('handled_at', val(now)) }))
      .where('comment_id', 'in', some)
      .execute()
  }
  for (const blogId of articles) await bumpThreadVersion(tx, blogId)
  await forgetStaleKeys(tx)
  if (comments.length > 0) await recordChange(tx, 'comment', '', 'gone', now)
}

/** The addresses of a person's enquiries, subscriptions and emails. */
async function addressesOf(tx: Tx, { enquiries, subscriptions, messages }: DataSubject): Promise<string[]> {
  const found = new Set<string>()
  for (const [table, all] of [
    ['enquiry', enquiries],
    ['subscriber', subscriptions],
    ['enquiry_message', messages],
  ] as const)
    for (const some of chunks(all))
      for (const { address } of await tx.selectFrom(table).select('address').where('id', 'in', some).execute())
        if (address !== '') found.add(address)
  return [...found]
}

type Find = (db: Kysely<Tables>, identity: Identity) => Promise<Found>

/** The kinds of identity that the database has an index for. */
const quickly: Partial<Record<Identity['kind'], Find>> = {
  email: async (db, { value }) => ({
    enquiries: ids(await db.selectFrom('enquiry').select('id').where('address', '=', value).orderBy('id').execute()),
    comments: ids(await db.selectFrom('comment').select('id').where('address', '=', value).orderBy('id').execute()),
    subscriptions: ids(await db.selectFrom('subscriber').select('id').where('address', '=', value).execute()),
    messages: ids(await db.selectFrom('enquiry_message').select('id').where('address', '=', value).execute()),
  }),
  comment: async (db, { value }) => ({
    ...emptyFound(),
    comments: ids(await db.selectFrom('comment').select('id').where('id', '=', value).execute()),
  }),
}

/** Compares every record: SQLite and PostgreSQL normalise text differently, and this is asked for rarely. */
async function byScan(db: Kysely<Tables>, { kind, value }: Identity): Promise<Found> {
  const found = emptyFound()
  const lists = listsOf(found)
  for await (const { table, id, identities } of identifiedRows(db)) {
    if (identities.some((one) => one.kind === kind && one.value === value)) lists[table].push(id)
  }
  return found
}

async function inChunks(
  all: readonly string[],
  find: (some: string[]) => Promise<{ id: string }[]>,
): Promise<string[]> {
  const found: string[] = []
  for (const some of chunks(all)) found.push(...ids(await find(some)))
  return found
}

function chunks(all: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(all.length / chunkSize) }, (_, at) =>
    all.slice(at * chunkSize, (at + 1) * chunkSize),
  )
}

function ids(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
