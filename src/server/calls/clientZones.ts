import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { PhoneNumber } from '#contract/phoneNumbers.ts'
import { offsetAt } from '#contract/staff/zoneTime.ts'

/**
 * Time zones of the first number's country, one for each time that clocks show there now, from west to east; empty if the
 * country is unknown.
 */
export function zonesOfNumber([first]: readonly PhoneNumber[], now: number): string[] {
  const country = first?.hasCountry ? parsePhoneNumberFromString(first.dialled)?.country : undefined
  if (!country) return []
  const byOffset = new Map<number, string>()
  for (const zone of zonesOf(country)) {
    const offset = offsetAt(zone, now)
    if (!byOffset.has(offset) || wellKnown.has(zone)) byOffset.set(offset, zone)
  }
  return [...byOffset].sort(([one], [other]) => one - other).map(([, zone]) => zone)
}

/** Cities that people know of a country, where the first by the alphabet is a smaller one. */
const wellKnown = new Set([
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Toronto',
  'America/Vancouver',
  'America/Halifax',
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Perth',
  'Europe/Berlin',
])

/** Node 20 has them as a property, later versions as a method. */
interface LocaleZones {
  getTimeZones?: () => string[] | undefined
  timeZones?: string[]
}

function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & LocaleZones
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}
