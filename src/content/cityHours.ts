/** How many hours India is ahead of a city; negative where India is behind. */
export interface CityHours {
  city: string
  /** IANA name, by which the hours are compared with time zone data. */
  zone: string
  /** In January and in July; they differ where clocks change. */
  january: number
  july: number
}

/** The oldest release of the IANA time zone data with which all the hours below agree; 2026d agrees with them, too. */
export const hoursAsOf = '2026c'

/**
 * The hours that the guides print. They are written down and not computed, because a build would print those of its own
 * Node, which may be years old. `npm run law -- --due` compares them with newer data.
 *
 * British Columbia (since 9 March 2026, https://news.gov.bc.ca/releases/2026AG0013-000209) and Alberta (since 18 June
 * 2026, Bill 31) keep summer time all year; IANA time zone data has it from 2026b and 2026c on.
 */
const hours = {
  Adelaide: { zone: 'Australia/Adelaide', january: -5, july: -4 },
  Berlin: { zone: 'Europe/Berlin', january: 4.5, july: 3.5 },
  Brisbane: { zone: 'Australia/Brisbane', january: -4.5, july: -4.5 },
  Calgary: { zone: 'America/Edmonton', january: 11.5, july: 11.5 },
  Chicago: { zone: 'America/Chicago', january: 11.5, july: 10.5 },
  Denver: { zone: 'America/Denver', january: 12.5, july: 11.5 },
  Dubai: { zone: 'Asia/Dubai', january: 1.5, july: 1.5 },
  Halifax: { zone: 'America/Halifax', january: 9.5, july: 8.5 },
  'Kuwait City': { zone: 'Asia/Kuwait', january: 2.5, july: 2.5 },
  London: { zone: 'Europe/London', january: 5.5, july: 4.5 },
  'New York': { zone: 'America/New_York', january: 10.5, july: 9.5 },
  Perth: { zone: 'Australia/Perth', january: -2.5, july: -2.5 },
  Riyadh: { zone: 'Asia/Riyadh', january: 2.5, july: 2.5 },
  'San Francisco': { zone: 'America/Los_Angeles', january: 13.5, july: 12.5 },
  Singapore: { zone: 'Asia/Singapore', january: -2.5, july: -2.5 },
  Sydney: { zone: 'Australia/Sydney', january: -5.5, july: -4.5 },
  Toronto: { zone: 'America/Toronto', january: 10.5, july: 9.5 },
  Vancouver: { zone: 'America/Vancouver', january: 12.5, july: 12.5 },
  Winnipeg: { zone: 'America/Winnipeg', january: 11.5, july: 10.5 },
} satisfies Record<string, Omit<CityHours, 'city'>>

export type CityName = keyof typeof hours

/** The hours of a city. */
export function hoursOf(city: CityName): CityHours {
  return { city, ...hours[city] }
}

/** Every city that guides may name. */
export const allCityHours: readonly CityHours[] = (Object.keys(hours) as CityName[]).map(hoursOf)

/** The hours from a zone to India at a moment, by the time zone data of the platform. */
export type HoursToIndia = (zone: string, moment: Date) => number

const byPlatform: HoursToIndia = (zone, moment) => {
  const clock = (timeZone: string) => Date.parse(`${moment.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`)
  return (clock('Asia/Kolkata') - clock(zone)) / 3_600_000
}

/**
 * One line for each city whose hours differ from time zone data of that release in the January and July after a day;
 * nothing where all agree. Data older than the table proves nothing, so then the one line says that.
 */
export function outdatedHours(after: Date, release = '', hoursToIndia: HoursToIndia = byPlatform): string[] {
  if (release < hoursAsOf) {
    const known = release || 'of no known release'
    return [`city hours: not compared, since the time zone data of this Node (${known}) is older than ${hoursAsOf}`]
  }
  const next = (month: number) => {
    const day = new Date(Date.UTC(after.getUTCFullYear(), month, 15, 12))
    if (day < after) day.setUTCFullYear(day.getUTCFullYear() + 1)
    return day
  }
  return allCityHours.flatMap(({ city, zone, january, july }) => {
    const found = [hoursToIndia(zone, next(0)), hoursToIndia(zone, next(6))]
    if (found[0] === january && found[1] === july) return []
    return [
      `content out of date: ${city}: India is ${found.join(' and ')} hours ahead in January and July by the time zone data ${release}, not ${january} and ${july}; correct src/content/cityHours.ts`,
    ]
  })
}
