import { asciiDigits } from '#contract/asciiDigits.ts'
import { type Day, dayFrom, dayOf, isoOf } from '../day.ts'
import type { TypedStay } from './stays.ts'

/** A line that could not be read. */
export interface LineFault {
  /** Counted from 1. */
  line: number
  text: string
  fault: 'noDates' | 'oneDate' | 'tooMany' | 'noSuchDate' | 'departureFirst'
  /** The text taken for a date. */
  date?: string
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Something that looks like a date: 2026-03-12, 12/03/2026, 12.3.2026, 12 Mar 2026, 12-March-2026. */
const datePattern = /\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{1,2}[ -]\p{L}{3,9}\.?,?[ -]\d{4})\b/gu

const arrivalWord = /\b(?:arriv\w*|entry|entered|in)\b/i
const departureWord = /\b(?:depart\w*|exit|left|leaving|out)\b/i

/**
 * Stays from the lines of a table or of passport stamps: two dates on a line, arrival first, or one date with a word for
 * arrival or departure. Stamps may come in any order. Lines without a digit are headings. Days come before months.
 */
export function pastedStays(text: string): { stays: TypedStay[]; faults: LineFault[] } {
  const stays: TypedStay[] = []
  const stamps: { day: Day; isArrival: boolean }[] = []
  const faults: LineFault[] = []
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = asciiDigits(raw.trim())
    if (!/\d/.test(line)) continue
    const at = { line: index + 1, text: line }
    const found = line.match(datePattern) ?? []
    const days = found.map(dayWritten)
    const missing = days.indexOf(undefined)
    const [first, second] = days
    if (missing >= 0) {
      const date = found[missing]
      faults.push({ ...at, fault: 'noSuchDate', ...(date !== undefined && { date }) })
    } else if (first === undefined) faults.push({ ...at, fault: 'noDates' })
    else if (days.length > 2) faults.push({ ...at, fault: 'tooMany' })
    else if (second !== undefined) {
      if (second < first) faults.push({ ...at, fault: 'departureFirst' })
      else stays.push({ arrival: isoOf(first), departure: isoOf(second) })
    } else {
      const isArrival = arrivalWord.test(line)
      if (isArrival === departureWord.test(line)) faults.push({ ...at, fault: 'oneDate' })
      else stamps.push({ day: first, isArrival })
    }
  }
  return { stays: [...stays, ...fromStamps(stamps)], faults }
}

/** Arrivals and departures put in order: each arrival goes with the departure that follows it. */
function fromStamps(stamps: { day: Day; isArrival: boolean }[]): TypedStay[] {
  const stays: TypedStay[] = []
  // On one day the departure of the stay before comes first, unless no stay is open.
  let open: string | undefined
  const sorted = stamps.toSorted((a, b) => a.day - b.day)
  while (sorted.length > 0) {
    const sameDay = sorted.filter(({ day }) => day === sorted[0]?.day)
    const next = sameDay.find(({ isArrival }) => isArrival === (open === undefined)) ?? sameDay[0]
    if (!next) break
    sorted.splice(sorted.indexOf(next), 1)
    const date = isoOf(next.day)
    if (!next.isArrival) {
      stays.push({ arrival: open ?? '', departure: date })
      open = undefined
    } else {
      if (open !== undefined) stays.push({ arrival: open, departure: '' })
      open = date
    }
  }
  if (open !== undefined) stays.push({ arrival: open, departure: '' })
  return stays
}

/** The day that a date names, day before month; `undefined` when there is none. */
function dayWritten(text: string): Day | undefined {
  if (/^\d{4}/.test(text)) {
    const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
    return dayFrom(year, month, date)
  }
  const [date = '', month = '', year = ''] = text.replace(/[.,](?= )/g, '').split(/[./ -]+/)
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  return dayOf(`${year}-${String(named || Number(month)).padStart(2, '0')}-${date.padStart(2, '0')}`)
}
