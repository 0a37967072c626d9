import { CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date'
import { language } from '#content/language.ts'

/** A calendar date as a count of days, without time or time zone. */
export type Day = number

const calendar = new GregorianCalendar()
const epoch = calendar.toJulianDay(new CalendarDate(1970, 1, 1))

/** The day of an ISO date like 2026-11-22; `undefined` for anything else and for dates that do not exist. */
export function dayOf(iso: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined
  try {
    return fromDate(parseDate(iso))
  } catch {
    // 30 February and the like.
    return undefined
  }
}

/** The day of year, month and day of the month; `undefined` if there is none. */
export function dayFrom(year: number, month: number, date: number): Day | undefined {
  const two = (part: number) => String(part).padStart(2, '0')
  return dayOf(`${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`)
}

/** The ISO date of a day. */
export function isoOf(day: Day): string {
  return toDate(day).toString()
}

/** The same date so many months later; the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  return fromDate(toDate(day).add({ months }))
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  // 1 January 1970 was a Thursday.
  return (((day + 4) % 7) + 7) % 7
}

/** The day as texts write it: 22 November 2026. */
export function dayText(day: Day): string {
  return format({ day: 'numeric', month: 'long', year: 'numeric' }, day)
}

/** The day with its weekday: Sunday, 22 November 2026. */
export function weekdayText(day: Day): string {
  return `${format({ weekday: 'long' }, day)}, ${dayText(day)}`
}

function format(options: Intl.DateTimeFormatOptions, day: Day): string {
  return new Intl.DateTimeFormat(language.locale, { ...options, timeZone: 'UTC' }).format(day * 86_400_000)
}

function toDate(day: Day): CalendarDate {
  return calendar.fromJulianDay(day + epoch)
}

function fromDate(date: CalendarDate): Day {
  return calendar.toJulianDay(date) - epoch
}
