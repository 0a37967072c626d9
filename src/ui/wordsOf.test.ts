import { expect, test } from 'vitest'
import { wordsOf } from './wordsOf.ts'

test('SH-10 dashes, underscores and camel case become capitalised words', () => {
  expect(wordsOf('BankingAndFinance')).toBe('Banking And Finance')
  expect(wordsOf('NCLT-Matters')).toBe('NCLT Matters')
  expect(wordsOf('nri_income-tax')).toBe('NRI Income Tax')
})

test('PV-01 the privacy policy is named in two words', () => {
  expect(wordsOf('privacypolicy')).toBe('Privacy Policy')
})
