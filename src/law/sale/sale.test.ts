import { assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../day.ts'
import { rupees } from '../money.ts'
import { isLongTerm, knowsSale, type Owner, type Sale, sell } from './sale.ts'
import { slabTax, taxOn } from './tax.ts'

const day = (iso: string) => dayOf(iso) ?? Number.NaN
const lakh = (amount: number) => rupees(Math.round(amount * 100_000))

const owner: Owner = { name: '', parts: 1, of: 1, isResident: false, hasPan: true, bonds: 0, house: 0 }
const plot: Sale = {
  kind: 'land',
  acquired: day('2010-05-01'),
  sold: day('2026-08-01'),
  price: lakh(140),
  sellingCosts: 0,
  cost: lakh(40),
  improvements: 0,
  value2001: undefined,
  stamp2001: undefined,
  stampValue: undefined,
  owners: [owner],
}
const first = (sale: Sale) => {
  const [found] = sell(sale).owners
  if (!found) throw new Error('no owner')
  return found
}
/** Deduction, tax and what comes back, in lakh. */
const inLakh = (sale: Sale) => {
  const { deduction, tax, back = 0 } = first(sale)
  return [deduction, tax?.total ?? 0, back].map((sum) => sum / 10_000_000)
}

const cases: [what: string, sale: Sale, expected: number[]][] = [
  ['1: plot for 1.4 crore, cost 40 lakh', plot, [20.93, 14.3, 6.63]],
  ['2: the same with 50 lakh in bonds', { ...plot, owners: [{ ...owner, bonds: lakh(50) }] }, [20.93, 6.5, 14.43]],
  ['3: the same with a house for 70 lakh', { ...plot, owners: [{ ...owner, house: lakh(70) }] }, [20.93, 6.5, 14.43]],
  ['4: flat for 48 lakh, cost 28 lakh', { ...plot, kind: 'house', price: lakh(48), cost: lakh(28) }, [6.24, 2.6, 3.64]],
  [
    '5: inherited, bought in 1985 for 2 lakh, worth 12 lakh in 2001, stamp value 9 lakh',
    {
      ...plot,
      kind: 'house',
      acquired: day('1985-01-01'),
      price: lakh(100),
      sellingCosts: lakh(1),
      cost: lakh(2),
      value2001: lakh(12),
      stamp2001: lakh(9),
    },
    [14.3, 12.87, 1.43],
  ],
  [
    '6: half of a house for 90 lakh that cost 10 lakh in 2006',
    {
      ...plot,
      kind: 'house',
      acquired: day('2006-03-01'),
      price: lakh(90),
      cost: lakh(10),
      owners: [{ ...owner, of: 2 }],
    },
    [5.85, 5.2, 0.65],
  ],
  [
    '7: bought for 70 lakh, sold for 92 lakh in 17 months, costs 2 lakh',
    {
      ...plot,
      kind: 'house',
      acquired: day('2025-03-01'),
      price: lakh(92),
      cost: lakh(70),
      sellingCosts: lakh(2),
    },
    [31.5744, 2.08, 29.4944],
  ],
  [
    '8: house for 2.4 crore, cost 40 lakh, new house for 1.5 crore',
    { ...plot, kind: 'house', price: lakh(240), owners: [{ ...owner, house: lakh(150) }] },
    [35.88, 6.5, 29.38],
  ],
]

test.each(cases)('worked case %s', (_what, sale, expected) => {
  const found = inLakh(sale)
  // The sheet gives two decimals of a lakh, case 7 four.
  expect(found.map((sum, at) => Number(sum.toFixed(String(expected[at]).split('.')[1]?.length === 4 ? 4 : 2)))).toEqual(
    expected,
  )
})

test('worked case 9: on a gain of 1,00,50,000 relief limits tax and surcharge to 14,25,000; with cess 14,82,000', () => {
  const { tax, surcharge, cess, total } = taxOn({ long: rupees(10_050_000), slabs: 0 })
  expect([tax + surcharge, cess, total]).toEqual([rupees(1_425_000), rupees(57_000), rupees(1_482_000)])
})

test('the slabs of the new regime: nil to 4 lakh, then five points more every 4 lakh, 30% above 24 lakh', () => {
  const at = [4, 8, 12, 16, 20, 24, 34].map((income) => slabTax(lakh(income)) / 10_000_000)
  expect(at).toEqual([0, 0.2, 0.6, 1.2, 2, 3, 6])
})

test('24 months are long only when they are exceeded', () => {
  expect(isLongTerm(day('2024-08-01'), day('2026-08-01'))).toBe(false)
  expect(isLongTerm(day('2024-08-01'), day('2026-08-02'))).toBe(true)
  expect(isLongTerm(day('2024-02-29'), day('2026-02-28'))).toBe(false)
})

test('the rates are known from April 2025 to March 2027', () => {
  expect(['2025-03-31', '2025-04-01', '2027-03-31', '2027-04-01'].map((one) => knowsSale(day(one)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('a stamp value of more than 110% of the price replaces it for the gain, not for the deduction', () => {
  const stamped = { ...plot, stampValue: lakh(154) }
  expect([sell(stamped).isStampValue, first(stamped).gain]).toEqual([false, lakh(100)])
  const above = { ...plot, stampValue: lakh(154) + 1 }
  expect([sell(above).isStampValue, first(above).gain]).toEqual([true, lakh(114) + 1])
  expect(first(above).deduction).toBe(first(plot).deduction)
})

const resident = { ...plot, owners: [{ ...owner, isResident: true }] }

test('a resident owner has 1% deducted from a price of 50 lakh or more, and no tax computed', () => {
  expect([first(resident).deduction, first(resident).tax]).toEqual([lakh(1.4), undefined])
  expect(first({ ...resident, price: lakh(49) }).deduction).toBe(0)
})

test.each<[what: string, price: number, stampValue: number | undefined, deduction: number]>([
  ['a stamp value above the limit counts although the price is below it', 48, 55, 0.55],
  ['of the two the stamp value is the higher', 60, 70, 0.7],
  ['of the two the price is the higher', 70, 60, 0.7],
  ['the stamp value alone reaches the limit', 49.99999, 50, 0.5],
  ['both are below the limit', 49.99999, 49.99999, 0],
  ['the stamp value is not known', 50, undefined, 0.5],
])(
  'section 194-IA: from a resident 1%% of the higher of price and stamp duty value: %s',
  (_what, price, stamp, withheld) => {
    const sale = { ...resident, price: lakh(price), stampValue: stamp === undefined ? undefined : lakh(stamp) }
    expect(first(sale).deduction).toBe(lakh(withheld))
  },
)

test('section 206AA: without a PAN 20% is withheld, from a resident on the higher value, and from neither below the limit', () => {
  const noPan = { ...owner, hasPan: false }
  expect(first({ ...plot, price: lakh(40), cost: 0, owners: [noPan] }).deduction).toBe(lakh(8))
  const residentNoPan = { ...plot, owners: [{ ...noPan, isResident: true }] }
  expect(first(residentNoPan).deduction).toBe(lakh(28))
  expect(first({ ...residentNoPan, stampValue: lakh(150) }).deduction).toBe(lakh(30))
  expect(first({ ...residentNoPan, price: lakh(49) }).deduction).toBe(0)
})

test('section 206AA: of a resident and a non-resident owner each has a deduction of its own, by the share', () => {
  const half = { ...owner, of: 2 }
  const { owners } = sell({
    ...plot,
    price: lakh(60),
    stampValue: lakh(70),
    owners: [
      { ...half, isResident: true },
      { ...half, isResident: true, hasPan: false },
    ],
  })
  expect(owners.map(({ deduction }) => deduction)).toEqual([lakh(0.35), lakh(7)])
})

test('section 54F: a shop or office into a house is exempt in the proportion of the net price, as land is', () => {
  const shop = { ...plot, kind: 'shop' as const, owners: [{ ...owner, house: lakh(70) }] }
  const land = { ...plot, owners: [{ ...owner, house: lakh(70) }] }
  expect(first(shop).exemptHouse).toBe(lakh(50))
  expect(first(shop)).toEqual(first(land))
  expect(first({ ...shop, kind: 'house' }).exemptHouse).toBe(lakh(70))
})

test('a loss is no gain: no tax, and the whole deduction comes back', () => {
  const { gain, tax, deduction, back } = first({ ...plot, cost: lakh(150) })
  expect([gain, tax?.total, back]).toEqual([lakh(-10), 0, deduction])
})

const runs = { numRuns: 10_000 }
const anySale = record({
  kind: constantFrom('house' as const, 'land' as const, 'shop' as const),
  isLong: boolean(),
  price: integer({ min: 1, max: 5e9 }),
  cost: integer({ min: 0, max: 5e9 }),
  sellingCosts: integer({ min: 0, max: 1e8 }),
  bonds: integer({ min: 0, max: 1e9 }),
  house: integer({ min: 0, max: 5e9 }),
  parts: integer({ min: 1, max: 99 }),
}).map(({ isLong, bonds, house, parts, ...rest }) => ({
  ...plot,
  ...rest,
  acquired: day(isLong ? '2010-05-01' : '2025-10-01'),
  owners: [
    { ...owner, bonds, house, parts, of: 100 },
    { ...owner, parts: 100 - parts, of: 100 },
  ],
}))

test('parts sum to the whole, nothing withheld or taxed is negative, and exemptions never exceed the gain (10,000 cases)', () => {
  assert(
    property(anySale, (sale) => {
      const { owners } = sell(sale)
      // Each share is rounded to a paisa.
      const rounding = Math.abs(owners.reduce((sum, { price }) => sum + price, 0) - sale.price)
      return (
        rounding <= 1 &&
        owners.every(({ gain, taxable, exemptHouse, exemptBonds, deduction, tax, price, back }) => {
          if (!tax) return false
          const parts = [tax.tax, tax.surcharge, tax.cess, taxable, exemptHouse, exemptBonds, deduction]
          return (
            parts.every((part) => part >= 0) &&
            deduction <= price &&
            taxable + exemptHouse + exemptBonds === Math.max(0, gain) &&
            tax.tax + tax.surcharge + tax.cess === tax.total &&
            back === deduction - tax.total
          )
        })
      )
    }),
    runs,
  )
})

test('a rupee more of income never costs more than a rupee and cess in tax, across all bands (10,000 cases)', () => {
  const limits = constantFrom(5_000_000, 10_000_000, 20_000_000, 400_000, 2_400_000)
  const near = integer({ min: -300_000, max: 300_000 })
  assert(
    property(limits, near, boolean(), (limit, offset, isLong) => {
      const on = (income: number) =>
        taxOn(isLong ? { long: rupees(income), slabs: 0 } : { long: 0, slabs: rupees(income) }).total
      const income = Math.max(0, limit + offset)
      const more = on(income + 1) - on(income)
      // Rounding to paise at each of four steps.
      expect(more).toBeGreaterThanOrEqual(-4)
      expect(more).toBeLessThanOrEqual(104 + 4)
    }),
    runs,
  )
})
