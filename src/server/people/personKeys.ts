import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../store/tables.ts'

type Db = Kysely<Tables>

/** The record by which a person is asked for. */
export interface PersonRecord {
  table: 'enquiry' | 'comment' | 'subscriber'
  id: string
  address: string
}

/** The key of a record's person before any merge: its address, or its own id if it has none. */
export function keyOf({ id, address }: Pick<PersonRecord, 'id' | 'address'>): string {
  return address === '' ? id : address
}

/** The record with this id, whatever it is; `undefined` if there is none, or it was erased. */
export async function findRecord(db: Db, id: string): Promise<PersonRecord | undefined> {
  const enquiry = await db.selectFrom('enquiry').select(['id', 'address']).where('id', '=', id).executeTakeFirst()
  if (enquiry) return { table: 'enquiry', ...enquiry }
  const comment = await db
    .selectFrom('comment')
    .select(['id', 'address'])
    .where('id', '=', id)
    .where('state', '!=', 'erased')
    .executeTakeFirst()
  if (comment) return { table: 'comment', ...comment }
  const subscriber = await db.selectFrom('subscriber').select(['id', 'address']).where('id', '=', id).executeTakeFirst()
  return subscriber && { table: 'subscriber', ...subscriber }
}

/** All keys of the persons whom these keys belong to, with those themselves. */
export async function withMerged(db: Db, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const persons = db.selectFrom('person_key').select('person_id').where('key', 'in', keys)
  const rows = await db.selectFrom('person_key').select('key').where('person_id', 'in', persons).execute()
  return [...new Set([...keys, ...rows.map(({ key }) => key)])]
}

/** The enquiries of all these keys, the newest first, without their text. */
export function enquiriesOf(db: Db, keys: readonly string[]) {
  return db
    .selectFrom('enquiry')
    .select(['id', 'name', 'address', 'contact_number', 'received_at'])
    .where(({ eb, or, and }) => or([eb('address', 'in', keys), and([eb('id', 'in', keys), eb('address', '=', '')])]))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** A record of each key's person, the newest, and a name to show. A key without any record is missing. */
export async function personsOf(db: Db, keys: readonly string[]): Promise<Map<string, { id: string; name: string }>> {
  const found = new Map<string, { id: string; name: string }>()
  if (keys.length === 0) return found
  const comments = await db
    .selectFrom('comment')
    .select(['id', 'author as name', 'address'])
    .where('state', '!=', 'erased')
    .where(({ eb, or, and }) => or([eb('address', 'in', keys), and([eb('id', 'in', keys), eb('address', '=', '')])]))
    .orderBy('created_at', 'desc')
    .execute()
  const subscribers = db.selectFrom('subscriber').select(['id', 'address', 'address as name'])
  const rows = [
    ...(await enquiriesOf(db, keys)),
    ...comments,
    ...(await subscribers.where('address', 'in', keys).execute()),
  ]
  for (const { id, name, address } of rows) {
    const known = found.get(keyOf({ id, address }))
    const shown = name.trim().slice(0, 200)
    if (!known) found.set(keyOf({ id, address }), { id, name: shown })
    else if (!known.name) known.name = shown
  }
  return found
}

/** 'same': they are one person already. */
export type MergeResult = 'same' | { moved: string[] }

/** Makes one person of two. Returns the keys that came in, which `splitPerson` takes off again. */
export async function mergePersons(
  tx: Tx,
  into: string,
  other: string,
  personId: string,
  actor: string,
  now: number,
): Promise<MergeResult> {
  await takeTurns(tx, now)
  const stay = await withMerged(tx, [into])
  const moved = await withMerged(tx, [other])
  if (stay.includes(other)) return 'same'
  const known = await tx.selectFrom('person_key').select('person_id').where('key', '=', into).executeTakeFirst()
  const person_id = known?.person_id ?? personId
  for (const key of [...stay, ...moved]) {
    await tx
      .insertInto('person_key')
      .values({ key, person_id, joined_at: now, joined_by: actor })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet(stay.includes(key) ? { person_id } : { person_id, joined_at: now, joined_by: actor }),
      )
      .execute()
  }
  return { moved }
}

/** Takes keys off their person; they stay one among themselves. Returns false if nothing would be left, or they are not merged. */
export async function splitPerson(
  tx: Tx,
  of: string,
  keys: readonly string[],
  personId: string,
  now: number,
): Promise<boolean> {
  await takeTurns(tx, now)
  const all = await withMerged(tx, [of])
  const off = all.filter((key) => keys.includes(key))
  const rest = all.filter((key) => !keys.includes(key))
  if (off.length === 0 || rest.length === 0) return false
  await tx.updateTable('person_key').set({ person_id: personId }).where('key', 'in', off).execute()
  // One alone is merged with nothing.
  for (const some of [off, rest])
    if (some.length === 1) await tx.deleteFrom('person_key').where('key', 'in', some).execute()
  return true
}

/** A record whose address was corrected stays with its person. */
export async function carryKey(tx: Tx, before: string, after: string): Promise<void> {
  if (before === after) return
  const tasks = tx.updateTable('task').set({ person_key: after }).where('person_key', '=', before)
  await tasks.where(isStale('task.person_key')).execute()
  const row = await tx.selectFrom('person_key').selectAll().where('key', '=', before).executeTakeFirst()
  if (!row) return
  await tx
    .insertInto('person_key')
    .values({ ...row, key: after })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await forgetStaleKeys(tx)
}

/** Forgets the keys that no record has any more, and the tasks about them: an address may not outlive what it came with. */
export async function forgetStaleKeys(tx: Tx): Promise<void> {
  await tx.deleteFrom('task').where('person_key', 'is not', null).where(isStale('task.person_key')).execute()
  const rows = await tx.deleteFrom('person_key').where(isStale('person_key.key')).returning('person_id').execute()
  const persons = [...new Set(rows.map(({ person_id }) => person_id))]
  if (persons.length === 0) return
  const alone = await tx
    .selectFrom('person_key')
    .select('person_id')
    .where('person_id', 'in', persons)
    .groupBy('person_id')
    .having(({ fn }) => fn.countAll(), '=', 1)
    .execute()
  for (const { person_id } of alone) await tx.deleteFrom('person_key').where('person_id', '=', person_id).execute()
}

/** Whether no record has the key any more. */
function isStale(column: 'person_key.key' | 'task.person_key') {
  const key = sql.ref(column)
  return sql<boolean>`not (
    exists (select 1 from enquiry where enquiry.address = ${key})
    or exists (select 1 from enquiry where enquiry.id = ${key} and enquiry.address = '')
    or exists (select 1 from comment where comment.address = ${key})
    or exists (select 1 from comment where comment.id = ${key} and comment.address = '' and comment.state != 'erased')
    or exists (select 1 from subscriber where subscriber.address = ${key})
  )`
}

/** Lets one merge wait for another: on PostgreSQL both would else read what was there before. */
async function takeTurns(tx: Tx, now: number): Promise<void> {
  await tx
    .insertInto('setting')
    .values({ name: 'lastMerge', value: String(now) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(now) }))
    .execute()
}
