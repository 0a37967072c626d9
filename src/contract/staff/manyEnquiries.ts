import * as v from 'valibot'
import { type EnquiryItem, enquiryChange, enquiryFilter } from './enquiries.ts'
import { idList } from './text.ts'

/**
 * Changes many at once, and so undoes it: give each id back its earlier state. Those that somebody changed in the meantime
 * (another `version`) are left alone.
 */
export const enquiriesChange = v.object({
  items: v.pipe(
    v.array(v.object({ id: v.pipe(v.string(), v.uuid()), ...enquiryChange.entries })),
    v.minLength(1),
    v.maxLength(200),
  ),
})
export type EnquiriesChange = v.InferOutput<typeof enquiriesChange>

export interface EnquiriesChanged {
  changed: EnquiryItem[]
  /** The present state of those that were left alone. */
  conflicts: EnquiryItem[]
  /** No longer there. */
  missing: string[]
}

/** CSV of what the filter finds, or of the ids. */
export const enquiryExport = v.union([v.object({ ids: idList }), enquiryFilter])
