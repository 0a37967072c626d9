import { saleTexts as texts } from '#content/tools/selling.ts'
import { dayOf, dayText } from '#tools/day.ts'
import type { SaleFields } from '../caseFile.ts'
import type { Entered } from '../entered.ts'

/** What was entered in the tool for sales, as a reader understands it. */
export function enteredSale(fields: SaleFields): Entered[] {
  const how = fields.how === 'received' ? 'received' : 'bought'
  const date = (iso: string) => {
    const day = dayOf(iso)
    return day === undefined ? iso : dayText(day)
  }
  const chosen = (options: Record<string, string>, value: string) => options[value] ?? ''
  const owners = fields.owners.flatMap((owner, index) => [
    { label: texts.ownerShare(index + 1), value: owner.share },
    { label: texts.residence(index + 1), value: chosen(texts.residences, owner.residence) },
    { label: texts.pan(index + 1), value: chosen(texts.pans, owner.pan) },
    { label: texts.house(index + 1), value: owner.house },
    { label: texts.bonds(index + 1), value: owner.bonds },
  ])
  return [
    { label: texts.kind, value: chosen(texts.kinds, fields.kind) },
    { label: texts.sold, value: date(fields.sold) },
    { label: texts.price, value: fields.price },
    { label: texts.sellingCosts, value: fields.sellingCosts },
    { label: texts.how, value: chosen(texts.hows, fields.how) },
    { label: texts.acquired[how], value: date(fields.acquired) },
    { label: texts.cost[how], value: fields.cost },
    { label: texts.improvements, value: fields.improvements },
    { label: texts.value2001, value: fields.value2001 },
    { label: texts.stamp2001, value: fields.stamp2001 },
    { label: texts.stampValue, value: fields.stampValue },
    ...owners,
  ].filter(({ value }) => value !== '')
}
