import type { Kysely } from 'kysely'
import { keyOf } from '../people/personKeys.ts'
import type { Tables } from '../store/tables.ts'
import { type Identity, identityOf } from './identity.ts'

/** Ids of the records that are found by an identity itself, in the order of their arrival. */
export interface Found {
  enquiries: string[]
  comments: string[]
  subscriptions: string[]
  messages: string[]
}

/** Ids in one query; both databases bound the number of a query's parameters. */
const chunkSize = 400

/** The records, and all others of the persons that members made of them. */
export async function withMergedRecords(db: Kysely<Tables>, found: Found): Promise<Found> {
  // Also those by which they were found: a number finds only some of an address's records.
  const keys = await mergedKeys(db, await keysOf(db, found))
  if (keys.length === 0) return found
  const { enquiries, comments, subscriptions, messages } = found
  return {
    enquiries: [...new Set([...enquiries, ...(await recordsOf(db, 'enquiry', keys))])].sort(),
    comments: [...new Set([...comments, ...(await recordsOf(db, 'comment', keys))])].sort(),
    subscriptions: [...new Set([...subscriptions, ...(await withAddress(db, 'subscriber', keys))])].sort(),
    messages: [...new Set([...messages, ...(await withAddress(db, 'enquiry_message', keys))])].sort(),
  }
}

/** All addresses of those of these records' persons whom members merged with others; of the others none. */
export async function mergedAddresses(db: Kysely<Tables>, found: Found): Promise<Identity[]> {
  const keys = (await mergedKeys(db, await keysOf(db, found))).filter((key) => key.includes('@'))
  return keys.flatMap((key) => identityOf('email', key) ?? [])
}

/** By what an older copy of these records is known again, whatever members have corrected in them or merged since. */
export async function identitiesOf(
  db: Kysely<Tables>,
  { enquiries, comments, messages }: Omit<Found, 'subscriptions'>,
): Promise<Identity[]> {
  const references: string[] = []
  for (const some of chunks(enquiries))
    for (const { reference } of await db.selectFrom('enquiry').select('reference').where('id', 'in', some).execute())
      references.push(reference)
  const lists = { reference: references, comment: comments, message: messages } as const
  return (['reference', 'comment', 'message'] as const).flatMap((kind) =>
    lists[kind].flatMap((text) => identityOf(kind, text) ?? []),
  )
}

/** The keys of the persons whose records these are. */
export async function keysOf(
  db: Kysely<Tables>,
  { enquiries, comments, subscriptions }: Pick<Found, 'enquiries' | 'comments' | 'subscriptions'>,
): Promise<Set<string>> {
  const keys = new Set<string>()
  const lists = { enquiry: enquiries, comment: comments, subscriber: subscriptions } as const
  for (const table of ['enquiry', 'comment', 'subscriber'] as const)
    for (const some of chunks(lists[table]))
      for (const row of await db.selectFrom(table).select(['id', 'address']).where('id', 'in', some).execute())
        keys.add(keyOf(row))
  return keys
}

/** All keys of those of these persons who are merged. */
async function mergedKeys(db: Kysely<Tables>, keys: ReadonlySet<string>): Promise<string[]> {
  const all = new Set<string>()
  for (const some of chunks([...keys])) {
    const persons = db.selectFrom('person_key').select('person_id').where('key', 'in', some)
    const rows = await db.selectFrom('person_key').select('key').where('person_id', 'in', persons).execute()
    for (const { key } of rows) all.add(key)
  }
  return [...all]
}

async function recordsOf(db: Kysely<Tables>, table: 'enquiry' | 'comment', keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where(({ eb, or, and }) => or([eb('address', 'in', keys), and([eb('id', 'in', keys), eb('address', '=', '')])]))
    .$if(table === 'comment', (query) => query.where('state', '!=', 'erased'))
    .execute()
  return rows.map(({ id }) => id)
}

async function withAddress(
  db: Kysely<Tables>,
  table: 'subscriber' | 'enquiry_message',
  addresses: readonly string[],
): Promise<string[]> {
  const rows = await db.selectFrom(table).select('id').where('address', 'in', addresses).execute()
  return rows.map(({ id }) => id)
}

function chunks(all: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(all.length / chunkSize) }, (_, at) =>
    all.slice(at * chunkSize, (at + 1) * chunkSize),
  )
}
