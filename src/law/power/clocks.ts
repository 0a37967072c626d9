import { law, toolLaw } from '#content/law.ts'
import { addMonths, type Day, weekdayOf } from '../day.ts'
import { daysOf } from '../taxYear.ts'
import { type Country, countries, type Route } from './countries.ts'

/** A power of attorney, or a deed that has to be registered. */
export type Document = 'power' | 'deed'

/** The steps taken with the document abroad. */
export type Done = 'nothing' | 'notary' | 'apostille' | 'mission'

/** The route of a country, and whether what was done is enough for it. */
export interface Path {
  route: Route
  isEnough: boolean
}

/** Whether what was done abroad makes the document good for India. The mission does so everywhere. */
export function pathOf(country: Country, done: Done): Path {
  const route: Route = countries[country]
  const works = route === 'apostille' || route === 'apostilleAskFirst'
  return { route, isEnough: done === 'mission' || (done === 'apostille' && works) }
}

/** A last day, and the days around it that matter. */
export interface Deadline {
  /** As the statute counts, whatever the weekday. */
  counted: Day
  /** The same, or the Monday after a Sunday, on which offices are closed. */
  last: Day
  /** The Friday before a last day at a weekend, else the last day itself: offices may be closed on a Saturday. */
  advised: Day
  weekend: 'saturday' | 'sunday' | undefined
}

/**
 * So many calendar months from a day, which is left out itself. Where the last day is a Sunday, the next working day is
 * in time (General Clauses Act, section 10). Public holidays are not known here.
 */
export function deadline(from: Day, months: number): Deadline {
  const counted = addMonths(from, months)
  const weekday = weekdayOf(counted)
  if (weekday === 0) return { counted, last: counted + 1, advised: counted - 2, weekend: 'sunday' }
  if (weekday === 6) return { counted, last: counted, advised: counted - 1, weekend: 'saturday' }
  return { counted, last: counted, advised: counted, weekend: undefined }
}

/** The days of signing and arrival for which the tools know the clocks. */
export const knownDays = daysOf(toolLaw.powerFrom.value, toolLaw.powerUntil.value)

/** The clocks that the arrival of the original in India starts. */
export interface Clocks {
  stamping: Deadline
  /** Of deeds; the State's rules say it of powers. */
  registration: Deadline | undefined
}

/** Stamping after first receipt (Stamp Act, section 18) and registration of a deed after arrival (section 26). */
export function clocks(document: Document, arrived: Day): Clocks {
  return {
    stamping: deadline(arrived, law.foreignPower.value),
    registration: document === 'deed' ? deadline(arrived, toolLaw.registrationMonths.value) : undefined,
  }
}
