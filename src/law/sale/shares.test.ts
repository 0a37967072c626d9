import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { isWhole, shareTyped } from './shares.ts'

test('shares are fractions, percentages or the whole', () => {
  expect(['1/3', ' 25 %', '33.33%', '1', '100%'].map(shareTyped)).toEqual([
    { parts: 1, of: 3 },
    { parts: 2500, of: 10_000 },
    { parts: 3333, of: 10_000 },
    { parts: 1, of: 1 },
    { parts: 10_000, of: 10_000 },
  ])
  for (const text of ['', '0', '0/3', '1/0', '4/3', '101%', 'half', '0.5', '-1/2', '50']) {
    expect(shareTyped(text), text).toBeUndefined()
  }
})

test('a share may be written with a decimal comma, and with the digits of any script', () => {
  expect(['33,33%', '३३.३३ %', '٣٣٫٣٣٪'].map(shareTyped)).toEqual(Array(3).fill({ parts: 3333, of: 10_000 }))
  expect([shareTyped('१/३'), shareTyped('१')]).toEqual([shareTyped('1/3'), shareTyped('1')])
})

test('three times 33.33% is not the whole, three times 1/3 is (10,000 cases of equal shares)', () => {
  const three = (text: string) => [text, text, text].flatMap((one) => shareTyped(one) ?? [])
  expect([isWhole(three('33.33%')), isWhole(three('1/3'))]).toEqual([false, true])
  assert(
    property(array(integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 9 }), (parts) => {
      const of = parts.reduce((sum, one) => sum + one, 0)
      return (
        isWhole(parts.map((one) => ({ parts: one, of }))) && !isWhole(parts.map((one) => ({ parts: one, of: of + 1 })))
      )
    }),
    { numRuns: 10_000 },
  )
})
