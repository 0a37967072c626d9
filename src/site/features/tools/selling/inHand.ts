import { fraction, rupeesText } from '#law/money.ts'
import type { Sale, SaleResult } from '#law/sale/sale.ts'
import { emptySender, emptySum, type SenderFields, type SendingFields, type SumFields } from '../caseFile.ts'
import { fallRows } from './fallRows.ts'

/** An owner abroad with what is in hand once tax that is still due was paid. */
interface InHand {
  name: string
  amount: string
}

/** The sum that every owner abroad has in hand. A refund comes much later, on a day that nobody knows, so it is left out. */
export function inHand(sale: Sale, { owners }: SaleResult): InHand[] {
  return owners.flatMap(({ name, price, deduction, tax, back = 0 }, index) => {
    const owner = sale.owners[index]
    if (!tax || !owner) return []
    const costs = fraction(sale.sellingCosts, owner.parts, owner.of)
    const last = fallRows(price, costs, deduction, Math.min(0, back)).at(-1)?.until ?? 0
    return last > 0 ? [{ name, amount: rupeesText(last).slice(1) }] : []
  })
}

/**
 * Puts these sums into the tool for sending money, beside what was typed there and in place of those that a sale brought
 * before. What someone received is no property bought with foreign money; of what was bought the visitor has to say so.
 */
export function withSums(
  before: SendingFields,
  sums: readonly InHand[],
  { from, kind }: { from: string; kind: string },
): SendingFields {
  const people: SenderFields[] = [...before.people]
  const typed = before.sums.filter((sum) => sum.source !== 'sale' && (sum.kind || sum.amount || sum.paidIn))
  const carried = before.sums.filter((sum) => sum.source === 'sale')
  const brought = sums.map(({ name, amount }, index): SumFields => {
    const old = carried[index]
    const person = String(placeOf(people, typed, name, old) + 1)
    return { ...emptySum, kind: old?.kind || kind, amount, person, source: 'sale' }
  })
  const all = [...typed, ...brought]
  // Nothing can be sent before the day of the sale.
  return { ...before, from: before.from > from ? before.from : from, people, sums: all.length > 0 ? all : before.sums }
}

/**
 * The place of the person of this name. Otherwise the one to whom an earlier sale brought this sum is meant, or a person
 * without name and sums, or another is added.
 */
function placeOf(
  people: SenderFields[],
  typed: readonly SumFields[],
  name: string,
  old: SumFields | undefined,
): number {
  const plain = (text: string) => text.trim().toLowerCase()
  const known = people.findIndex((person) => plain(person.name) === plain(name))
  if (known >= 0) return known
  const hasTyped = (place: number) => typed.some((sum) => sum.person === String(place + 1))
  const renamed = old ? Number(old.person) - 1 : -1
  if (people[renamed] && !hasTyped(renamed)) {
    people[renamed] = { ...people[renamed], name }
    return renamed
  }
  const free = people.findIndex((person, place) => person.name.trim() === '' && person.used === '' && !hasTyped(place))
  const place = free >= 0 ? free : people.length
  people[place] = { ...emptySender, name }
  return place
}
