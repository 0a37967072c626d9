import * as v from 'valibot'

/** Milliseconds after which a tab says again that it is there. */
export const presenceBeat = 15_000

/** Milliseconds after which a tab that said nothing is taken for closed or offline; two beats may be lost before. */
export const presenceLifetime = 40_000

/** Says which enquiry a tab shows, or that it shows none any more (`null`). 204. */
export const presenceMark = v.object({
  /** Made up by the tab, so that two tabs of one session are told apart. */
  tab: v.pipe(v.string(), v.uuid()),
  enquiry: v.nullable(v.pipe(v.string(), v.uuid())),
  /** Whether an answer or a note to it is begun there. */
  isWriting: v.boolean(),
})
export type PresenceMark = v.InferOutput<typeof presenceMark>

/** A member who has an enquiry on the screen. The event 'presence' has all of them, each with an enquiry once. */
export interface Present {
  enquiry: string
  /** Of the member. */
  address: string
  isWriting: boolean
}
