import { expect, test } from 'vitest'
import { dayOf } from '../day.ts'
import { isLongTerm } from './sale.ts'
import { type Case, type Given, resultOf, short } from './testing/paperCase.ts'

// Hard cases, worked out on paper with the working beside each; the tool has to find the same rupee. 54EC, 54F and so on
// are sections of the Income-tax Act, 1961; the Act of 2025 has them as 85, 86 and so on.

const day = (iso: string) => dayOf(iso) ?? Number.NaN

const bands: Case[] = [
  ['s.112: gain at ₹50 lakh', '6,25,000 + 4%', { price: 5_000_000 }, 650_000, 650_000],
  ['s.112: a rupee below', '12.5% of 49,99,999 = 6,24,999.88, + 4%', { price: 4_999_999 }, 650_000, 650_000],
  [
    's.112: a rupee above, relief',
    '6,25,000 + 1, + 4%; deduction 6,87,500 + 4%',
    { price: 5_000_001 },
    715_000,
    650_001,
  ],
  ['s.112: ₹50.5 lakh, relief', '6,25,000 + 50,000, + 4%; 6,94,375 + 4%', { price: 5_050_000 }, 722_150, 702_000],
  ['s.112: ₹51 lakh, no relief', '6,37,500 + 63,750, + 4%', { price: 5_100_000 }, 729_300, 729_300],
  ['s.112: gain at ₹1 crore', '12,50,000 + 1,25,000, + 4%', { price: 10_000_000 }, 1_430_000, 1_430_000],
  ['s.112: a rupee above ₹1 crore', '13,75,000 + 1, + 4%; 14,37,500 + 4%', { price: 10_000_001 }, 1_495_000, 1_430_001],
  ['s.112: ₹1.01 crore, no relief', '12,62,500 + 1,89,375, + 4%', { price: 10_100_000 }, 1_509_950, 1_509_950],
  ['s.112: ₹3 crore stays at 15%', '37,50,000 + 5,62,500, + 4%', { price: 30_000_000 }, 4_485_000, 4_485_000],
  [
    's.115BAC: short-term, 25% above ₹2 crore',
    '3,00,000 + 67,80,000, + 25%, + 4%; 75,00,000 + 25%, + 4%',
    { ...short, price: 25_000_000 },
    9_750_000,
    9_204_000,
  ],
  [
    's.115BAC: short-term at ₹2 crore, 15%',
    '55,80,000 + 8,37,000, + 4%; 69,00,000 + 4%',
    { ...short, price: 20_000_000 },
    7_176_000,
    6_673_680,
  ],
  ['s.48: a loss', 'gain −10 lakh; 17,50,000 + 15% + 4%', { price: 14_000_000, cost: 15_000_000 }, 2_093_000, 0],
]

const cost2001 = { cost: 500_000, value2001: 800_000, price: 5_800_000 }
const costs: Case[] = [
  ['s.55(2): bought on 31 March 2001', '58 − 8 = 50 lakh', { ...cost2001, acquired: '2001-03-31' }, 829_400, 650_000],
  [
    's.55(2): bought on 1 April 2001',
    '58 − 5 = 53 lakh: 6,62,500 + 10% + 4%',
    { ...cost2001, acquired: '2001-04-01' },
    829_400,
    757_900,
  ],
  [
    's.55(2): value of 2001 below the cost',
    '62 − 12 = 50 lakh; 7,75,000 + 10% + 4%',
    { acquired: '1995-01-01', price: 6_200_000, cost: 1_200_000, value2001: 800_000 },
    886_600,
    650_000,
  ],
  [
    's.55(2): capped by the stamp value of 2001',
    '59 − 9 = 50 lakh; 7,37,500 + 10% + 4%',
    { acquired: '1985-01-01', price: 5_900_000, cost: 200_000, value2001: 1_200_000, stamp2001: 900_000 },
    843_700,
    650_000,
  ],
  [
    's.50C: stamp value at 110%',
    '100 − 50 = 50 lakh',
    { price: 1e7, cost: 5e6, stampValue: 11_000_000 },
    1_430_000,
    650_000,
  ],
  [
    's.50C: a rupee above 110%',
    '1,10,00,001 − 50 lakh: 7,50,000.13 + 10% + 4%; the deduction stays on the price',
    { price: 1e7, cost: 5e6, stampValue: 11_000_001 },
    1_430_000,
    858_000,
  ],
]

