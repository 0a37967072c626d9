import { expect, test } from 'vitest'
import { sell } from '#law/sale/sale.ts'
import { emptyCase, emptyOwner, emptySum, type SaleFields, type SendingFields } from '../caseFile.ts'
import { inHand, withSums } from './inHand.ts'
import { readSale } from './readFields.ts'

const handOf = (part: Partial<SaleFields>) => {
  const { sale } = readSale({
    ...emptyCase.sale,
    kind: 'house',
    sold: '2026-08-01',
    how: 'bought',
    acquired: '2010-05-01',
    price: '2 crore',
    cost: '50 lakh',
    ...part,
  })
  return sale && inHand(sale, sell(sale))
}
const bought = { from: '', kind: '' }
const put = (before: SendingFields, ...names: string[]) =>
  withSums(
    before,
    names.map((name) => ({ name, amount: '5,00,000' })),
    bought,
  )

test('in hand is what was received at the sale, less tax that is still due, and not the refund', () => {
  // 12.5% of the price with 15% surcharge and cess, although the tax on the gain is less.
  expect(handOf({})).toEqual([{ name: '', amount: '1,70,10,000' }])
  // The stamp duty value raises the gain and so the tax above what was withheld.
  expect(handOf({ stampValue: '4 crore' })).toEqual([{ name: '', amount: '1,47,67,500' }])
  expect(handOf({ owners: [{ ...emptyOwner, share: '1', residence: 'resident' }] })).toEqual([])
})

test('sums join what was typed in the other tool; a person known there keeps what was entered of them', () => {
  const typed: SendingFields = {
    from: '2027-01-01',
    rate: '90',
    people: [{ name: 'Ravi', used: '100' }],
    sums: [{ ...emptySum, kind: 'income', amount: '7' }],
  }
  expect(put(typed, ' ravi', 'Asha')).toEqual({
    from: '2027-01-01',
    rate: '90',
    people: [
      { name: 'Ravi', used: '100' },
      { name: 'Asha', used: '' },
    ],
    sums: [
      { ...emptySum, kind: 'income', amount: '7' },
      { ...emptySum, amount: '5,00,000', person: '1', source: 'sale' },
      { ...emptySum, amount: '5,00,000', person: '2', source: 'sale' },
    ],
  })
  const twice = put(put(emptyCase.sending, 'Asha', 'Ravi'), 'Asha', 'Ravi')
  expect([twice.people.length, twice.sums.length]).toEqual([2, 2])
})

test('a sale that was corrected takes the place of what it brought before: the sum, the name and the day', () => {
  const first = withSums(emptyCase.sending, [{ name: '', amount: '1,70,10,000' }], { from: '2026-08-01', kind: '' })
  const chosen = { ...first, sums: first.sums.map((sum) => ({ ...sum, kind: 'property' })) }
  const second = withSums(chosen, [{ name: 'Asha', amount: '1,80,00,000' }], { from: '2026-12-01', kind: '' })
  expect(second).toEqual({
    ...emptyCase.sending,
    from: '2026-12-01',
    people: [{ name: 'Asha', used: '' }],
    sums: [{ ...emptySum, kind: 'property', amount: '1,80,00,000', person: '1', source: 'sale' }],
  })
})

test('two owners of one name keep a sum each', () => {
  const { sums } = put(emptyCase.sending, 'R. Sharma', 'R. Sharma')
  expect(sums.map(({ amount, person }) => [amount, person])).toEqual([
    ['5,00,000', '1'],
    ['5,00,000', '1'],
  ])
})

test('a person without a name who has sums already is not renamed', () => {
  const typed = { ...emptyCase.sending, sums: [{ ...emptySum, kind: 'other', amount: '7' }] }
  expect(put(typed, 'Asha').people).toEqual([
    { name: '', used: '' },
    { name: 'Asha', used: '' },
  ])
})
