import type { CalendarEntry } from '#content/calendar.ts'
import { escapeText, icalendar } from '#content/icalendar.ts'
import { site } from '#content/site.ts'
import { calendarTexts } from '#content/texts/guides.ts'

/** Media type of the file. */
export const calendarType = 'text/calendar; charset=utf-8'

/**
 * The entries as a calendar to subscribe to. An entry was changed on the day of its review and not when the site was
 * built, so the file stays the same until its content changes.
 */
export function calendarFile(entries: readonly CalendarEntry[]): string {
  const { host } = new URL(site.origin)
  const events = entries.map(({ key, date, what, who, reviewed }) => ({
    uid: `${key}@${host}`,
    date,
    title: what,
    text: `For ${who}.\n${calendarTexts.description}`,
    changed: new Date(reviewed),
    url: `${site.origin}/deadlines`,
  }))
  return icalendar(`${site.product}//Deadlines`, events, [
    'METHOD:PUBLISH',
    `NAME:${escapeText(calendarTexts.name)}`,
    `X-WR-CALNAME:${escapeText(calendarTexts.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P7D',
    'X-PUBLISHED-TTL:P7D',
  ])
}
