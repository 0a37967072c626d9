import { type Day, isoOf } from '../day.ts'

/** A reminder that a calendar takes for a whole day. */
export interface Reminder {
  day: Day
  title: string
  text: string
}

/** Days ahead on which the calendar reminds. */
const ahead = [14, 3]

/** The reminders as an iCalendar file (RFC 5545). `now` stamps it, in UTC. */
export function calendarFile(reminders: readonly Reminder[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const events = reminders.flatMap(({ day, title, text }, index) => [
    'BEGIN:VEVENT',
    `UID:${stamp}-${index}-${compact(day)}@reminder.invalid`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(day + 1)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    ...ahead.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-P${days}D`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Reminders//EN', ...events, 'END:VCALENDAR']
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function compact(day: Day): string {
  return isoOf(day).replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Lines of at most 75 octets; what is longer goes on after a line break and a space. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let [out, octets] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += size
  }
  return out
}
