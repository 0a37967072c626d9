import { expect, test } from 'vitest'
import { mix } from './colour.ts'

test('a mix with no share of the other colour changes nothing', () => {
  for (const colour of ['#c4573a', '#0f1d3a', '#ffffff', '#000000']) {
    expect(mix(colour, '#3f8f72', 0)).toBe(colour)
    expect(mix('#3f8f72', colour, 1)).toBe(colour)
  }
})

test('black and white meet in the grey that looks half-way between them', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363')
})
