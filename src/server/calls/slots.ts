import type { CallSettings } from '#contract/staff/calls.ts'
import type { OfficeSettings } from '#contract/staff/messages.ts'
import { momentOf, offsetAt } from '#contract/staff/zoneTime.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** So long before its time a call can be booked at the latest: somebody has to see it. */
export const bookingNotice = 4 * 60 * minute
/** How many days ahead times are offered. */
export const bookingDays = 14

/** A time for a call, in epoch milliseconds. */
export interface Slot {
  start: number
  end: number
}

type Office = Pick<OfficeSettings, 'days' | 'holidays'> & { calls?: CallSettings | undefined }

/**
 * The times that the office offers from now on, without those that are taken. Its hours are those of its own clock on each
 * day, so where clocks change, the moment moves and the hour does not; an hour that a change leaves out is not offered.
 */
export function freeSlots({ days, holidays, calls }: Office, taken: readonly Slot[], now: number): Slot[] {
  if (!calls) return []
  const { hours, minutes, zone } = calls
  const closed = new Set(holidays)
  const today = Math.floor((now + offsetAt(zone, now)) / day) * day
  const slots = Array.from({ length: bookingDays + 1 }, (_, count) => today + count * day)
    .filter(
      (date) => days.includes(new Date(date).getUTCDay()) && !closed.has(new Date(date).toISOString().slice(0, 10)),
    )
    .flatMap((date) =>
      hours.flatMap(({ from, to }) => {
        const [first, last] = [minutesOf(from), minutesOf(to)]
        const count = Math.floor((last - first) / minutes)
        return Array.from({ length: count }, (_, at) => momentOf(date + (first + at * minutes) * minute, zone))
      }),
    )
    .flatMap((start): Slot[] => (start === undefined ? [] : [{ start, end: start + minutes * minute }]))
  return slots
    .filter(({ start }) => start >= now + bookingNotice)
    .filter((slot) => !taken.some((one) => overlap(one, slot)))
    .sort((one, other) => one.start - other.start)
    .filter((slot, at, all) => at === 0 || !overlap(all[at - 1] ?? slot, slot))
}

/** Whether two calls would be at one time. */
export function overlap(one: Slot, other: Slot): boolean {
  return one.start < other.end && other.start < one.end
}

function minutesOf(clock: string): number {
  const [hour = 0, minutes = 0] = clock.split(':').map(Number)
  return hour * 60 + minutes
}
