import { hoursOf } from '#content/cityHours.ts'
import { newsletterTexts as texts } from '#content/texts/staff/newsletters.ts'
import { momentOf, zoneFormat } from '#contract/staff/zoneTime.ts'

/** Cities of readers, from west to east. */
const cities = (['San Francisco', 'New York', 'London', 'Dubai', 'Singapore', 'Sydney'] as const).map(hoursOf)

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** A moment by the clock of a zone: 'Tuesday, 1 December 2026 at 09:30'. */
export function timeIn(zone: string, at: number): string {
  const date = zoneFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: zone })
  return `${date.format(at)}, ${zoneFormat('en-GB', { ...clock, timeZone: zone }).format(at)}`
}

/** The same moment for readers: 'New York 23:00 (Mon)'. */
export function readerTimes(at: number): string {
  const short = (timeZone: string) =>
    zoneFormat('en-GB', { weekday: 'short', ...clock, timeZone })
      .format(at)
      .replace(',', '')
  return cities.map(({ city, zone }) => `${city} ${short(zone)}`).join(' · ')
}

/** The name of a zone's city, with how far it is from UTC. */
export function zoneName(zone: string, at: number): string {
  const parts = zoneFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return texts.zone(zone.replace(/^.*\//, '').replaceAll('_', ' '), offset)
}

/** The moment of a day and a time as their fields have them, by the clock of the zone; undefined if there is none. */
export function momentAt(day: string, time: string, zone: string): number | undefined {
  const wall = Date.parse(`${day}T${time}:00Z`)
  return Number.isNaN(wall) ? undefined : momentOf(wall, zone)
}

/** Day and time of a moment as the fields have them. */
export function fieldsAt(at: number, zone: string): { day: string; time: string } {
  return {
    day: zoneFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zone }).format(at),
    time: zoneFormat('en-GB', { ...clock, timeZone: zone }).format(at),
  }
}
