/** India Standard Time, which has no daylight saving, is so many milliseconds ahead of UTC: by it the office's days begin. */
export const indianOffset = 5.5 * 3_600_000

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** `1 May 2025 at 14:30 IST`, whatever the server's time zone: the provider works in India. */
export function indianTime(time: number): string {
  return `${format.format(new Date(time))} IST`
}

const monthFormat = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: 'Asia/Kolkata' })

/** The month by the Indian calendar: `2025-05`. */
export function indianMonth(time: number): string {
  return monthFormat.format(new Date(time))
}
