import { language } from '#content/language.ts'
import { asciiDigits } from '#contract/asciiDigits.ts'
import { type Day, dayFrom, isoOf } from '../day.ts'
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

/** For each month the letters with which its name begins. */
type Months = readonly (readonly string[])[]

/**
 * Something that looks like a date: 2026-03-12, 12/03/2026, 12.3.2026, 12 Mar 2026, 12-March-2026, March 12, 2026. Any other word
 * between a day and a year is taken for a month, too, so that the fault names what was not understood.
 */
function datePattern(months: Months): RegExp {
  const named = `(?:${months.flat().join('|')})[\\p{L}\\p{M}]*[.॰]?`
  const ways = [
    '\\b\\d{4}([/-])\\d{1,2}\\1\\d{1,2}\\b',
    '\\b\\d{1,2}[./-]\\d{1,2}[./-]\\d{4}\\b',
    `\\b\\d{1,2}[ -](?:${named}|\\p{L}{3,9}\\.?),?[ -]\\d{4}\\b`,
    `(?<![\\p{L}\\p{M}])${named} \\d{1,2},? \\d{4}\\b`,
  ]
  return new RegExp(ways.join('|'), 'giu')
}

const arrivalWord = /\b(?:arriv\w*|entry|entered|in)\b/i
const departureWord = /\b(?:depart\w*|exit|left|leaving|out)\b/i

/**
 * Stays from the lines of a table or of passport stamps: two dates on a line, arrival first, or one date with a word for
 * arrival or departure. Stamps may come in any order. Lines without a digit are headings. Days come before months.
 */
export function pastedStays(
  text: string,
  months: Months = language.months,
): { stays: TypedStay[]; faults: LineFault[] } {
  const dates = datePattern(months)
  const stays: TypedStay[] = []
  const stamps: { day: Day; isArrival: boolean }[] = []
  const faults: LineFault[] = []
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = plainLine(raw)
    if (!/\d/.test(line)) continue
    const at = { line: index + 1, text: line }
    const found = line.match(dates) ?? []
    const days = found.map((date) => dayWritten(date, months))
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

/** A line in one way of writing: documents keep the parts of a date together with spaces and hyphens of their own. */
function plainLine(raw: string): string {
  return asciiDigits(raw.trim().normalize('NFC'))
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\u2011/g, '-')
}

/** The day that a date names, day before month unless the month has its name; `undefined` when there is none. */
function dayWritten(text: string, months: Months): Day | undefined {
  const [first = '', second = '', third = ''] = text.toLowerCase().split(/[.,॰/ -]+/)
  if (first.length === 4 && /^\d/.test(first)) return dayFrom(Number(first), Number(second), Number(third))
  const monthOf = (part: string) => {
    const at = months.findIndex((beginnings) => beginnings.some((one) => part.startsWith(one)))
    return at < 0 ? Number(part) : at + 1
  }
  return /^\d/.test(first)
    ? dayFrom(Number(third), monthOf(second), Number(first))
    : dayFrom(Number(third), monthOf(first), Number(second))
}
