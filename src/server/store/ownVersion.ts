import { type RawBuilder, sql } from 'kysely'

/** A record's version, and whose the last versions are. */
export interface VersionColumns {
  /** Increases with each change by a member. */
  version: number
  /** The actor of the last versions, and the version before the first of them; null before any change. */
  changed_by: string | null
  own_since: number | null
}

/** The columns that an `update` sets to give a record its next version, and to note whose it is. */
export function nextVersion({ version, changed_by, own_since }: VersionColumns, actor: string) {
  return {
    version: version + 1,
    changed_by: actor,
    own_since: changed_by === actor ? own_since : version,
  }
}

/**
 * Whether a change may be made to the record as it is now although it was meant for an earlier version: everything since was
 * the same member's, whose screen was not there yet. 'strict' asks in this case, too.
 */
export function follows(row: VersionColumns, version: number, actor: string, strict = false): boolean {
  if (version === row.version) return true
  return !strict && row.changed_by === actor && version < row.version && version >= (row.own_since ?? row.version)
}

/** The columns that both need. */
export const versionColumns = ['version', 'changed_by', 'own_since'] as const

/** `nextVersion` as one statement writes it, whichever version the row has by then. */
export function bumpVersion(actor: string) {
  return {
    version: sql<number>`version + 1`,
    changed_by: actor,
    own_since: sql<number>`case when changed_by = ${actor} then own_since else version end`,
  }
}

/** `follows` as the condition of that statement. */
export function followsVersion(version: number, actor: string): RawBuilder<boolean> {
  return sql`(version = ${version} or (changed_by = ${actor} and version > ${version} and own_since <= ${version}))`
}
