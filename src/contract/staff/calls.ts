import * as v from 'valibot'

/** Lengths of a call, in minutes, that the office can offer. */
export const callMinutes = [15, 20, 30, 45, 60] as const

/** The office's own clock unless it says otherwise. */
export const officeZone = 'Asia/Kolkata'

/** Whether the platform knows a time zone of this name. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z][\w+\-/]{1,49}$/.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}

const clock = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 10:00'))
const hours = v.pipe(
  v.object({ from: clock, to: clock }),
  v.check(({ from, to }) => from < to, 'must end after they begin'),
)

/** When the office takes calls that clients choose themselves, on its working days. */
export const callSettings = v.object({
  /** On the office's clock, such as 10:00 to 13:00; several where there is a break. */
  hours: v.pipe(v.array(hours), v.minLength(1), v.maxLength(6)),
  minutes: v.picklist(callMinutes),
  zone: v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone such as Asia/Kolkata')),
  /** Whether the email that acknowledges an enquiry offers these times. */
  isOffered: v.boolean(),
  /** Whether the site's page offers them, too, as soon as an enquiry has arrived. */
  isOnSite: v.optional(v.boolean()),
})
export type CallSettings = v.InferOutput<typeof callSettings>

/** The call with a client: what is agreed, and where the client's clock may be. */
export interface ClientCall {
  /** Whether the office takes calls that clients choose. */
  isOpen: boolean
  /** The call that is booked; `null` if there is none, or it is over. */
  booking: { startsAt: string; endsAt: string; zone: string } | null
  /**
   * Time zones in which the client may be, from west to east: that of the booking, or else those of the phone number's country
   * whose clocks differ now. Empty if nothing is known.
   */
  zones: string[]
}

/** The signed link to the page on which the client chooses a time, and words around it in the enquiry's language. */
export interface CallLink {
  url: string
  text: string
}
