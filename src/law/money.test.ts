import { expect, test } from 'vitest'
import { rupees, rupeesSaid, rupeesText, rupeesTyped } from './money.ts'

test('a sum is read as digits or as a number of lakh or crore, and as nothing else', () => {
  expect(['4,20,00,000', '42000000', '4.2 crore', '4.2cr', '₹ 420 lakh', '4,2 Crores'].map(rupeesTyped)).toEqual(
    Array.from({ length: 6 }, () => rupees(42_000_000)),
  )
  expect(['1.2345678 crore', '0.5 lakh', '16.45 lacs'].map(rupeesTyped)).toEqual([
    rupees(12_345_678),
    rupees(50_000),
    rupees(1_645_000),
  ])
  for (const text of ['', 'crore', 'many lakh', '-1 crore', '1.23456789 crore', '1 crore 20 lakh', '5 million', '1e7'])
    expect(rupeesTyped(text), text).toBeUndefined()
})

test('a sum whose last group lacks a digit is none, and no smaller sum with a decimal comma', () => {
  for (const text of ['1,00,00', '1,40,00,00', '1,00,000,00,00', '1,00,0000', '1,40,00 lakh'])
    expect(rupeesTyped(text), text).toBeUndefined()
  expect(['1,00,000,50', '100,000,50', '1,00,000.5'].map(rupeesTyped)).toEqual(
    Array.from({ length: 3 }, () => rupees(100_000.5)),
  )
})

test('a sum that was typed on the pages of one language is read on those of another', () => {
  expect(['२ करोड़', '2 करो\u095c', '2 करो\u0921', '२०० लाख', '2 crore'].map(rupeesTyped)).toEqual(
    Array.from({ length: 5 }, () => rupees(20_000_000)),
  )
})

test('what is as large as a lakh is said in lakh or crore, to the rupee', () => {
  expect([42_000_000, 8_162_500, 12_345_678, 100_000].map((sum) => rupeesSaid(rupees(sum)))).toEqual([
    '₹4.2 crore',
    '₹81.625 lakh',
    '₹1.2345678 crore',
    '₹1 lakh',
  ])
  expect(rupeesSaid(rupees(99_999))).toBeUndefined()
})

test('a sum may be written with the digits and the marks of any script', () => {
  expect(
    ['५,००,०००', '५ lakh', '٥٠٠٠٠٠', '٥٠٠٬٠٠٠', '۵۰۰۰۰۰', '５００，０００'.replace('，', ',')].map(rupeesTyped),
  ).toEqual(Array.from({ length: 6 }, () => rupees(500_000)))
  expect(rupeesTyped('٥٫٥')).toBe(rupees(5.5))
})

test('less than nothing has its sign before the currency, and what rounds to nothing has none', () => {
  const sums = [-43_000_000, -150, -50, -30, -0, 30, 50, 43_000_000]
  expect(sums.map(rupeesText)).toEqual(['-₹4,30,000', '-₹2', '-₹1', '₹0', '₹0', '₹0', '₹1', '₹4,30,000'])
})
