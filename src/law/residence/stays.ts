import { type Day, dayOf } from '../day.ts'
import { firstDayOf, lastDayOf, type TaxYear } from '../taxYear.ts'

/** A stay in India as it was typed: ISO dates. No arrival: in India since before the list. No departure: staying on. */
export interface TypedStay {
  arrival: string
  departure: string
}

/** A stay in India, from the day of arrival to that of departure. */
export interface Stay {
  arrival: Day | undefined
  departure: Day | undefined
}

/** The fault of a stay's field. */
export interface StayFault {
  /** Its place in the list as typed. */
  row: number
  field: keyof TypedStay
  fault: 'noDate' | 'backwards' | 'overlap'
  /** The other stay of an overlap. */
  other?: number
}

/** The stays in the order of their dates, or what is wrong with them. Rows without any date are left out. */
export function readStays(typed: readonly TypedStay[]): { stays: Stay[]; faults: StayFault[] } {
  const faults: StayFault[] = []
  const rows: { stay: Stay; row: number }[] = []
  for (const [row, { arrival, departure }] of typed.entries()) {
    const stay = { arrival: dayOf(arrival), departure: dayOf(departure) }
    if (arrival === '' && departure === '') continue
    const fields = ['arrival', 'departure'] as const
    const wrong = fields.filter((field) => typed[row]?.[field] && stay[field] === undefined)
    faults.push(...wrong.map((field) => ({ row, field, fault: 'noDate' as const })))
    if (startOf(stay) > endOf(stay)) faults.push({ row, field: 'departure', fault: 'backwards' })
    else if (wrong.length === 0) rows.push({ stay, row })
  }
  rows.sort((a, b) => startOf(a.stay) - startOf(b.stay) || endOf(a.stay) - endOf(b.stay))
  let latest = rows[0]
  for (const next of rows.slice(1)) {
    // A stay may begin on the day on which the one before ended.
    if (latest && startOf(next.stay) < endOf(latest.stay)) {
      faults.push({ row: next.row, field: 'arrival', fault: 'overlap', other: latest.row })
    }
    if (!latest || endOf(next.stay) > endOf(latest.stay)) latest = next
  }
  return { stays: rows.map(({ stay }) => stay), faults }
}

/** First day of a stay. */
export function startOf({ arrival }: Stay): Day {
  return arrival ?? Number.NEGATIVE_INFINITY
}

/** Last day of a stay. */
export function endOf({ departure }: Stay): Day {
  return departure ?? Number.POSITIVE_INFINITY
}

/** Days in India in a tax year, counted both ways. */
export interface DayCount {
  /** With the days of arrival and departure. */
  both: number
  /** Without the days of arrival, as tribunals have counted. */
  withoutArrivals: number
}

/** The days of sorted stays that lie in a tax year. A day on which one stay ends and the next begins counts once. */
export function daysIn(stays: readonly Stay[], year: TaxYear): DayCount {
  const [first, last] = [firstDayOf(year), lastDayOf(year)]
  const count = { both: 0, withoutArrivals: 0 }
  let counted = Number.NEGATIVE_INFINITY
  for (const stay of stays) {
    const end = Math.min(endOf(stay), last)
    const start = Math.max(startOf(stay), first)
    count.both += Math.max(0, end - Math.max(start, counted + 1) + 1)
    count.withoutArrivals += Math.max(0, end - Math.max(startOf(stay) + 1, first) + 1)
    counted = Math.max(counted, end)
  }
  return count
}
