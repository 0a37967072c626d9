/** An event of a whole day in an iCalendar file. */
export interface CalendarEvent {
  /**
   * Its identity, the same in every later file: calendars replace an event with the same one and keep all others. So
   * never made of its date, of the moment or of its place in the list.
   */
  uid: string
  /** Like 2026-06-15. */
  date: string
  title: string
  text: string
  /** When it was last changed: the later of two wins. */
  changed: Date
  url?: string
  /** Hour of the day at which a calendar that keeps alarms rings. */
  alarm?: number
}

/** Octets of a line before it must be folded (RFC 5545, 3.1). */
const longest = 75

/** Revisions count the seconds from here, so that they fit 32 bits and grow without a record of earlier files. */
const firstRevision = Date.UTC(2026, 0, 1)

/** An iCalendar file (RFC 5545). `head` names further properties of the calendar, as they are to be written. */
export function icalendar(maker: string, events: readonly CalendarEvent[], head: readonly string[] = []): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(maker)}//EN`,
    'CALSCALE:GREGORIAN',
    ...head,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOf({ uid, date, title, text, changed, url, alarm }: CalendarEvent): string[] {
  const stamp = changed.toISOString().replace(/[-:]|\.\d+/g, '')
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
  const bell = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:PT${alarm}H`,
    'END:VALARM',
  ]
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${Math.max(0, Math.floor((changed.getTime() - firstRevision) / 1000))}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${next.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    ...(url === undefined ? [] : [`URL:${url}`]),
    'TRANSP:TRANSPARENT',
    ...(alarm === undefined ? [] : bell),
    'END:VEVENT',
  ]
}

/** A text value: backslash, semicolon, comma and line break have a meaning there; other control characters may not stand. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** Breaks a long line between characters, never inside one: each further line begins with a space. */
export function folded(line: string): string {
  const encoder = new TextEncoder()
  let [out, octets] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > longest) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += size
  }
  return out
}
