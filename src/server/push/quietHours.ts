import type { QuietHours } from '#contract/staff/push.ts'

const minute = 60_000
const minutesOfDay = 1440

/** When the quiet hours end that it is within now, in epoch milliseconds; `undefined` outside them. */
export function quietUntil({ from, to, zone }: QuietHours, now: number): number | undefined {
  const [start, end, local] = [minutesOf(from), minutesOf(to), minutesIn(zone, now)]
  const isQuiet = start < end ? local >= start && local < end : local >= start || local < end
  if (!isQuiet) return undefined
  const left = (end - local + minutesOfDay) % minutesOfDay
  const until = Math.floor(now / minute) * minute + left * minute
  // Clocks may be put forward or back in between: by so much the hour has been missed.
  const missed = (end - minutesIn(zone, until) + 1.5 * minutesOfDay) % minutesOfDay
  return until + (missed - minutesOfDay / 2) * minute
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function minutesIn(zone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hour12: false })
  return minutesOf(format.format(at)) % minutesOfDay
}
