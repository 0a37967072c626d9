import type { ConflictResult } from '#contract/staff/people.ts'
import type { TaskChange } from '#contract/staff/tasks.ts'
import type { VersionColumns } from './ownVersion.ts'

/** Tables of what an office knows of matters and people. */
export interface PeopleTables {
  /** A tag of an enquiry; `tag_key` is the same for all its spellings. */
  enquiry_tag: { enquiry_id: string; tag_key: string; tag: string }
  /** `key` is an address, or the id of a record without one; all with one `person_id` are one person. */
  person_key: { key: string; person_id: string; joined_at: number; joined_by: string }
  conflict_check: ConflictCheckRow
  task: TaskRow
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

/** Something to do until a day. */
export interface TaskRow extends VersionColumns {
  id: string
  /** The enquiry that it belongs to. */
  enquiry_id: string | null
  /** The key of the person whom it is about without an enquiry, as in `person_key`. */
  person_key: string | null
  text: string
  /** Such as 2026-12-01. */
  due_day: string
  /** Address of a member, or empty. */
  assignee: string
  repeats: TaskChange['repeats']
  created_at: number
  done_at: number | null
  /** Address of the member who did it; empty before. */
  done_by: string
}
