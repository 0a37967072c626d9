/** Tiles of one edge length: how they repeat and the position of each, with edge length 1. */
interface Tiling {
  /** Two steps that repeat the tiling over the plane. */
  steps: readonly [readonly [number, number], readonly [number, number]]
  tiles: readonly { sides: number; x: number; y: number; turn: number }[]
}

const root3 = Math.sqrt(3)
const half3 = root3 / 2
const octagon = (1 + Math.SQRT2) / 2
const dodecagon = (2 + root3) / 2
const rhomb = 1 + root3
const great = 3 + root3

const tile = (sides: number, x: number, y: number, turn: number) => ({ sides, x, y, turn })

/** Edge-to-edge tilings, named by the polygons around a corner. */
export const tilings = {
  squares: {
    steps: [
      [1, 0],
      [0, 1],
    ],
    tiles: [tile(4, 0, 0, 0)],
  },
  hexagons: {
    steps: [
      [root3, 0],
      [half3, 1.5],
    ],
    tiles: [tile(6, 0, 0, 0)],
  },
  octagons: {
    steps: [
      [2 * octagon, 0],
      [0, 2 * octagon],
    ],
    tiles: [tile(8, 0, 0, 0), tile(4, octagon, octagon, 45)],
  },
  kagome: {
    steps: [
      [2, 0],
      [1, root3],
    ],
    tiles: [tile(6, 0, 0, 30), tile(3, 1, root3 / 3, 90), tile(3, 2, (2 * root3) / 3, 270)],
  },
  dodecagons: {
    steps: [
      [2 * dodecagon, 0],
      [dodecagon, dodecagon * root3],
    ],
    tiles: [
      tile(12, 0, 0, 0),
      tile(3, dodecagon, dodecagon / root3, 90),
      tile(3, 2 * dodecagon, (2 * dodecagon) / root3, 270),
    ],
  },
  rhombs: {
    steps: [
      [rhomb, 0],
      [rhomb / 2, great / 2],
    ],
    tiles: [
      tile(6, 0, 0, 0),
      tile(4, rhomb / 2, 0, 0),
      tile(4, rhomb / 4, great / 4, 60),
      tile(4, -rhomb / 4, great / 4, 120),
      tile(3, rhomb / 2, rhomb / 2 / root3, 270),
      tile(3, rhomb, rhomb / root3, 90),
    ],
  },
  great: {
    steps: [
      [great, 0],
      [great / 2, great * half3],
    ],
    tiles: [
      tile(12, 0, 0, 0),
      tile(4, great / 2, 0, 0),
      tile(4, great / 4, (great / 4) * root3, 60),
      tile(4, -great / 4, (great / 4) * root3, 120),
      tile(6, great / 2, great / 2 / root3, 30),
      tile(6, great, great / root3, 30),
    ],
  },
} as const satisfies Record<string, Tiling>

export type TilingName = keyof typeof tilings

/** Sides of the largest polygon: its stars are the ones that read from afar. */
export function mainSides(name: TilingName): number {
  return Math.max(...tilings[name].tiles.map((one) => one.sides))
}

/** Edge length at which the main star is `width` across. */
export function edgeFor(name: TilingName, width: number): number {
  return width * Math.tan(Math.PI / mainSides(name))
}
