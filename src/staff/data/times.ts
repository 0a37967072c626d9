import { timeTexts as texts } from '#content/texts/staff/desk.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const full = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

/** A length of time in its largest unit: '3 h'. */
export function duration(ms: number): string {
  if (ms < minute) return texts.now
  if (ms < hour) return texts.minutes(Math.floor(ms / minute))
  if (ms < 2 * day) return texts.hours(Math.floor(ms / hour))
  return texts.days(Math.floor(ms / day))
}

/** How long ago. */
export function ago(iso: string, now = Date.now()): string {
  return duration(Math.max(0, now - Date.parse(iso)))
}

/** Date and time in the reader's time zone. */
export function exactly(iso: string): string {
  return full.format(new Date(iso))
}
