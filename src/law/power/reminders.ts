import { icalendar } from '#content/icalendar.ts'
import { type Day, isoOf } from '../day.ts'

/** A last day that a calendar reminds of, and the entries ahead of it. */
export interface Reminder {
  /** The task, the same in every language: with the paper's identity it names the entries. */
  kind: string
  day: Day
  title: string
  text: string
}

/** The identity of a paper, however its days are corrected: the case, and what was signed when. */
export interface Paper {
  caseName: string
  document: string
  signed: string
}

/** Days ahead on which an entry of its own reminds. */
const ahead = [14, 3, 0]

/** The hour at which it rings, where the calendar keeps the alarms of a file. */
const morning = 9

/**
 * The reminders as an iCalendar file. Each day ahead is an event of its own, because Google Calendar drops the alarms of
 * imported files. The UIDs are made of kind and paper, so a later file with corrected days replaces the entries.
 */
export function calendarFile(
  reminders: readonly Reminder[],
  paper: Paper,
  { now, titleAhead }: { now: Date; titleAhead: (days: number, title: string) => string },
): string {
  const identity = identityOf(paper)
  const events = reminders.flatMap(({ kind, day, title, text }) =>
    ahead.map((days) => ({
      uid: `${kind}-${days}-${identity}@reminder.invalid`,
      date: isoOf(day - days),
      title: days === 0 ? title : titleAhead(days, title),
      text,
      changed: now,
      alarm: morning,
    })),
  )
  return icalendar('Reminders', events)
}

/** A short number for the paper, so that a calendar on the Internet is not told the name of the case (FNV-1a, 64 bits). */
function identityOf({ caseName, document, signed }: Paper): string {
  const text = JSON.stringify([caseName.normalize('NFC').trim().toLowerCase(), document, signed])
  const mixed = new TextEncoder()
    .encode(text)
    .reduce((sum, octet) => BigInt.asUintN(64, (sum ^ BigInt(octet)) * 0x100000001b3n), 0xcbf29ce484222325n)
  return mixed.toString(16).padStart(16, '0')
}
