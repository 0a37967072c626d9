const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** Date and time where the visitor is, of epoch milliseconds: '2 April 2026 at 14:05'. */
export function exactTime(at: number): string {
  return exact.format(at)
}
