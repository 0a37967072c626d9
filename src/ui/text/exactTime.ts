import { locale } from '#content/locale.ts'

let format: Intl.DateTimeFormat | undefined

/** Formats epoch milliseconds as date and time in the visitor's time zone: '2 April 2026 at 14:05'. */
export function exactTime(at: number): string {
  // Made on first use: a slow phone takes 60 ms for it, and no page needs it to answer.
  format ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })
  return format.format(at)
}
