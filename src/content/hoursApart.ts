import type { CityHours } from './cityHours.ts'

/** "5 hours 30 minutes ahead", "1 hour ahead", "2 hours 30 minutes behind". */
export function aheadText(hours: number): string {
  const size = Math.abs(hours)
  const whole = Math.floor(size)
  const parts = [`${whole} ${whole === 1 ? 'hour' : 'hours'}`, ...(size % 1 ? [`${(size % 1) * 60} minutes`] : [])]
  return `${parts.join(' ')} ${hours > 0 ? 'ahead' : 'behind'}`
}

/** "5 h 30 min ahead", for a narrow column. */
function shortText(hours: number): string {
  return aheadText(hours)
    .replace(/ hours?/, ' h')
    .replace(' minutes', ' min')
}

/** "+5:30" where India is ahead, "–2:30" where it is behind. */
export function signedHours(hours: number): string {
  const minutes = String((Math.abs(hours) % 1) * 60).padStart(2, '0')
  return `${hours > 0 ? '+' : '–'}${Math.floor(Math.abs(hours))}:${minutes}`
}

/** The working day of an Indian office, 10:00 to 18:00, on a clock so many hours behind India. */
export function officeHours(hours: number): string {
  return `${clock(10 - hours)} to ${clock(18 - hours)}`
}

/** Rows of a table: city, what India is ahead by, Indian office hours there. */
export function timeRows(cities: readonly CityHours[]): string[][] {
  return cities.flatMap(({ city, january, july }) =>
    january === july
      ? [[city, shortText(january), officeHours(january)]]
      : [
          [`${city}, January`, shortText(january), officeHours(january)],
          [`${city}, July`, shortText(july), officeHours(july)],
        ],
  )
}

function clock(hours: number): string {
  const minutes = (hours + 24) * 60
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
