import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { fraction, rupeesText, rupeesTyped } from '#law/money.ts'
import { rentInRupees, taxRent } from '#law/rent/rent.ts'
import { saleInRupees, sell } from '#law/sale/sale.ts'
import { emptyCase, emptyOwner } from './caseFile.ts'
import { rentRows } from './rent/explain.ts'
import { readRent } from './rent/readFields.ts'
import { fallRows } from './selling/fallRows.ts'
import { inHand } from './selling/inHand.ts'
import { readSale } from './selling/readFields.ts'
import type { FallRow } from './Waterfall.tsx'

/** A sum as the reader sees it, as a number of rupees. */
const shown = (sum: number) => Number(rupeesText(sum).replace(/[₹,]/g, ''))
const shownRows = (rows: readonly FallRow[]) => rows.map(({ from, until }) => shown(until - from))
const shares = constantFrom(['1'], ['1/2', '1/2'], ['1/3', '2/3'], ['33.33%', '66.67%'])
const rupeesUpTo = (max: number) => integer({ min: 0, max })

function saleOf(price: number, costs: number, cost: number, parts: readonly string[]) {
  const { sale } = readSale({
    ...emptyCase.sale,
    kind: 'house',
    sold: '2026-11-01',
    how: 'bought',
    acquired: '2010-01-01',
    price: String(price),
    sellingCosts: String(costs),
    cost: String(cost),
    owners: parts.map((share) => ({ ...emptyOwner, share })),
  })
  if (!sale) throw new Error('the sale was refused')
  return sale
}

test('what is withheld from a price, taxed and comes back adds up as it is shown (300 sales)', () => {
  assert(
    property(
      integer({ min: 1, max: 30_000_000 }),
      rupeesUpTo(100_000),
      rupeesUpTo(9_000_000),
      shares,
      (price, costs, cost, parts) => {
        const sale = saleOf(price, costs, cost, parts)
        const result = saleInRupees(sell(sale))
        for (const [place, { price: part, deduction, back = 0, tax }] of result.owners.entries()) {
          const { parts: counted = 1, of: all = 1 } = sale.owners[place] ?? {}
          const spent = fraction(sale.sellingCosts, counted, all)
          if (!tax) throw new Error('a non-resident without a tax')
          expect(shown(tax.tax) + shown(tax.surcharge) + shown(tax.cess)).toBe(shown(tax.total))
          expect(shown(deduction) - shown(tax.total)).toBe(shown(back))
          const rows = fallRows(part, spent, deduction, back)
          const [hand = 0, last = 0, received = 0, withheld = 0] = shownRows(rows).toReversed()
          expect(received + (back < 0 ? -last : last)).toBe(hand)
          expect(shown(part) - shown(spent) - withheld).toBe(received)
        }
        for (const { amount } of inHand(sale, result)) expect((rupeesTyped(amount) ?? 0.5) % 100).toBe(0)
      },
    ),
    { numRuns: 300 },
  )
})

test('what a tenant withholds, the tax and what comes back add up as they are shown (300 rents)', () => {
  assert(
    property(
      rupeesUpTo(9_000_000),
      rupeesUpTo(100_000),
      rupeesUpTo(900_000),
      constantFrom('1', '1/3', '33.33%'),
      (rent, municipalTax, interest, share) => {
        const { letting } = readRent({
          ...emptyCase.rent,
          rent: String(rent),
          municipalTax: String(municipalTax),
          interest: String(interest),
          share,
        })
        if (!letting) throw new Error('the rent was refused')
        const result = rentInRupees(taxRent(letting))
        const value = Math.max(0, shown(result.rent) - shown(result.municipalTax))
        expect(value - shown(result.standardDeduction) - shown(result.interest)).toBe(shown(result.income))
        expect(shown(result.withheld) - shown(result.tax.total)).toBe(shown(result.back))
        const rows = shownRows(rentRows(result))
        expect(shown(result.rent) - shown(result.withheld) + shown(result.back)).toBe(rows.at(-1))
      },
    ),
    { numRuns: 300 },
  )
})
