import { expect, test } from 'vitest'
import { spanText } from './spanText.ts'

test.each<[string, readonly [number, number] | undefined]>([
  ['within 6 months after', [0, 6]],
  ['within 1 month after', [0, 1]],
  ['within ½ month after', [0, 0.5]],
  ['4 to 16 months after', [4, 16]],
  ['the 3 months before', [-3, 0]],
  ['2½ to 3 months before', [-3, -2.5]],
  ['2 months before to 1 month after', [-2, 1]],
  ['no confirmed length', undefined],
])('a step says its time in words: %s', (words, span) => {
  expect(spanText(span ? { span } : {}, { unit: 'months' })).toBe(words)
})

test('years are called years', () => {
  expect(spanText({ span: [0, 2] }, { unit: 'years' })).toBe('within 2 years after')
})
