import { law, toolLaw } from '#content/law.ts'

/** Resident, resident but not ordinarily resident, or non-resident. */
export type Status = 'ROR' | 'RNOR' | 'NR'

/** Citizen of India; of Indian origin (the person, a parent or a grandparent born in undivided India); or neither. */
export type Person = 'citizen' | 'origin' | 'other'

/** Why days in India were few or many: a visit from abroad, leaving this year for a job, or neither. */
export type Purpose = 'visit' | 'job' | 'other'

/** Everything that section 6 asks about one tax year. */
export interface Facts {
  person: Person
  purpose: Purpose
  /** Days in India in the year. */
  days: number
  /** Days in India in the four and the seven years before. */
  fourYears: number
  sevenYears: number
  /** Years as a non-resident among the ten before. */
  nonResidentYears: number
  /** Whether income other than from foreign sources exceeds ₹15 lakh. */
  above: boolean
  /** Whether another country taxes the person by residence or domicile. */
  liable: boolean
}

/** The days that the second test asks for, where it applies at all. */
export function shortDays({ person, purpose, above }: Pick<Facts, 'person' | 'purpose' | 'above'>): number | undefined {
  if (person === 'citizen' && purpose === 'job') return undefined
  if (isVisitor({ person, purpose })) return above ? law.visitorDays.value : undefined
  return law.shortResidentDays.value
}

/** Citizens and persons of Indian origin who live abroad and come on a visit have a rule of their own. */
export function isVisitor({ person, purpose }: Pick<Facts, 'person' | 'purpose'>): boolean {
  return person !== 'other' && purpose === 'visit'
}

/** The status under section 6 of the Act of 2025, and of the Act of 1961 with the same figures. */
export function decide(facts: Facts): Status {
  if (isResident(facts)) return isNotOrdinary(facts) ? 'RNOR' : 'ROR'
  return isDeemed(facts) ? 'RNOR' : 'NR'
}

/** Resident by days alone. */
export function isResident(facts: Facts): boolean {
  const { days, fourYears } = facts
  if (days >= law.residentDays.value) return true
  const least = shortDays(facts)
  return least !== undefined && days >= least && fourYears >= law.fourYearDays.value
}

/** A citizen above the income limit whom no other country taxes is deemed resident, and not ordinarily. */
export function isDeemed({ person, above, liable }: Facts): boolean {
  return person === 'citizen' && above && !liable
}

/** The conditions that make a resident not ordinarily resident. */
export function isNotOrdinary(facts: Facts): boolean {
  const { days, nonResidentYears, sevenYears, above } = facts
  if (nonResidentYears >= toolLaw.nonResidentYears.value || sevenYears <= law.sevenYearDays.value) return true
  return isVisitor(facts) && above && days >= law.visitorDays.value && days <= law.visitorDaysEnd.value
}
