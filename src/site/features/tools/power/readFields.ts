import { toolTexts } from '#content/texts/tools.ts'
import { powerTexts as texts } from '#content/tools/powerOfAttorney.ts'
import { type Day, dayOf } from '#law/day.ts'
import { type Clocks, clocks, type Document, type Done, knownDays, type Path, pathOf } from '#law/power/clocks.ts'
import { type Country, countries } from '#law/power/countries.ts'
import { isKnownDay } from '#law/taxYear.ts'
import type { PowerFields } from '../caseFile.ts'
import { unknownDay } from '../unknownDay.ts'

/** The typed values, as the tool reads them. Each part is there as soon as its own fields are. */
export interface ReadPower {
  path: Path | undefined
  clocks: Clocks | undefined
  signed: Day | undefined
  arrived: Day | undefined
  missing: string[]
  faults: Record<'signed' | 'arrived', string | undefined>
}

/** Reads the fields of the tool for powers of attorney. */
export function readPower({ document, country, done, signed: from, arrived: until }: PowerFields): ReadPower {
  const [signed, arrived] = [dayOf(from), dayOf(until)]
  const isBackwards = signed !== undefined && arrived !== undefined && arrived < signed
  const faults: ReadPower['faults'] = {
    signed: faultOf(from, signed),
    arrived: faultOf(until, arrived) ?? (isBackwards ? texts.arrivedBefore : undefined),
  }
  const { required } = texts
  const missing = [
    ...(isDocument(document) ? [] : [required.document]),
    ...(isCountry(country) ? [] : [required.country]),
    ...(isDone(done) ? [] : [required.done]),
    ...(until === '' ? [required.arrived] : []),
  ]
  const isDated = arrived !== undefined && !faults.arrived && !faults.signed
  return {
    path: isCountry(country) && isDone(done) ? pathOf(country, done) : undefined,
    clocks: isDocument(document) && isDated ? clocks(document, arrived) : undefined,
    signed,
    arrived,
    missing,
    faults,
  }
}

function faultOf(typed: string, day: Day | undefined): string | undefined {
  if (typed === '') return undefined
  if (day === undefined) return toolTexts.noDate
  return isKnownDay(day, knownDays) ? undefined : unknownDay(knownDays)
}

function isDocument(text: string): text is Document {
  return Object.hasOwn(texts.documents, text)
}

function isCountry(text: string): text is Country {
  return Object.hasOwn(countries, text)
}

function isDone(text: string): text is Done {
  return Object.hasOwn(texts.dones, text)
}
