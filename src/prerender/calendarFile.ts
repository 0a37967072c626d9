import type { CalendarEntry } from '#content/calendar.ts'
import { law } from '#content/law.ts'
import { site } from '#content/site.ts'
import { calendarTexts } from '#content/texts/guides.ts'

/** Media type of the file. */
export const calendarType = 'text/calendar; charset=utf-8'

/** Octets of a line before it must be folded (RFC 5545, 3.1). */
const longest = 75

/**
 * The entries as an iCalendar file (RFC 5545), one event of a whole day each. The time stamp is the day of the law's
 * review and not the build's, so the file stays the same until its content changes.
 */
export function calendarFile(entries: readonly CalendarEntry[], reviewed = law.cess.reviewed): string {
  const { host } = new URL(site.origin)
  const stamp = `${reviewed.replaceAll('-', '')}T000000Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(site.product)}//Deadlines//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(calendarTexts.name)}`,
    `X-WR-CALNAME:${escaped(calendarTexts.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P7D',
    'X-PUBLISHED-TTL:P7D',
    ...entries.flatMap(({ key, date, what, who }) => [
      'BEGIN:VEVENT',
      `UID:${key}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `SUMMARY:${escaped(what)}`,
      `DESCRIPTION:${escaped(`For ${who}.\n${calendarTexts.description}`)}`,
      `URL:${site.origin}/deadlines`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** A text value: backslash, semicolon, comma and line break have a meaning of their own. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')
}

/** Breaks a long line between characters, never inside one: each further line begins with a space. */
function folded(line: string): string {
  const lines = ['']
  for (const character of line) {
    const last = lines.at(-1) ?? ''
    if (Buffer.byteLength(last + character) > longest) lines.push(` ${character}`)
    else lines[lines.length - 1] = last + character
  }
  return lines.join('\r\n')
}
