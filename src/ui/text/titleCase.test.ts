import { expect, test } from 'vitest'
import { titleCase } from './titleCase.ts'

test('SH-10 dashes, underscores and camel case become capitalised words', () => {
  expect(titleCase('BankingAndFinance')).toBe('Banking And Finance')
  expect(titleCase('NCLT-Matters')).toBe('NCLT Matters')
  expect(titleCase('nri_income-tax')).toBe('NRI Income Tax')
})

test('PV-01 the privacy policy is named in two words', () => {
  expect(titleCase('privacypolicy')).toBe('Privacy Policy')
})

test('a segment that is the name of something in every object is words like any other', () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) expect(titleCase(name)).toMatch(/^[A-Z]/)
  expect(titleCase('constructor')).toBe('Constructor')
})

test('a segment whose percent signs encode nothing is shown as it is', () => {
  expect(titleCase('50%')).toBe('50%')
  expect(titleCase('%E0%A4')).toBe('%E0%A4')
})
