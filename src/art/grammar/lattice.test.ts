import { describe, expect, test } from 'vitest'
import { starCorners, starTiles } from './lattice.ts'
import { edgeFor, type TilingName, tilings } from './tilings.ts'

const names: TilingName[] = ['squares', 'hexagons', 'octagons', 'kagome', 'dodecagons', 'rhombs', 'great']

describe('the lattice', () => {
  test('lets every star touch its neighbours at the midpoint of their common edge', () => {
    for (const tiling of names) {
      const tiles = starTiles({ tiling, angle: 62, edge: 40, w: 400, h: 400 })
      const touches = tiles.flatMap((tile) => tile.corners.filter((_, index) => index % 2 === 0))
      const inside = touches.filter(([x, y]) => x > 80 && y > 80 && x < 320 && y < 320)
      for (const [x, y] of inside) {
        const meeting = touches.filter(([a, b]) => Math.hypot(a - x, b - y) < 0.01)
        expect(meeting.length, `${tiling} at ${x} ${y}`).toBe(2)
      }
    }
  })

  test('gives a star two corners for each side, as far from its middle as the tile reaches', () => {
    const corners = starCorners(8, 10, 20, 0, 30, 66)
    expect(corners).toHaveLength(16)
    const apothem = 15 / Math.tan(Math.PI / 8)
    for (const [x, y] of corners.filter((_, index) => index % 2 === 0)) {
      expect(Math.hypot(x - 10, y - 20)).toBeCloseTo(apothem)
    }
  })

  test('is sharper at a larger contact angle', () => {
    const depth = (angle: number) => {
      const [, inner] = starCorners(8, 0, 0, 0, 30, angle)
      return Math.hypot(inner?.[0] ?? 0, inner?.[1] ?? 0)
    }
    expect(depth(75)).toBeLessThan(depth(55))
  })

  test('leaves out the tiles that are refused', () => {
    const tiles = starTiles({ tiling: 'squares', angle: 60, edge: 20, w: 200, h: 200, keep: (x) => x > 100 })
    expect(tiles.length).toBeGreaterThan(0)
    expect(tiles.every((tile) => tile.x > 100)).toBe(true)
  })

  test('knows the edge at which the largest star has a given width', () => {
    for (const tiling of names) {
      const sides = Math.max(...tilings[tiling].tiles.map((tile) => tile.sides))
      const apothem = edgeFor(tiling, 100) / 2 / Math.tan(Math.PI / sides)
      expect(apothem * 2).toBeCloseTo(100)
    }
  })
})
