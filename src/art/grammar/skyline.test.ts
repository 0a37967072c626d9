import { expect, test } from 'vitest'
import { skyline } from './skyline.ts'

const street = { x: 0, y: 100, w: 600, h: 120 }

test('the same seed draws the same street, another seed another one', () => {
  expect(skyline({ ...street, seed: 3 })).toBe(skyline({ ...street, seed: 3 }))
  expect(skyline({ ...street, seed: 3 })).not.toBe(skyline({ ...street, seed: 4 }))
})

test('a street of flats has no domes', () => {
  expect(skyline({ ...street, seed: 3, old: 0, trees: 0 })).not.toContain('C')
  expect(skyline({ ...street, seed: 3, old: 1, trees: 0 })).toContain('C')
})
