import { residenceTexts as texts } from '#content/tools/residence.ts'
import { dayOf, dayText } from '#law/day.ts'
import { firstDayOf, taxYearName } from '#law/taxYear.ts'
import type { ResidenceFields } from '../caseFile.ts'
import { capital, type Entered, sumText } from '../entered.ts'

/** The entries of the residence tool, in words. */
export function enteredResidence(fields: ResidenceFields): Entered[] {
  const { year, person, purpose, income, liable, stays, completeYears, declared } = fields
  const date = (iso: string, empty: string) => {
    const day = dayOf(iso)
    return day === undefined ? iso || empty : dayText(day)
  }
  const typed = stays.filter(({ arrival, departure }) => arrival || departure)
  const chosen = (options: Record<string, string>, value: string) => options[value] ?? ''
  return [
    { label: texts.year, value: taxYearName(Number(year)) },
    { label: texts.person, value: chosen(texts.persons, person) },
    { label: texts.purpose, value: chosen(texts.purposes, purpose) },
    ...typed.map(({ arrival, departure }, index) => ({
      label: capital(texts.stay(index + 1)),
      value: texts.stayed(date(arrival, texts.wasHere), date(departure, texts.staysOn)),
    })),
    {
      label: texts.complete,
      value:
        completeYears in texts.completeYears
          ? texts.completeSince(
              dayText(firstDayOf(Number(year) - Number(completeYears))),
              texts.completeYears[Number(completeYears)] ?? '',
            )
          : '',
    },
    { label: texts.income, value: sumText(income) },
    { label: texts.liable, value: chosen(texts.liables, liable) },
    ...Object.entries(declared).map(([one, status]) => ({
      label: `${texts.declared}, ${taxYearName(Number(one))}`,
      value: chosen(texts.declaredOptions, status),
    })),
  ].filter(({ value }) => value !== '')
}
