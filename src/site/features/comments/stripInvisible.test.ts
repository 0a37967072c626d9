import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripInvisible } from './stripInvisible.ts'

test('overrides and marks of direction are taken out', () => {
  expect(stripInvisible('pay \u202egnp.exe\u202c \u2066a\u2069 \u200e\u200f\u061cb')).toBe('pay gnp.exe a b')
})

test('zero-width characters, fillers, tags and controls are taken out', () => {
  expect(stripInvisible('a\u200bb\u2060c\ufeffd\u00ade\u3164f\u2800g\u0000h\u0007i\u{e0041}j\u200dk\u200cl')).toBe(
    'abcdefghijkl',
  )
})

test('joiners stay where Indian and Arabic scripts need them', () => {
  for (const word of ['क्‍ष', 'ന്‍', 'র‌্যাব', 'می‌خواهم']) expect(stripInvisible(word)).toBe(word)
})

test('an emoji keeps its parts, and a joiner beside it goes', () => {
  expect(stripInvisible('👩‍👩‍👧 ❤️ 👍🏽')).toBe('👩‍👩‍👧 ❤️ 👍🏽')
  expect(stripInvisible('👩\u200d word\ufe0f \ufe0f')).toBe('👩 word\ufe0f ')
})

test('line breaks of every kind are one kind, and no more than one line stays empty', () => {
  expect(stripInvisible('a\r\nb\rc\u2028d\u0085e\n\n\n\nf\tg')).toBe('a\nb\nc\nd\ne\n\nf\tg')
})

test('whatever it is given, nothing that turns the direction is left, and a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = stripInvisible(text)
      expect(plain).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\u061c\ufeff]/)
      expect(plain).not.toContain('\0')
      expect(stripInvisible(plain)).toBe(plain)
    }),
  )
})
