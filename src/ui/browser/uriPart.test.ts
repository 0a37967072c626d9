import { expect, test } from 'vitest'
import { uriPart } from './uriPart.ts'

test('every text becomes a part of an address, also one that was cut within a sign', () => {
  expect(uriPart('A & B: 👍 हाँ')).toBe(encodeURIComponent('A & B: 👍 हाँ'))
  expect(decodeURIComponent(uriPart('\ud83d \udc4d👍'))).toBe('\ufffd \ufffd👍')
})
