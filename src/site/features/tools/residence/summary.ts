import { residenceTexts as texts } from '#content/tools/residence.ts'
import { dayOf, dayText } from '#law/day.ts'
import { firstDayOf } from '#law/taxYear.ts'
import type { ResidenceFields } from '../caseFile.ts'
import { capital, chosenText, type Entered, sumText } from '../entered.ts'
import { typedYear, yearText } from '../typedYear.ts'

/** The entries of the residence tool, in words. */
export function enteredResidence(fields: ResidenceFields): Entered[] {
  const { year, person, purpose, income, liable, stays, completeYears, declared } = fields
  const date = (iso: string, empty: string) => {
    const day = dayOf(iso)
    return day === undefined ? iso || empty : dayText(day)
  }
  const typed = stays.filter(({ arrival, departure }) => arrival || departure)
  return [
    { label: texts.year, value: yearText(year) },
    { label: texts.person, value: chosenText(texts.persons, person) },
    { label: texts.purpose, value: chosenText(texts.purposes, purpose) },
    ...typed.map(({ arrival, departure }, index) => ({
      label: capital(texts.stay(index + 1)),
      value: texts.stayed(date(arrival, texts.wasHere), date(departure, texts.staysOn)),
    })),
    { label: texts.complete, value: completeText(year, completeYears) },
    { label: texts.income, value: sumText(income) },
    { label: texts.liable, value: chosenText(texts.liables, liable) },
    ...Object.entries(declared).map(([one, status]) => ({
      label: `${texts.declared}, ${yearText(one)}`,
      value: chosenText(texts.declaredOptions, status),
    })),
  ].filter(({ value }) => value !== '')
}

/** Since when the list of stays is complete; empty while that or the year is not known. */
function completeText(year: string, count: string): string {
  const words = chosenText(texts.completeYears, count)
  const since = firstDayOf(typedYear(year) - Number(count))
  return words === '' || Number.isNaN(since) ? '' : texts.completeSince(dayText(since), words)
}
