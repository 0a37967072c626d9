import { locale } from '#content/locale.ts'

const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })

/** Formats epoch milliseconds as date and time in the visitor's time zone: '2 April 2026 at 14:05'. */
export function exactTime(at: number): string {
  return exact.format(at)
}
