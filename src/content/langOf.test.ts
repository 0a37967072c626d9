import { expect, test } from 'vitest'
import { langOf } from './langOf.ts'

test('in a page in another script words in Latin letters are in English', () => {
  expect(langOf('Vineeta Sharma v. Rakesh Sharma (2020)')).toBe('en')
  expect(langOf('मुख्तारनामा (power of attorney)')).toBeUndefined()
  expect(langOf('₹2,00,000 · 20 %')).toBeUndefined()
})
