import { escapeText, folded } from '#content/icalendar.ts'
import { site } from '#content/site.ts'
import type { Backend } from '../backend.ts'
import { signedUrl } from '../links/signedLink.ts'
import type { BookingRow } from '../store/messageTables.ts'
import { callTextsIn } from './callTexts.ts'

/** For whom the event is, and what it says. */
interface Event {
  lang: string
  reference: string
  /** Of the link in it: a file gives no more rights than whoever gets it has. */
  revision: number
  /** Of the office's own calendar: the client's name and number. */
  client?: { name: string; number: string }
}

/** Whether a calendar adds or removes the event. */
export function methodOf({ state }: Pick<BookingRow, 'state'>): 'PUBLISH' | 'CANCEL' {
  return state === 'cancelled' ? 'CANCEL' : 'PUBLISH'
}

/**
 * The call as an iCalendar file (RFC 5545). Its UID stays and SEQUENCE grows with each change, so that calendars move or remove
 * what they have. Times are UTC: every calendar shows them on its own clock.
 */
export function callCalendar(
  backend: Pick<Backend, 'secret' | 'now' | 'publicUrl'>,
  booking: BookingRow,
  { lang, reference, revision, client }: Event,
): string {
  const { texts } = callTextsIn(lang)
  const url = signedUrl(backend, 'call', booking.enquiry_id, revision)
  const isCancelled = booking.state === 'cancelled'
  const description = client ? [client.number, reference] : [texts.mail.callsYou, reference, url]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(site.product)}//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(booking)}`,
    'BEGIN:VEVENT',
    `UID:${booking.id}@${new URL(backend.publicUrl).hostname}`,
    `DTSTAMP:${utc(booking.changed_at)}`,
    `LAST-MODIFIED:${utc(booking.changed_at)}`,
    `SEQUENCE:${booking.sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${utc(booking.starts_at)}`,
    `DTEND:${utc(booking.ends_at)}`,
    `SUMMARY:${escapeText(client ? `${client.name} (${reference})` : texts.summary)}`,
    `DESCRIPTION:${escapeText(description.join('\n'))}`,
    ...(client || isCancelled ? [] : [`URL:${url}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((one) => `${folded(one)}\r\n`).join('')
}

function utc(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')
}
