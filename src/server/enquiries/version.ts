import type { EnquiryRow } from '../store/tables.ts'

/** The columns that an `update` sets to give an enquiry its next version, and to note whose it is. */
export function nextVersion({ version, changed_by, own_since }: VersionColumns, actor: string) {
  return {
    version: version + 1,
    changed_by: actor,
    own_since: changed_by === actor ? own_since : version,
  }
}

type VersionColumns = Pick<EnquiryRow, 'version' | 'changed_by' | 'own_since'>

/**
 * Whether a change may be made to the enquiry as it is now although it was meant for an earlier version: everything since was
 * the same member's, whose screen was not there yet. 'strict' asks in this case, too.
 */
export function follows(row: VersionColumns, version: number, actor: string, strict = false): boolean {
  if (version === row.version) return true
  return !strict && row.changed_by === actor && version < row.version && version >= (row.own_since ?? row.version)
}

/** The columns that both need. */
export const versionColumns = ['version', 'changed_by', 'own_since'] as const
