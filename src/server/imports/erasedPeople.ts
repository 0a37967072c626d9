import type { Kysely } from 'kysely'
import { type Identity, identityHash } from '../privacy/identity.ts'
import { readTombstones } from '../privacy/tombstones.ts'
import type { Tables } from '../store/tables.ts'

/** Returns whether somebody with one of these identities was erased: an older list must not bring them back. */
export async function erasedPeople(
  db: Kysely<Tables>,
  secret: string,
): Promise<(identities: readonly (Identity | undefined)[]) => boolean> {
  const hashes = new Set((await readTombstones(db)).map(({ hash }) => hash))
  if (hashes.size === 0) return () => false
  return (identities) => identities.some((one) => one !== undefined && hashes.has(identityHash(one, secret)))
}
