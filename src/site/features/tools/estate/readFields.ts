import { toolTexts } from '#content/texts/tools.ts'
import { estateTexts as texts } from '#content/tools/estate.ts'
import { asciiDigits } from '#contract/asciiDigits.ts'
import { dayOf } from '#law/day.ts'
import { type Branch, type Family, knownDays, knowsEstate } from '#law/estate/shares.ts'
import { type Paise, rupeesTyped } from '#law/money.ts'
import type { BranchFields, EstateFields } from '../caseFile.ts'
import { unknownDay } from '../unknownDay.ts'

type Faults = Partial<Record<'died' | 'sons' | 'daughters' | 'value', string>>

/** The typed values, as the tool reads them. */
export interface ReadEstate {
  /** The family, when nothing is missing or wrong. */
  family: Family | undefined
  value: Paise | undefined
  missing: string[]
  faults: Faults
  /** For each child who died before, the fault of the number of children. */
  branchFaults: (string | undefined)[]
}

/** Reads the fields of the tool for shares. */
export function readEstate(fields: EstateFields): ReadEstate {
  const died = dayOf(fields.died)
  const [sons, daughters] = [countOf(fields.sons), countOf(fields.daughters)]
  const value = fields.value.trim() === '' ? undefined : rupeesTyped(fields.value)
  const faults: Faults = {
    ...(fields.died !== '' && died === undefined && { died: toolTexts.noDate }),
    ...(died !== undefined && !knowsEstate(died) && { died: unknownDay(knownDays) }),
    ...(sons === undefined && { sons: texts.faults.count }),
    ...(daughters === undefined && { daughters: texts.faults.count }),
    ...(fields.value.trim() !== '' && value === undefined && { value: toolTexts.noAmount }),
  }
  const branches = fields.branches.map(branchOf)
  const branchFaults = branches.map((branch) => (branch ? undefined : texts.faults.count))
  const isMan = fields.who === 'man'
  const isAnswered = (answer: string) => Object.hasOwn(texts.answers, answer)
  const missing = [
    ...(Object.hasOwn(texts.whos, fields.who) ? [] : [texts.required.who]),
    ...(fields.died === '' ? [texts.required.died] : []),
    ...(isAnswered(fields.spouse) ? [] : [texts.required.spouse]),
    ...(isMan && !isAnswered(fields.mother) ? [texts.required.mother] : []),
  ]
  const read = { value, missing, faults, branchFaults }
  const isWrong = Object.keys(faults).length > 0 || branches.includes(undefined)
  if (missing.length > 0 || isWrong || sons === undefined || daughters === undefined)
    return { ...read, family: undefined }
  const family: Family = {
    deceased: isMan ? 'man' : 'woman',
    hasSpouse: fields.spouse === 'yes',
    hasMother: fields.mother === 'yes',
    sons,
    daughters,
    branches: branches.flatMap((branch) => branch ?? []),
  }
  return { ...read, family }
}

/** A row in which nobody was chosen has no children. */
function branchOf({ child, widow, children }: BranchFields): Branch | undefined {
  const count = child === 'son' || child === 'daughter' ? countOf(children) : 0
  return count === undefined
    ? undefined
    : {
        child: child === 'daughter' ? 'daughter' : 'son',
        hasWidow: child === 'son' && widow === 'yes',
        children: count,
      }
}

/** Reads a number of people; empty is none, and `undefined` is no such number. */
function countOf(text: string): number | undefined {
  const plain = asciiDigits(text.trim())
  if (plain === '') return 0
  return /^\d{1,2}$/.test(plain) && Number(plain) <= 20 ? Number(plain) : undefined
}
