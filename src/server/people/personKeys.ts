import type { Kysely } from 'kysely'
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
  const row = await tx.selectFrom('person_key').selectAll().where('key', '=', before).executeTakeFirst()
  if (!row) return
  await tx
    .insertInto('person_key')
    .values({ ...row, key: after })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await forgetStaleKeys(tx)
}

/** Forgets the keys that no record has any more: an address may not outlive what it came with. */
export async function forgetStaleKeys(tx: Tx): Promise<void> {
  const rows = await tx
    .deleteFrom('person_key')
    .where(({ not, exists, selectFrom, or }) =>
      not(
        or([
          exists(selectFrom('enquiry').select('enquiry.id').whereRef('enquiry.address', '=', 'person_key.key')),
          exists(
            selectFrom('enquiry')
              .select('enquiry.id')
              .whereRef('enquiry.id', '=', 'person_key.key')
              .where('enquiry.address', '=', ''),
          ),
          exists(selectFrom('comment').select('comment.id').whereRef('comment.address', '=', 'person_key.key')),
          exists(
            selectFrom('comment')
              .select('comment.id')
              .whereRef('comment.id', '=', 'person_key.key')
              .where('comment.address', '=', '')
              .where('comment.state', '!=', 'erased'),
          ),
          exists(
            selectFrom('subscriber').select('subscriber.id').whereRef('subscriber.address', '=', 'person_key.key'),
          ),
        ]),
      ),
    )
    .returning('person_id')
    .execute()
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

/** Lets one merge wait for another: on PostgreSQL both would else read what was there before. */
async function takeTurns(tx: Tx, now: number): Promise<void> {
  await tx
    .insertInto('setting')
    .values({ name: 'lastMerge', value: String(now) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(now) }))
    .execute()
}
