import { expect, test } from 'vitest'
import { type Case, resultOf, short } from './testing/paperCase.ts'

// Cases of our own, worked out on paper before they were tried.

const resident = { isResident: true }

const own: Case[] = [
  [
    's.54F: a shop, house dearer than the net price',
    '40 lakh all exempt',
    { kind: 'shop', price: 5e6, cost: 1e6, owner: { house: 8e6 } },
    650_000,
    0,
  ],
  [
    's.54 and s.54EC together',
    '180 − 100 − 50 = 30 lakh; 25,00,000 + 15% + 4%',
    { kind: 'house', price: 2e7, cost: 2e6, owner: { house: 1e7, bonds: 5e6 } },
    2_990_000,
    390_000,
  ],
  [
    's.54EC: bonds do not help a short-term gain',
    '10 lakh by slabs: 40,000 + 4%',
    { ...short, price: 3e6, cost: 2e6, owner: { bonds: 1e6 } },
    936_000,
    41_600,
  ],
  [
    's.115BAC: a short-term gain of ₹4 lakh is free',
    '30% + 4% of 24 lakh',
    { ...short, price: 2.4e6, cost: 2e6 },
    748_800,
    0,
  ],
  [
    's.195: a quarter of ₹2.4 crore',
    '60 lakh: 7,50,000 + 10% + 4%',
    { price: 2.4e7, owner: { of: 4 } },
    858_000,
    858_000,
  ],
  [
    's.55(2): improvements after 2001 count beside the value of 2001',
    '75 − 10 − 15 = 50 lakh; 9,37,500 + 10% + 4%',
    { acquired: '1990-01-01', price: 7.5e6, cost: 2e5, value2001: 1e6, improvements: 1.5e6 },
    1_072_500,
    650_000,
  ],
  [
    's.48: costs of the sale',
    '55 − 1 − 4 = 50 lakh; 6,87,500 + 10% + 4%',
    { price: 5.5e6, costs: 1e5, cost: 4e5 },
    786_500,
    650_000,
  ],
  [
    's.194-IA: both a rupee below the limit',
    'none',
    { price: 4_999_999, stampValue: 4_999_999, owner: resident },
    0,
    undefined,
  ],
  [
    's.194-IA: stamp value at the limit',
    '1% of 50 lakh',
    { price: 4.9e6, stampValue: 5e6, owner: resident },
    50_000,
    undefined,
  ],
  ['s.194-IA: half of ₹60 lakh', '1% of 30 lakh', { price: 6e6, owner: { of: 2, ...resident } }, 30_000, undefined],
  ['s.195: no limit for non-residents', '13% of 10 lakh; 13% of 1 lakh', { price: 1e6, cost: 9e5 }, 130_000, 13_000],
  [
    's.206AA: no PAN, ₹2 crore',
    '20%, above 29,90,000',
    { price: 2e7, cost: 1.5e7, owner: { hasPan: false } },
    4_000_000,
    650_000,
  ],
  [
    's.115BAC: relief on a short-term gain of ₹50.1 lakh',
    '10,80,000 + 10,000, + 4%; 15,03,000 + 10% + 4%',
    { ...short, price: 5_010_000 },
    1_719_432,
    1_133_600,
  ],
]

test.each(own)('of our own: %s (%s)', (_title, _working, given, deduction, tax) => {
  expect(resultOf(given)).toEqual({ deduction, tax })
})