const plot: Given = { price: 14_000_000, cost: 4_000_000 }
const exemptions: Case[] = [
  [
    's.54: the whole gain into a house',
    '1 crore − 1 crore',
    { ...plot, kind: 'house', owner: { house: 1e7 } },
    2_093_000,
    0,
  ],
  ['s.54: more than the gain', '1 crore − 1 crore', { ...plot, kind: 'house', owner: { house: 1.2e7 } }, 2_093_000, 0],
  [
    's.54EC: ₹60 lakh in bonds count as 50',
    '1 crore − 50 lakh',
    { ...plot, owner: { bonds: 6_000_000 } },
    2_093_000,
    650_000,
  ],
  [
    's.54F: with costs of the sale',
    '140 − 4 − 36 = 100; net 136; 100 × 68/136 = 50 lakh',
    { price: 14_000_000, costs: 400_000, cost: 3_600_000, owner: { house: 6_800_000 } },
    2_093_000,
    650_000,
  ],
  [
    's.54F: the whole net price into a house',
    '100 × 136/136',
    { price: 14_000_000, costs: 400_000, cost: 3_600_000, owner: { house: 13_600_000 } },
    2_093_000,
    0,
  ],
  [
    's.54: at most ₹10 crore',
    '14 − 10 = 4 crore: 50,00,000 + 15% + 4%; 1,87,50,000 + 15% + 4%',
    { kind: 'house', price: 150_000_000, cost: 10_000_000, owner: { house: 120_000_000 } },
    22_425_000,
    5_980_000,
  ],
]

const resident = { isResident: true }
const people: Case[] = [
  ['s.195: a third', '30 lakh: 3,75,000 + 4%', { price: 9_000_000, owner: { of: 3 } }, 390_000, 390_000],
  [
    's.195: half, beside a resident',
    '60 − 10 = 50 lakh; 7,50,000 + 10% + 4%',
    { price: 1.2e7, cost: 2e6, owner: { of: 2 } },
    858_000,
    650_000,
  ],
  [
    's.194-IA: the resident half',
    '1% of 60 lakh',
    { price: 1.2e7, cost: 2e6, owner: { of: 2, ...resident } },
    60_000,
    undefined,
  ],
  ['s.206AA: no PAN, long-term', '20% of 40 lakh', { price: 4_000_000, owner: { hasPan: false } }, 800_000, 520_000],
  [
    's.206AA: no PAN, short-term',
    '30% + 4%',
    { ...short, price: 4e6, cost: 4e6, owner: { hasPan: false } },
    1_248_000,
    0,
  ],
  [
    's.194-IA: price 48, stamp value 55 lakh',
    '1% of 55 lakh',
    { price: 4.8e6, stampValue: 5.5e6, owner: resident },
    55_000,
    undefined,
  ],
  [
    's.194-IA: price 60, stamp value 70 lakh',
    '1% of 70 lakh',
    { price: 6e6, stampValue: 7e6, owner: resident },
    70_000,
    undefined,
  ],
  [
    's.206AA: resident without a PAN',
    '20% of 1.4 crore',
    { price: 1.4e7, owner: { ...resident, hasPan: false } },
    2_800_000,
    undefined,
  ],
]

test.each([...bands, ...costs, ...exemptions, ...people])('%s (%s)', (_title, _working, given, deduction, tax) => {
  expect(resultOf(given)).toEqual({ deduction, tax })
})

test.each([
  ['24 months less a day', '2024-08-01', '2026-07-31', false],
  ['24 months', '2024-08-01', '2026-08-01', false],
  ['24 months and a day', '2024-08-01', '2026-08-02', true],
  ['from 29 February, to the 28th', '2024-02-29', '2026-02-28', false],
  ['from 29 February, to 1 March', '2024-02-29', '2026-03-01', true],
])('s.2(42A): %s', (_title, acquired, sold, isLong) => {
  expect(isLongTerm(day(acquired), day(sold))).toBe(isLong)
})
