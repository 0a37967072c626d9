import { threadTexts } from '#content/texts/thread.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** From which age on which unit is told, in milliseconds. */
const units = [
  { unit: 'year', ms: 365.25 * day },
  { unit: 'month', ms: 30.44 * day },
  { unit: 'week', ms: 7 * day },
  { unit: 'day', ms: day },
  { unit: 'hour', ms: hour },
  { unit: 'minute', ms: minute },
] as const

const relative = new Intl.RelativeTimeFormat('en-GB')
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** How long ago, in whole units: '3 days ago'. A time ahead comes from a clock that is wrong and counts as now. */
export function relativeTime(at: number, now: number): string {
  const age = now - at
  for (const { unit, ms } of units) if (age >= ms) return relative.format(-Math.floor(age / ms), unit)
  return threadTexts.justNow
}

/** Date and time where the visitor is: '2 April 2026 at 14:05'. */
export function exactTime(at: number): string {
  return exact.format(at)
}
