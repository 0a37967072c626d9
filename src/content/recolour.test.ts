import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recolour } from './recolour.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
/** How light a colour is to the eye, in percent. */
const light = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return Math.round((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 2.55)
}

test('with the same base every colour stays exactly as it is', () => {
  fc.assert(fc.property(colour, colour, (base, one) => recolour(base, base)(one) === one))
})

test('the base becomes the other base, and every result is a colour', () => {
  fc.assert(
    fc.property(colour, colour, colour, (from, to, one) => {
      const like = recolour(from, to)
      expect(like(from)).toBe(to)
      expect(like(one)).toMatch(/^#[0-9a-f]{6}$/)
    }),
  )
})

test('shades of one colour become shades of the other, from dark to light in the same order', () => {
  const shades = ['#0a1428', '#0f1d3a', '#162a52', '#2f528f', '#9db4d8', '#f2f5fa']
  for (const base of ['#0b3d2e', '#5a1030', '#202020', '#12355b', '#3b1d6e']) {
    const like = recolour('#162a52', base)
    const steps = shades.map((shade) => light(like(shade)))
    expect(steps, base).toEqual(steps.toSorted((a, b) => a - b))
    expect(new Set(steps).size, base).toBe(steps.length)
    expect([like('#ffffff'), like('#000000')]).toEqual(['#ffffff', '#000000'])
  }
})

test('a green base gives green shades, and one without colour gives greys', () => {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  for (const shade of ['#0a1428', '#2f528f', '#c6d4ea']) {
    const [red = 0, green = 0, blue = 0] = channels(recolour('#162a52', '#0b3d2e')(shade))
    expect(green).toBeGreaterThan(Math.max(red, blue))
    const grey = channels(recolour('#162a52', '#2b2b2b')(shade))
    expect(Math.max(...grey) - Math.min(...grey)).toBeLessThan(3)
  }
})
