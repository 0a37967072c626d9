import type { Day } from '../day.ts'
import { firstDayOf, lastDayOf, type TaxYear } from '../taxYear.ts'
import { endOf, type Stay, startOf } from './stays.ts'

/** The stays with one more trip. Where it overlaps a stay, both become one, so that no day counts twice. */
export function withTrip(stays: readonly Stay[], trip: Stay): Stay[] {
  const sorted = [...stays, trip].sort((a, b) => startOf(a) - startOf(b) || endOf(a) - endOf(b))
  const merged: Stay[] = []
  for (const next of sorted) {
    const last = merged.at(-1)
    if (!last || startOf(next) > endOf(last)) merged.push(next)
    else if (endOf(next) > endOf(last)) merged[merged.length - 1] = { ...last, departure: next.departure }
  }
  return merged
}

/** The day on which that many days in India are reached in a tax year, with days of arrival and departure. */
export function dayOfLimit(stays: readonly Stay[], year: TaxYear, limit: number): Day | undefined {
  let count = 0
  for (let day = firstDayOf(year); day <= lastDayOf(year); day++) {
    if (stays.some((stay) => startOf(stay) <= day && day <= endOf(stay))) count += 1
    if (count === limit) return day
  }
  return undefined
}

/** The day after the last stay that ends within the year; without one the first day of the year. */
export function nextTripStart(stays: readonly Stay[], year: TaxYear): Day {
  const [first, last] = [firstDayOf(year), lastDayOf(year)]
  const ends = stays.map(endOf).filter((end) => end >= first && end < last)
  return ends.length > 0 ? Math.max(...ends) + 1 : first
}
