import { expect, test } from 'vitest'
import { dayOf, isoOf } from '../day.ts'
import { rupees } from '../money.ts'
import { dollars, dollarsText, rateTyped } from './dollars.ts'
import { isAboveFormLimit, type Kind, planSending, type SenderPlan } from './plan.ts'

// Hard cases at an assumed ₹90 to the dollar, worked out on paper: USD 1 million is ₹9 crore. Sums are in lakh.

const rate = rateTyped('90') ?? Number.NaN
type Given = [kind: Kind, lakh: number, paidIn?: number][]

function planOf(sums: Given, used = 0, from = '2027-01-11'): SenderPlan {
  const made = sums.map(([kind, lakh, paidIn = 0]) => ({
    kind,
    amount: rupees(Math.round(lakh * 100_000)),
    paidIn: dollars(paidIn),
  }))
  const [plan] = planSending([{ name: '', used: dollars(used), sums: made }], dayOf(from) ?? Number.NaN, rate)
  if (!plan) throw new Error('no plan')
  return plan
}
/** Outside the cap in lakh, then of each portion its first day and dollars. */
const saidOf = (plan: SenderPlan) => [
  (plan.outside.account + plan.outside.income + plan.outside.paidIn + plan.outside.repatriable) / rupees(100_000),
  ...plan.portions.map(({ from, cents }) => `${isoOf(from)} ${dollarsText(cents)}`),
]

const cases: [title: string, sums: Given, used: number, expected: (number | string)[]][] = [
  ['exactly the cap', [['other', 900]], 0, [0, '2027-01-11 USD 1,000,000']],
  ['₹90 more than the cap', [['other', 900.0009]], 0, [0, '2027-01-11 USD 1,000,000', '2027-04-01 USD 1']],
  ['two years', [['other', 1800]], 0, [0, '2027-01-11 USD 1,000,000', '2027-04-01 USD 1,000,000']],
  [
    'a third year, which the tool does not know',
    [['other', 2700]],
    0,
    [0, '2027-01-11 USD 1,000,000', '2027-04-01 USD 1,000,000', '2028-04-01 USD 1,000,000'],
  ],
  ['USD 400,000 used', [['other', 900]], 400_000, [0, '2027-01-11 USD 600,000', '2027-04-01 USD 400,000']],
  ['the cap used up', [['other', 90]], 1_000_000, [0, '2027-04-01 USD 100,000']],
  ['rent after tax is outside', [['income', 90]], 1_000_000, [90]],
  ['NRE and FCNR money is outside', [['account', 2000]], 0, [2000]],
  ['an unclear balance counts as anything else', [['unclear', 90]], 0, [0, '2027-01-11 USD 100,000']],
  ['a home: what was paid in, at the rate of today', [['home', 106.1, 100_000]], 0, [90, '2027-01-11 USD 17,889']],
  ['a home at a loss: only the price', [['home', 72, 100_000]], 0, [72]],
  ['a home bought with rupees', [['home', 90, 0]], 0, [0, '2027-01-11 USD 100,000']],
  ['commercial property', [['business', 180, 50_000]], 0, [45, '2027-01-11 USD 150,000']],
  [
    'two homes',
    [
      ['home', 90, 50_000],
      ['home', 90, 100_000],
    ],
    0,
    [135, '2027-01-11 USD 50,000'],
  ],
  ['shares on a repatriable basis', [['shares', 45]], 1_000_000, [45]],
  ['a refunded booking', [['refund', 9]], 1_000_000, [9]],
  [
    'rent, home and inheritance together',
    [
      ['income', 9],
      ['home', 90, 50_000],
      ['other', 900],
    ],
    0,
    [54, '2027-01-11 USD 1,000,000', '2027-04-01 USD 50,000'],
  ],
]
test.each(cases)('Remittance of Assets Regulations, reg. 4: %s', (_title, sums, used, expected) => {
  expect(saidOf(planOf(sums, used))).toEqual(expected)
})

const forms: [title: string, sums: Given, used: number, above: boolean][] = [
  ['exactly ₹5 lakh', [['other', 5]], 0, false],
  ['₹1 more', [['other', 5.00001]], 0, true],
  [
    'NRE money does not count',
    [
      ['account', 50],
      ['other', 5],
    ],
    0,
    false,
  ],
  [
    'rent counts with the rest',
    [
      ['income', 3],
      ['other', 3],
    ],
    0,
    true,
  ],
  ['₹4 lakh after USD 400,000', [['other', 4]], 400_000, true],
  ['₹1 crore next year, the cap used up', [['other', 100]], 1_000_000, true],
  ['nothing but NRE money', [['account', 500]], 0, false],
  ['₹4 lakh after USD 1,000: 0.9 + 4', [['other', 4]], 1_000, false],
  ['₹4 lakh after USD 2,000: 1.8 + 4', [['other', 4]], 2_000, true],
]
test.each(forms)('Income-tax Rules, 2026, rule 220: %s', (_title, sums, used, above) => {
  expect(isAboveFormLimit(planOf(sums, used), dayOf('2027-01-11') ?? Number.NaN)).toBe(above)
})

const own: typeof cases = [
  ['used above the cap by approval of the Reserve Bank', [['other', 9]], 1_200_000, [0, '2027-04-01 USD 10,000']],
  [
    'a home sold for less than a dollar was paid in more',
    [
      ['home', 45, 60_000],
      ['unclear', 9],
    ],
    0,
    [45, '2027-01-11 USD 10,000'],
  ],
  [
    'everything outside, nothing capped',
    [
      ['account', 1],
      ['income', 2],
      ['shares', 3],
      ['refund', 4],
    ],
    1_000_000,
    [10],
  ],
  ['nothing at all', [], 0, [0]],
]
test.each(own)('of our own: %s', (_title, sums, used, expected) => {
  expect(saidOf(planOf(sums, used))).toEqual(expected)
})

test.each([
  ['31 March', '2027-03-31', '2027-03-31'],
  ['1 April', '2027-04-01', '2028-03-31'],
])('of our own: a cap that begins on %s lasts until 31 March', (_title, from, until) => {
  const plan = planOf([['other', 9]], 0, from)
  expect([isoOf(plan.leftUntil), dollarsText(plan.left)]).toEqual([until, 'USD 990,000'])
})
