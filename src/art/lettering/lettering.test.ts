import { expect, test } from 'vitest'
import { breakLines, text, textWidth } from './lettering.ts'

test('kerning draws a pair together', () => {
  expect(textWidth('AV', 1000)).toBeLessThan(textWidth('A', 1000) + textWidth('V', 1000))
})

test('lines are broken between words and stay within the width', () => {
  const lines = breakLines('Understanding NRI Inheritance Laws', 60, 560)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join(' ')).toBe('Understanding NRI Inheritance Laws')
  for (const line of lines) expect(textWidth(line, 60)).toBeLessThanOrEqual(560)
})

test('a letter without an outline is an error', () => {
  expect(() => text('Ω', 0, 0, 20, '#000')).toThrow("No outline for 'Ω'")
})
