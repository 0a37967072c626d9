import { expect, test } from 'vitest'
import { toolTexts } from '#content/texts/tools.ts'
import { saleTexts as texts } from '#content/tools/selling.ts'
import { rupees } from '#law/money.ts'
import { knownDays, sell } from '#law/sale/sale.ts'
import { emptyCase, emptyOwner, type SaleFields } from '../caseFile.ts'
import { unknownDay } from '../unknownDay.ts'
import { saleSteps, verdictOf } from './explain.ts'
import { fallRows } from './fallRows.ts'
import { readSale } from './readFields.ts'
import { enteredSale } from './summary.ts'

const plot: SaleFields = {
  ...emptyCase.sale,
  kind: 'land',
  sold: '2026-08-01',
  how: 'bought',
  acquired: '2010-05-01',
  price: '1,40,00,000',
  cost: '40,00,000',
}

test('worked case 1 as it is typed: the deduction, the tax, what comes back, and the certificate', () => {
  const { sale, missing, faults } = readSale(plot)
  expect([missing, faults]).toEqual([[], {}])
  const [owner] = sale ? sell(sale).owners : []
  const sold = sale?.sold ?? 0
  expect(owner && verdictOf(owner, { hasPan: true, sold: sold - 365 }).lines).toHaveLength(2)
  expect(owner && verdictOf(owner, { hasPan: true, sold })).toEqual({
    title: 'The buyer withholds ₹20,93,000',
    lines: [
      'The tax on the gain is ₹14,30,000.',
      '₹6,63,000 comes back by your return.',
      'With a certificate that names the tax due, the buyer withholds ₹14,30,000 and nothing has to come back. Apply for it in Form 128, in good time before the sale.',
    ],
  })
})

test('an empty tool names what is missing and finds no fault', () => {
  const { sale, missing, faults, ownerFaults } = readSale(emptyCase.sale)
  expect([sale, missing, faults, ownerFaults]).toEqual([undefined, Object.values(texts.required), {}, [{}]])
})

test.each<[what: string, part: Partial<SaleFields>, faults: object]>([
  ['a price of zero', { price: '0' }, { price: texts.faults.zero }],
  ['an amount in words', { cost: 'forty lakh' }, { cost: toolTexts.noAmount }],
  ['a sale before the known tax years', { sold: '2025-03-31' }, { sold: unknownDay(knownDays) }],
  ['a sale after the known tax years', { sold: '2027-04-01' }, { sold: unknownDay(knownDays) }],
  ['a sale before the purchase', { acquired: '2026-08-02' }, { acquired: texts.faults.backwards }],
  ['a leap day that there was not', { acquired: '2011-02-29' }, { acquired: toolTexts.noDate }],
])('%s is named at its field, and there is no answer', (_what, part, faults) => {
  const read = readSale({ ...plot, ...part })
  expect([read.faults, read.sale]).toEqual([faults, undefined])
})

test('shares that do not sum to one are named at the last owner, an unreadable share at its own', () => {
  const with2 = (one: string, other: string) =>
    readSale({
      ...plot,
      owners: [
        { ...emptyOwner, share: one },
        { ...emptyOwner, share: other },
      ],
    })
  expect(with2('1/2', '1/3').ownerFaults).toEqual([{}, { share: texts.faults.sum }])
  expect(with2('half', '1/2').ownerFaults).toEqual([{ share: texts.faults.share }, {}])
  expect(with2('2/3', '1/3').sale?.owners).toHaveLength(2)
  expect(with2('1/2', '1/3').sale).toBeUndefined()
})

test('a short-term share beyond the known bands gets no answer but the reason', () => {
  const large = { ...plot, acquired: '2026-01-01', price: '5,00,00,001' }
  expect(readSale(large)).toMatchObject({ sale: undefined, refusals: [texts.beyond] })
  expect(readSale({ ...large, acquired: '2010-01-01' }).refusals).toEqual([])
})

