import { toolTexts } from '#content/texts/tools.ts'
import { refundTexts as texts } from '#content/tools/refund.ts'
import { type Day, dayOf } from '#law/day.ts'
import type { AwaitedRefund, Stage } from '#law/refund/refund.ts'
import { knownDays, rentYears, returnDates } from '#law/rent/rent.ts'
import type { RefundFields } from '../caseFile.ts'
import { typedYear } from '../typedYear.ts'
import { unknownDay } from '../unknownDay.ts'

/** The typed values, as the tool reads them. */
export interface ReadRefund {
  /** The return, when nothing is missing or wrong. */
  refund: AwaitedRefund | undefined
  missing: string[]
  faults: Partial<Record<keyof RefundFields, string>>
  /** Sentences that replace an answer. */
  refusals: string[]
  filed: Day | undefined
  verified: Day | undefined
}

/** The days that a stage needs. */
export const needs = (stage: string): ('filed' | 'verified')[] =>
  stage === '' || stage === 'unfiled' ? [] : stage === 'filed' ? ['filed'] : ['filed', 'verified']

function isStage(stage: string): stage is Stage {
  return Object.hasOwn(texts.stages, stage)
}

/** Reads the fields of the tool that follows a refund. A day that its stage does not ask for is left alone. */
export function readRefund(fields: RefundFields): ReadRefund {
  const year = typedYear(fields.year)
  const { stage } = fields
  const asked = needs(stage)
  const dayIn = (name: 'filed' | 'verified') => (asked.includes(name) ? dayOf(fields[name]) : undefined)
  const [filed, verified] = [dayIn('filed'), dayIn('verified')]
  const none: ReadRefund = { refund: undefined, missing: [], faults: {}, refusals: [], filed, verified }
  // A case that was kept can hold a year of an earlier version of the tool.
  if (!rentYears.includes(year)) return { ...none, refusals: [unknownDay(knownDays)] }
  const faults: ReadRefund['faults'] = {}
  for (const name of asked)
    if (fields[name] !== '' && dayOf(fields[name]) === undefined) faults[name] = toolTexts.noDate
  if (filed !== undefined && filed < returnDates(year).from) faults.filed = texts.faults.early
  if (filed !== undefined && verified !== undefined && verified < filed) faults.verified = texts.faults.before
  const missing = [
    ...(isStage(stage) ? [] : [texts.required.stage]),
    ...asked.filter((name) => fields[name] === '').map((name) => texts.required[name]),
  ]
  if (!isStage(stage) || missing.length > 0 || Object.keys(faults).length > 0) return { ...none, missing, faults }
  const refund: AwaitedRefund = {
    year,
    stage,
    ...(filed !== undefined && { filed }),
    ...(verified !== undefined && { verified }),
  }
  return { ...none, refund }
}
