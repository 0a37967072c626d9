import { dayOf } from '../../day.ts'
import { rupees } from '../../money.ts'
import { type Kind, type Owner, type Sale, sell } from '../sale.ts'

const day = (iso: string) => dayOf(iso) ?? Number.NaN
const owner: Owner = { name: '', parts: 1, of: 1, isResident: false, hasPan: true, bonds: 0, house: 0 }

/** A sale by what differs from a plot bought in 2010 and sold in August 2026; sums in rupees. */
export interface Given {
  kind?: Kind
  acquired?: string
  sold?: string
  price: number
  costs?: number
  cost?: number
  improvements?: number
  value2001?: number
  stamp2001?: number
  stampValue?: number
  owner?: Partial<Omit<Owner, 'bonds' | 'house'>> & { bonds?: number; house?: number }
}

/** Deduction and tax of the first owner, in whole rupees. */
export function resultOf(given: Given) {
  const { bonds = 0, house = 0, ...who } = given.owner ?? {}
  const sum = (amount: number | undefined) => (amount === undefined ? undefined : rupees(amount))
  const sale: Sale = {
    kind: given.kind ?? 'land',
    acquired: day(given.acquired ?? '2010-05-01'),
    sold: day(given.sold ?? '2026-08-01'),
    price: rupees(given.price),
    sellingCosts: rupees(given.costs ?? 0),
    cost: rupees(given.cost ?? 0),
    improvements: rupees(given.improvements ?? 0),
    value2001: sum(given.value2001),
    stamp2001: sum(given.stamp2001),
    stampValue: sum(given.stampValue),
    owners: [{ ...owner, ...who, bonds: rupees(bonds), house: rupees(house) }],
  }
  const [found] = sell(sale).owners
  return { deduction: Math.round((found?.deduction ?? 0) / 100), tax: found?.tax && Math.round(found.tax.total / 100) }
}

/** Bought too late for a long-term gain. */
export const short = { acquired: '2025-10-01' }

/** Its title with the section, the working on paper, and the deduction and tax in rupees that it gives. */
export type Case = [title: string, working: string, given: Given, deduction: number, tax: number | undefined]
