import { law } from '#content/law.ts'
import { toolTexts } from '#content/texts/tools.ts'
import { residenceTexts as texts } from '#content/tools/residence.ts'
import { rupees, rupeesTyped } from '#law/money.ts'
import { knownDays, knowsResidence, type Question } from '#law/residence/answer.ts'
import type { Person, Purpose } from '#law/residence/decide.ts'
import { readStays, type StayFault } from '#law/residence/stays.ts'
import type { ResidenceFields } from '../caseFile.ts'
import { typedYear } from '../typedYear.ts'
import { unknownDay } from '../unknownDay.ts'

/** The typed values, as the tool reads them. */
export interface ReadResidence {
  /** The question, when nothing is missing or wrong. */
  question: Question | undefined
  /** Names of the fields that have to be filled in first. */
  missing: string[]
  /** Sentences that replace an answer. */
  refusals: string[]
  incomeFault: string | undefined
  stayFaults: StayFault[]
}

/** Reads the fields of the residence tool. */
export function readResidence(fields: ResidenceFields): ReadResidence {
  const { person, completeYears } = fields
  const isCrew = fields.purpose === 'crew'
  // Section 6 has one rule for a citizen who leaves for a job abroad and for one who leaves as crew.
  const purpose = isCrew ? 'job' : fields.purpose
  const year = typedYear(fields.year)
  const { stays, faults } = readStays(fields.stays)
  const income = fields.income.trim() === '' ? undefined : rupeesTyped(fields.income)
  const incomeFault = fields.income.trim() !== '' && income === undefined ? toolTexts.noAmount : undefined
  const refusals = [
    ...(knowsResidence(year) ? [] : [unknownDay(knownDays)]),
    ...(isCrew && isPerson(person) && person !== 'citizen' ? [texts.crewOthers] : []),
  ]
  const missing = [
    ...(isPerson(person) ? [] : [texts.required.person]),
    ...(isPurpose(purpose) ? [] : [texts.required.purpose]),
    ...(Object.hasOwn(texts.completeYears, completeYears) ? [] : [texts.required.complete]),
  ]
  const isReady = missing.length + refusals.length + faults.length === 0 && !incomeFault
  const question =
    isReady && isPerson(person) && isPurpose(purpose)
      ? {
          year,
          person,
          purpose,
          stays,
          completeFrom: year - Number(completeYears),
          above: income === undefined ? undefined : income > rupees(law.indianIncome.value),
          liable: fields.liable === 'yes' ? true : fields.liable === 'no' ? false : undefined,
          declared: declaredOf(fields.declared),
        }
      : undefined
  return { question, missing, refusals, incomeFault, stayFaults: faults }
}

/** The sentence for a fault of a stay. */
export function stayFaultText({ fault, other = 0 }: StayFault): string {
  if (fault === 'noDate') return toolTexts.noDate
  return fault === 'backwards' ? texts.backwards : texts.overlap(other + 1)
}

function declaredOf(typed: Record<string, string>): Question['declared'] {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([year, status]) =>
      status === 'resident' || status === 'nonResident' ? [[Number(year), status] as const] : [],
    ),
  )
}

function isPerson(text: string): text is Person {
  return text === 'citizen' || text === 'origin' || text === 'other'
}

function isPurpose(text: string): text is Purpose {
  return text === 'visit' || text === 'job' || text === 'other'
}
