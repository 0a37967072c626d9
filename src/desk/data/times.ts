import { timeTexts as texts } from '#content/texts/staff/desk.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const month = 30 * day
const year = 365 * day
const full = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const dayOfYear = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' })
const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' })

/** A length of time in its largest unit: '3 h'. */
export function duration(ms: number): string {
  if (ms < minute) return texts.now
  if (ms < hour) return texts.minutes(Math.floor(ms / minute))
  if (ms < 2 * day) return texts.hours(Math.floor(ms / hour))
  if (ms < 2 * month) return texts.days(Math.floor(ms / day))
  return ms < 2 * year ? texts.months(Math.floor(ms / month)) : texts.years(Math.floor(ms / year))
}

/** How long ago. */
export function ago(iso: string, now = Date.now()): string {
  return duration(Math.max(0, now - Date.parse(iso)))
}

/** Date and time in the reader's time zone. */
export function exactly(iso: string): string {
  return full.format(new Date(iso))
}

/** When, as short as it can be: the time of today, a day of this year, or a date. */
export function briefly(iso: string, now = Date.now()): string {
  const then = new Date(iso)
  const today = new Date(now)
  if (then.toDateString() === today.toDateString()) return clock.format(then)
  return then.getFullYear() === today.getFullYear() ? dayOfYear.format(then) : date.format(then)
}

/** Days between two moments by the reader's calendar: 1 for yesterday. */
export function daysBetween(earlier: Date, later: Date): number {
  const midnight = (of: Date) => Date.UTC(of.getFullYear(), of.getMonth(), of.getDate())
  return Math.round((midnight(later) - midnight(earlier)) / day)
}
