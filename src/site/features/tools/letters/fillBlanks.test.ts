import { expect, test } from 'vitest'
import { emptyCase } from '../caseFile.ts'
import { blanksOf, fillBlanks } from './fillBlanks.ts'

test.each([
  ['₹1.9 crore', 'Rs 1.9 crore'],
  ['₹ 1,90,00,000', 'Rs 1,90,00,000'],
  ['Rs. 1,90,00,000', 'Rs 1,90,00,000'],
  ['INR 19000000', 'Rs 19000000'],
  ['1.9 crore', 'Rs 1.9 crore'],
  ['₹', 'Rs [price in rupees]'],
])('a letter names the currency of a sum once, however it was typed: %s', (price, written) => {
  const blanks = blanksOf({ ...emptyCase, sale: { ...emptyCase.sale, price } })
  expect(fillBlanks('Rs {price}', blanks)).toBe(written)
  expect(fillBlanks('Rs {rent}', { rent: price })).toBe(written.replace('price in', 'monthly rent in'))
})

test('a name keeps every letter and sign that was typed', () => {
  expect(fillBlanks('I, {me}', { me: 'Rs $& Rao' })).toBe('I, Rs $& Rao')
})
