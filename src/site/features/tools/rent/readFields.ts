import { toolTexts } from '#content/texts/tools.ts'
import { rentTexts as texts } from '#content/tools/rent.ts'
import { fraction, rupeesTyped } from '#law/money.ts'
import { isBeyondBands, knownDays, type Letting, rentYears } from '#law/rent/rent.ts'
import { shareTyped } from '#law/sale/shares.ts'
import type { RentFields } from '../caseFile.ts'
import { typedYear } from '../typedYear.ts'
import { unknownDay } from '../unknownDay.ts'

/** The typed values, as the tool reads them. */
export interface ReadRent {
  /** The year of rent, when nothing is missing or wrong. */
  letting: Letting | undefined
  missing: string[]
  faults: Partial<Record<keyof RentFields, string>>
  /** Sentences that replace an answer. */
  refusals: string[]
}

const sums = ['rent', 'municipalTax', 'interest'] as const

/** Reads the fields of the tool for rent. */
export function readRent(fields: RentFields): ReadRent {
  const faults: ReadRent['faults'] = {}
  for (const name of sums)
    if (fields[name].trim() !== '' && rupeesTyped(fields[name]) === undefined) faults[name] = toolTexts.noAmount
  const owned = shareTyped(fields.share)
  if (!owned) faults.share = texts.faults.share
  const missing = fields.rent.trim() === '' ? [texts.required.rent] : []
  const year = typedYear(fields.year)
  // A case that was kept can hold a year of an earlier version of the tool.
  if (!rentYears.includes(year)) return { letting: undefined, missing, faults, refusals: [unknownDay(knownDays)] }
  const rent = rupeesTyped(fields.rent)
  if (missing.length > 0 || Object.keys(faults).length > 0 || rent === undefined || !owned)
    return { letting: undefined, missing, faults, refusals: [] }
  if (isBeyondBands(fraction(rent, owned.parts, owned.of)))
    return { letting: undefined, missing, faults, refusals: [texts.beyond] }
  const letting: Letting = {
    year,
    rent,
    municipalTax: rupeesTyped(fields.municipalTax) ?? 0,
    interest: rupeesTyped(fields.interest) ?? 0,
    ...owned,
    isWithheld: fields.withheld !== 'no',
  }
  return { letting, missing, faults, refusals: [] }
}
