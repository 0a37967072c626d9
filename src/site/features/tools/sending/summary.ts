import { sendingTexts as texts } from '#content/tools/sending.ts'
import { dayOf, dayText } from '#law/day.ts'
import type { SendingFields } from '../caseFile.ts'
import { capital, type Entered, sumText } from '../entered.ts'
import { isKind, isProperty, nameOf, sinceText } from './readFields.ts'

/** The entries of the tool for sending money, in words. */
export function enteredSending({ from, rate, people, sums }: SendingFields): Entered[] {
  const day = dayOf(from)
  const owner = (person: string) => {
    const index = Number(person) - 1
    const found = people[index]
    return found ? nameOf(found.name, index, people.length) : ''
  }
  return [
    { label: texts.from, value: day === undefined ? from : dayText(day) },
    { label: texts.rate, value: rate },
    ...people.flatMap(({ name, used }, index) => [
      { label: capital(texts.person(index + 1)), value: name },
      { label: texts.used(index + 1, sinceText(day)), value: used },
    ]),
    ...sums.flatMap(({ kind, amount, paidIn, person }, index) => [
      { label: texts.kind(index + 1), value: isKind(kind) ? texts.kinds[kind] : '' },
      { label: texts.amount(index + 1), value: sumText(amount) },
      { label: texts.paidIn(index + 1), value: isProperty(kind) ? paidIn : '' },
      { label: texts.owner(index + 1), value: people.length > 1 && amount !== '' ? owner(person) : '' },
    ]),
  ].filter(({ value }) => value !== '')
}
