import type { ConflictResult } from '#contract/staff/people.ts'

/** Tables of what an office knows of matters and people. */
export interface PeopleTables {
  /** A tag of an enquiry; `tag_key` is the same for all its spellings. */
  enquiry_tag: { enquiry_id: string; tag_key: string; tag: string }
  /** `key` is an address, or the id of a record without one; all with one `person_id` are one person. */
  person_key: { key: string; person_id: string; joined_at: number; joined_by: string }
  conflict_check: ConflictCheckRow
  /** A view over the list that a member saved; `filter` is JSON. */
  saved_view: { id: string; address: string; name: string; name_key: string; is_shared: number; filter: string }
}

/** The kept answer of a check for a conflict of interest. */
export interface ConflictCheckRow {
  id: string
  enquiry_id: string
  at: number
  actor: string
  parties: string
  property: string
  /** Enquiries of others that were shown. */
  found: number
  result: ConflictResult
  note: string
}
