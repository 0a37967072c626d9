import { language } from '#content/language.ts'
import { toolLaw } from '#content/law.ts'
import { type Day, dayFrom, isoOf } from './day.ts'

/** A tax year by the calendar year in which it begins: 2026 runs from 1 April 2026 to 31 March 2027. */
export type TaxYear = number

/** The tax year in which a day lies. */
export function taxYearOf(day: Day): TaxYear {
  const [year = 0, month = 0] = isoOf(day).split('-').map(Number)
  return month >= 4 ? year : year - 1
}

/** 1 April. */
export function firstDayOf(year: TaxYear): Day {
  return dayFrom(year, 4, 1) ?? Number.NaN
}

/** 31 March. */
export function lastDayOf(year: TaxYear): Day {
  return firstDayOf(year + 1) - 1
}

/** The days of these tax years, from the first to the last. */
export function daysOf(first: TaxYear, last: TaxYear): KnownDays {
  return { first: firstDayOf(first), last: lastDayOf(last) }
}

/** The days whose rules a tool knows. */
export interface KnownDays {
  first: Day
  last: Day
}

/** Whether a tool knows the rules of that day. */
export function isKnownDay(day: Day, { first, last }: KnownDays): boolean {
  return day >= first && day <= last
}

/** Whether the Income-tax Act, 2025 governs the year, and no longer that of 1961. */
export function isUnderNewAct(year: TaxYear): boolean {
  return year >= toolLaw.newActFrom.value
}

/** As the law calls it: financial years until the Act of 2025 began, tax years from then on. */
export function taxYearName(year: TaxYear): string {
  const end = String((year + 1) % 100).padStart(2, '0')
  return `${isUnderNewAct(year) ? language.years.tax : language.years.financial} ${year}-${end}`
}
