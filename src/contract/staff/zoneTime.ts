import { officeZone } from './calls.ts'

const day = 86_400_000
/** Formats in use: making one costs a hundred times what using it does, and each keeps tens of kilobytes. */
const mostFormats = 60

const formats = new Map<string, Intl.DateTimeFormat>()

/** `Intl.DateTimeFormat` for these options, made once. Throws a RangeError if there is no such time zone. */
export function zoneFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  if (formats.size >= mostFormats) formats.clear()
  const format = new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/**
 * The moment at which a clock in the zone shows this time, given as if it were UTC; the first of two, and `undefined` where
 * clocks are put forward past it.
 */
export function momentOf(wall: number, zone = officeZone): number | undefined {
  const guesses = [wall - offsetAt(zone, wall - day), wall - offsetAt(zone, wall + day)]
  return guesses.sort((a, b) => a - b).find((guess) => guess + offsetAt(zone, guess) === wall)
}

/** Milliseconds by which clocks in the zone are ahead of UTC at a moment. Throws a RangeError if there is no such zone. */
export function offsetAt(zone: string, at: number): number {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const format = zoneFormat('en-US', { ...parts, second: '2-digit', hourCycle: 'h23', timeZone: zone })
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0, second = 0 } = part
  return Date.UTC(year, month - 1, date, hour, minutes, second) - Math.floor(at / 1000) * 1000
}
