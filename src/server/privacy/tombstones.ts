import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { errorCode } from '../startupError.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import type { Tables, Tx } from '../store/tables.ts'
import {
  type DataSubject,
  emptyFound,
  eraseDataSubject,
  findDataSubject,
  listsOf,
  ofOneRecord,
  withDependents,
} from './dataSubject.ts'
import { type Identity, identityHash } from './identity.ts'
import { identitiesOf, mergedAddresses } from './mergedRecords.ts'
import { identifiedRows } from './subjects.ts'

/** The record that an identity, or one record of a person, was erased: a keyed hash, and when. */
export type Tombstone = Tables['tombstone']

/**
 * Erases everything stored under an identity, and remembers the hashes of it and of the records. With SQLite also in a file
 * beside the database, because a database that is replaced by an older copy forgets who was erased since.
 */
export async function erase(
  store: Store,
  identity: Identity,
  secret: string,
  file: string | undefined,
  now: number,
): Promise<DataSubject> {
  // Before anything goes: an older copy does not know yet whom members merged, nor the addresses that they corrected.
  const all = [identity, ...(await foundIdentities(store.db, identity))]
  const hashes = new Set(all.map((one) => identityHash(one, secret)))
  const tombstones = [...hashes].map((hash) => ({ hash, erased_at: now }))
  if (file !== undefined) appendTombstones(file, tombstones)
  return store.write(async (tx) => {
    const found = await findDataSubject(tx, identity)
    await eraseDataSubject(tx, found, now)
    await addTombstones(tx, tombstones)
    return found
  })
}

/** Those of the records that an identity finds, and the other addresses of somebody who was merged. */
async function foundIdentities(db: Kysely<Tables>, identity: Identity): Promise<Identity[]> {
  const found = await findDataSubject(db, identity)
  const ofRecords = await identitiesOf(db, found)
  return ofOneRecord.has(identity.kind) ? ofRecords : [...(await mergedAddresses(db, found)), ...ofRecords]
}

/**
 * Begins with a line feed: a line that a full disk or a power cut tore must not swallow these. Appends, because the
 * server and the command line may erase at the same time.
 */
function appendTombstones(file: string, tombstones: readonly Tombstone[]): void {
  try {
    const handle = openSync(file, 'a', 0o600)
    try {
      const lines = tombstones.map(({ hash, erased_at }) => `\n${hash} ${erased_at}\n`).join('')
      if (writeSync(handle, lines) < lines.length) throw new StoreUnavailable(`${file} has no room`)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    if (errorCode(error) === '') throw error
    throw new StoreUnavailable(
      `${file} cannot be written (${errorCode(error)}), so nothing was erased. Make room, or give the user that runs this program access to it.`,
    )
  }
}

/** All tombstones of a database. */
export function readTombstones(db: Kysely<Tables>): Promise<Tombstone[]> {
  return db.selectFrom('tombstone').selectAll().execute()
}

/** Adds tombstones; of two for one identity the later counts. */
export async function addTombstones(tx: Tx, tombstones: readonly Tombstone[]): Promise<void> {
  for (const tombstone of tombstones) {
    await tx
      .insertInto('tombstone')
      .values(tombstone)
      .onConflict((conflict) =>
        conflict
          .column('hash')
          .doUpdateSet({ erased_at: tombstone.erased_at })
          .where('tombstone.erased_at', '<', tombstone.erased_at),
      )
      .execute()
  }
}

/** The tombstones in the file beside a SQLite database. */
export function readTombstoneFile(file: string): Tombstone[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [, hash, time] = /^([\w-]{43}) (\d{1,15})$/.exec(line) ?? []
    return hash === undefined ? [] : [{ hash, erased_at: Number(time) }]
  })
}

/** Erases again what came back with an older copy of the data. What arrived after its erasure is another matter. */
export async function eraseAgain(tx: Tx, secret: string, now: number): Promise<DataSubject> {
  const erasedAt = new Map((await readTombstones(tx)).map(({ hash, erased_at }) => [hash, erased_at]))
  const found = emptyFound()
  const lists = listsOf(found)
  if (erasedAt.size > 0) {
    for await (const { table, id, at, identities } of identifiedRows(tx)) {
      if (identities.some((one) => (erasedAt.get(identityHash(one, secret)) ?? -1) >= at)) lists[table].push(id)
    }
  }
  const subject = await withDependents(tx, found)
  await eraseDataSubject(tx, subject, now)
  return subject
}

/**
 * At the start: if the file knows of erasures that the database does not, the database was replaced by an older copy.
 * Returns how many records were erased again.
 */
export async function eraseWhatCameBack(store: Store, secret: string, file: string, now: number): Promise<number> {
  const known = new Map((await readTombstones(store.db)).map(({ hash, erased_at }) => [hash, erased_at]))
  // Somebody may have been erased before the copy was made, and again after it.
  const missing = readTombstoneFile(file).filter(({ hash, erased_at }) => erased_at > (known.get(hash) ?? -1))
  if (missing.length === 0) return 0
  const { enquiries, comments, subscriptions } = await store.write(async (tx) => {
    await addTombstones(tx, missing)
    return eraseAgain(tx, secret, now)
  })
  return enquiries.length + comments.length + subscriptions.length
}
