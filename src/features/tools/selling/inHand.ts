import { fraction, rupeesText } from '#tools/money.ts'
import type { Sale, SaleResult } from '#tools/sale/sale.ts'
import { emptySender, emptySum, type SenderFields, type SendingFields, type SumFields } from '../caseFile.ts'
import { fallRows } from './Waterfall.tsx'

/** An owner abroad with what is in hand once tax that is still due was paid. */
interface InHand {
  name: string
  amount: string
}

/** What every owner abroad has in hand. A refund comes much later, on a day that nobody knows, so it is left out. */
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
 * Puts these sums into the tool for sending money: beside what was typed there, and once only. What someone received is
 * no property bought with foreign money; of what was bought the visitor has to say so.
 */
export function withSums(
  before: SendingFields,
  sums: readonly InHand[],
  { from, kind }: { from: string; kind: string },
): SendingFields {
  const people: SenderFields[] = [...before.people]
  const typed: SumFields[] = before.sums.filter((sum) => sum.kind !== '' || sum.amount !== '' || sum.paidIn !== '')
  for (const { name, amount } of sums) {
    const person = String(placeOf(people, typed, name) + 1)
    if (!typed.some((sum) => sum.amount === amount && sum.person === person))
      typed.push({ ...emptySum, kind, amount, person })
  }
  return { ...before, from: before.from || from, people, sums: typed.length > 0 ? typed : before.sums }
}

/** The place of the person of this name; a person without name and sums takes it, or another is added. */
function placeOf(people: SenderFields[], typed: readonly SumFields[], name: string): number {
  const plain = (text: string) => text.trim().toLowerCase()
  const known = people.findIndex((person) => plain(person.name) === plain(name))
  if (known >= 0) return known
  const free = people.findIndex(
    (person, index) =>
      person.name.trim() === '' && person.used === '' && !typed.some((sum) => sum.person === String(index + 1)),
  )
  const place = free >= 0 ? free : people.length
  people[place] = { ...emptySender, name }
  return place
}
