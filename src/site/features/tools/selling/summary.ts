import { saleTexts as texts } from '#content/tools/selling.ts'
import { dayOf, dayText } from '#law/day.ts'
import type { SaleFields } from '../caseFile.ts'
import { capital, chosenText, type Entered, sumText } from '../entered.ts'
import { asksOldValue } from './readFields.ts'

/** The entries of the tool for sales, in words. */
export function enteredSale(fields: SaleFields): Entered[] {
  const how = fields.how === 'received' ? 'received' : 'bought'
  const date = (iso: string) => {
    const day = dayOf(iso)
    return day === undefined ? iso : dayText(day)
  }
  const owners = fields.owners.flatMap((owner, index) => [
    { label: capital(texts.owner(index + 1)), value: owner.name },
    { label: texts.ownerShare(index + 1), value: owner.share },
    { label: texts.residence(index + 1), value: chosenText(texts.residences, owner.residence) },
    { label: texts.pan(index + 1), value: chosenText(texts.pans, owner.pan) },
    { label: texts.house(index + 1), value: sumText(owner.house) },
    { label: texts.bonds(index + 1), value: sumText(owner.bonds) },
  ])
  return [
    { label: texts.kind, value: chosenText(texts.kinds, fields.kind) },
    { label: texts.sold, value: date(fields.sold) },
    { label: texts.price, value: sumText(fields.price) },
    { label: texts.sellingCosts, value: sumText(fields.sellingCosts) },
    { label: texts.how, value: chosenText(texts.hows, fields.how) },
    { label: texts.acquired[how], value: date(fields.acquired) },
    { label: texts.cost[how], value: sumText(fields.cost) },
    { label: texts.improvements, value: sumText(fields.improvements) },
    ...(asksOldValue(fields.acquired)
      ? [
          { label: texts.value2001, value: sumText(fields.value2001) },
          { label: texts.stamp2001, value: sumText(fields.stamp2001) },
        ]
      : []),
    { label: texts.stampValue, value: sumText(fields.stampValue) },
    ...owners,
  ].filter(({ value }) => value !== '')
}
