import { law, toolLaw } from '#content/law.ts'
import { daysOf, firstDayOf, lastDayOf, type TaxYear } from '../taxYear.ts'
import { decide, type Facts, type Person, type Purpose, type Status } from './decide.ts'
import { type DayCount, daysIn, type Stay } from './stays.ts'

/** The entries, read and free of faults. An `undefined` one is not known, and both possibilities are tried. */
export interface Question {
  year: TaxYear
  person: Person
  purpose: Purpose
  /** In the order of their dates. */
  stays: readonly Stay[]
  /** First tax year of which every stay is listed. */
  completeFrom: TaxYear
  above: boolean | undefined
  liable: boolean | undefined
  /** Status of earlier years, where the visitor knows it. */
  declared: Readonly<Record<TaxYear, 'resident' | 'nonResident'>>
}

/** Why an answer is not settled. */
export type Doubt = 'count' | 'history' | 'above' | 'liable'

/** A tax year with its days, and what follows from them alone. */
export interface YearDays extends DayCount {
  year: TaxYear
  /** Whether all stays of the year are listed. */
  isComplete: boolean
  /** Of an earlier year: `unsure` when days alone do not decide and nothing was declared. */
  status: 'resident' | 'nonResident' | 'unsure'
}

/** The answer with everything that it rests on. */
export interface Answer {
  /** One status, or all that are possible. */
  statuses: Status[]
  doubts: Doubt[]
  /** The ten years before, oldest first. */
  before: YearDays[]
  days: DayCount
  /** The facts that were tried: the first counts arrivals and takes what is listed as complete. */
  tried: Facts[]
  /** More days in India in this tax year that leave the status as it is; `undefined` while it is not settled. */
  spare: number | undefined
}

/** The days of the tax years whose residence rules the tools know. */
export const knownDays = daysOf(toolLaw.residenceFrom.value, toolLaw.residenceUntil.value)

/** Whether the tools know the residence rules of a tax year. */
export function knowsResidence(year: TaxYear): boolean {
  return year >= toolLaw.residenceFrom.value && year <= toolLaw.residenceUntil.value
}

/** The status of a tax year under the Income-tax Act, by every way of counting and for everything that is not known. */
export function answer(question: Question): Answer {
  const days = daysIn(question.stays, question.year)
  const before = Array.from({ length: 10 }, (_, index) => earlierYear(question, question.year - 10 + index))
  const cases = casesOf(question, days, before)
  const statuses = distinct(cases.map(({ status }) => status))
  const tried = cases.map(({ facts }) => facts)
  const free = lastDayOf(question.year) - firstDayOf(question.year) + 1 - days.both
  return {
    statuses,
    doubts: statuses.length > 1 ? doubtsOf(cases) : [],
    before,
    days,
    tried,
    spare: statuses.length === 1 ? spareDays(tried, free) : undefined,
  }
}

/** The first number of added days that changes any case, less one. */
function spareDays(tried: readonly Facts[], free: number): number {
  const isSame = (more: number) =>
    tried.every((facts) => decide({ ...facts, days: facts.days + more }) === decide(facts))
  let spare = 0
  while (spare < free && isSame(spare + 1)) spare += 1
  return spare
}

function earlierYear(question: Question, year: TaxYear): YearDays {
  const count = daysIn(question.stays, year)
  const isComplete = year >= question.completeFrom
  return { ...count, year, isComplete, status: statusOf(question, year, count, isComplete) }
}

function statusOf(question: Question, year: TaxYear, count: DayCount, isComplete: boolean): YearDays['status'] {
  if (count.withoutArrivals >= law.residentDays.value) return 'resident'
  // Without a day in India a citizen may have been deemed resident, by the income and the tax abroad of that year, not of this.
  const mayBeDeemed = question.person === 'citizen' && year >= toolLaw.deemedFrom.value
  if (isComplete && count.both < law.shortResidentDays.value && !mayBeDeemed) return 'nonResident'
  return question.declared[year] ?? 'unsure'
}

type Possibility = { facts: Facts; of: Record<Doubt, number> }
type Case = Possibility & { status: Status }

function casesOf(question: Question, days: DayCount, before: readonly YearDays[]): Case[] {
  return possibilities(question, days, before).map((one) => ({ ...one, status: decide(one.facts) }))
}

function possibilities(question: Question, days: DayCount, before: readonly YearDays[]): Possibility[] {
  const { person, purpose } = question
  const four = before.slice(-4)
  const seven = before.slice(-7)
  const counts = ['both', 'withoutArrivals'] as const
  const nonResident = before.filter(({ status }) => status === 'nonResident').length
  const unsure = before.filter(({ status }) => status === 'unsure').length
  const whole = (years: readonly YearDays[], way: keyof DayCount, most: boolean) =>
    years.reduce((sum, one) => sum + (most && !one.isComplete ? lengthOf(one.year) : one[way]), 0)
  return counts.flatMap((way, count) =>
    pairs(four.some(({ isComplete }) => !isComplete)).flatMap((mostOfFour, inFour) =>
      pairs(seven.some(({ isComplete }) => !isComplete)).flatMap((mostOfSeven, inSeven) =>
        pairs(unsure > 0).flatMap((mostYears, years) =>
          either(question.above).flatMap((above, income) =>
            either(question.liable).map((liable, abroad) => ({
              facts: {
                person,
                purpose,
                days: days[way],
                fourYears: whole(four, way, mostOfFour),
                sevenYears: whole(seven, way, mostOfSeven),
                nonResidentYears: nonResident + (mostYears ? unsure : 0),
                above,
                liable,
              },
              of: { count, history: inFour + 2 * inSeven + 4 * years, above: income, liable: abroad },
            })),
          ),
        ),
      ),
    ),
  )
}

/** The one difference between two cases that have different answers. */
function doubtsOf(cases: readonly Case[]): Doubt[] {
  const all: Doubt[] = ['count', 'history', 'above', 'liable']
  return all.filter((doubt) =>
    cases.some((one) =>
      cases.some(
        (other) =>
          one.status !== other.status && all.every((each) => (one.of[each] === other.of[each]) === (each !== doubt)),
      ),
    ),
  )
}

function lengthOf(year: TaxYear): number {
  return lastDayOf(year) - firstDayOf(year) + 1
}

function pairs(isOpen: boolean): boolean[] {
  return isOpen ? [false, true] : [false]
}

function either(known: boolean | undefined): boolean[] {
  return known === undefined ? [false, true] : [known]
}

function distinct(statuses: readonly Status[]): Status[] {
  return (['NR', 'RNOR', 'ROR'] as const).filter((status) => statuses.includes(status))
}
