import * as v from 'valibot'
import type { EnquiryDetail } from './enquiries.ts'

/** How many enquiries a device keeps, to be read without a connection: all open ones before others. */
export const mostKept = 200

/** The key of a session's kept enquiries: 256 bits in base64url. The server gives it to this session only, and to none after it. */
export interface OfflineKey {
  key: string
}

/** By id the marks of the enquiries that the device has. */
export const keptSearch = v.object({
  known: v.record(v.pipe(v.string(), v.uuid()), v.pipe(v.string(), v.maxLength(40))),
})
export type KeptSearch = v.InferOutput<typeof keptSearch>

export interface KeptEnquiries {
  /** The newest first. */
  items: Array<{
    id: string
    /** Changes with anything in it. */
    mark: string
    /** `null` if the device has it as it is. Its `others` are left out. */
    enquiry: EnquiryDetail | null
  }>
}