test('the value on 1 April 2001 counts only for property from before that day', () => {
  const typed = { ...plot, value2001: '90,00,000', stamp2001: '80,00,000' }
  expect(readSale(typed)).toMatchObject({ isOld: false, sale: { value2001: undefined } })
  const old = readSale({ ...typed, acquired: '2001-03-31' })
  expect(old).toMatchObject({ isOld: true, sale: { value2001: rupees(9_000_000), stamp2001: rupees(8_000_000) } })
})

test('what is left in the fields for 2001 once a later purchase hides them neither keeps the answer away nor is told of', () => {
  const left = { ...plot, value2001: 'about ninety', stamp2001: '80,00,000' }
  expect(readSale(left)).toMatchObject({ faults: {}, sale: { value2001: undefined, stamp2001: undefined } })
  expect(readSale({ ...left, acquired: '2001-03-31' })).toMatchObject({ faults: { value2001: toolTexts.noAmount } })
  const labels = (fields: SaleFields) => enteredSale(fields).map(({ label }) => label)
  expect(labels(left)).not.toContain(texts.stamp2001)
  expect(labels({ ...left, acquired: '2001-03-31' })).toContain(texts.stamp2001)
})

test('the picture leads from the price to the money in hand without a gap', () => {
  const shown = (price: number, costs: number, deduction: number, back: number) =>
    fallRows(rupees(price), rupees(costs), rupees(deduction), rupees(back)).map(({ label, from, until }) => [
      label,
      from / rupees(1),
      until / rupees(1),
    ])
  expect(shown(1000, 50, 200, 120)).toEqual([
    [texts.rows.price, 0, 1000],
    [texts.rows.costs, 950, 1000],
    [texts.rows.withheld, 750, 950],
    [texts.rows.received, 0, 750],
    [texts.rows.back, 750, 870],
    [texts.rows.hand, 0, 870],
  ])
  expect(shown(1000, 0, 100, -30).slice(-2)).toEqual([
    [texts.rows.due, 870, 900],
    [texts.rows.hand, 0, 870],
  ])
})

test('section 2(14): rural farmland is no capital asset, so nothing is withheld and no other field is asked for', () => {
  const { sale, missing, refusals } = readSale({ ...emptyCase.sale, kind: 'farmland' })
  expect([sale, missing, refusals]).toEqual([undefined, [], [texts.farmland]])
})

test('a sale by residents says nothing of non-residents, and one by both says what holds for whom', () => {
  const owners = (...residences: string[]) =>
    residences.map((residence) => ({ ...emptyOwner, share: `1/${residences.length}`, residence }))
  const steps = (...residences: string[]) => {
    const { sale } = readSale({ ...plot, owners: owners(...residences) })
    return sale ? saleSteps(sell(sale), sale) : []
  }
  const [abroad, home] = [
    [texts.steps.long, texts.steps.deduction],
    [texts.steps.longResident, texts.steps.deductionResident],
  ]
  expect(steps('resident')).toEqual(expect.arrayContaining(home))
  expect(steps('resident').filter((step) => abroad.includes(step))).toEqual([])
  expect(steps('nonResident').filter((step) => home.includes(step))).toEqual([])
  expect(steps('nonResident', 'resident')).toEqual(expect.arrayContaining([...abroad, ...home]))
})

test('rule 37BC: without a PAN a seller abroad reads how the usual rate stays, a resident does not', () => {
  const lines = (residence: string, price = plot.price) => {
    const { sale } = readSale({ ...plot, price, owners: [{ ...emptyOwner, share: '1', residence, pan: 'no' }] })
    const [owner] = sale ? sell(sale).owners : []
    return sale && owner ? verdictOf(owner, { hasPan: false, sold: sale.sold }) : undefined
  }
  expect(lines('nonResident')?.lines.at(-1)).toBe(`${texts.noPan} ${texts.noPanAbroad}`)
  expect(lines('resident')).toEqual({
    title: texts.withheldNoPan('₹28,00,000'),
    lines: [texts.residentTax, texts.noPan],
  })
  expect(lines('resident', '49 lakh')).toEqual({ title: texts.withheld('₹0'), lines: [texts.residentTax] })
})
