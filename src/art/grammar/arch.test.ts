import { describe, expect, test } from 'vitest'
import { type ArchType, arch } from './arch.ts'

const types: ArchType[] = ['round', 'pointed', 'ogee', 'cusped']

describe('an arch', () => {
  test('stands on its sill with both feet', () => {
    for (const type of types) {
      const d = arch({ type, w: 100, h: 150, x: 200, y: 300 })
      expect(d, type).toMatch(/^M150 300L150 /)
      expect(d, type).toMatch(/L250 300Z$/)
    }
  })

  test('reaches its height in the middle', () => {
    for (const type of types.filter((one) => one !== 'round')) {
      expect(arch({ type, w: 100, h: 150, x: 200, y: 300 }), type).toContain('200 150')
    }
  })

  test('is the same on both sides of its middle', () => {
    for (const type of types) {
      const xs = endsOf(arch({ type, w: 100, h: 150 }))
      expect(xs.length, type).toBeGreaterThan(3)
      expect(
        [...xs].sort((a, b) => a - b),
        type,
      ).toEqual(xs.map((x) => 0 - x).sort((a, b) => a - b))
    }
  })
})

/** The end of each step of a path, from left to right. */
function endsOf(d: string): number[] {
  return [...d.matchAll(/[MLCQA]([^A-Z]*)/g)].map((match) => Number(match[1]?.trim().split(/ /).at(-2)))
}
