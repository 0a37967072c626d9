import { line, num, polygon, rect, shape } from './markup.ts'
import { mainSides, type TilingName, tilings } from './tilings.ts'

export type Corner = readonly [number, number]

export interface StarTile {
  sides: number
  x: number
  y: number
  corners: Corner[]
}

/**
 * Polygons in contact: two strands enter a tile from the middle of every edge at `angle` degrees and stop where they
 * meet. What they enclose is a star of `sides` points in a polygon with edges of length `edge`.
 */
export function starCorners(sides: number, x: number, y: number, turn: number, edge: number, angle: number): Corner[] {
  const apothem = edge / 2 / Math.tan(Math.PI / sides)
  const half = Math.PI / sides
  const contact = (angle * Math.PI) / 180
  const reach = (apothem * Math.tan(half)) / (Math.cos(contact) + Math.sin(contact) * Math.tan(half))
  const px = apothem - reach * Math.sin(contact)
  const py = reach * Math.cos(contact)
  return Array.from({ length: sides }, (_, index): Corner[] => {
    const r = (turn * Math.PI) / 180 + 2 * half * index
    const [c, d] = [Math.cos(r), Math.sin(r)]
    return [
      [x + apothem * c, y + apothem * d],
      [x + px * c - py * d, y + px * d + py * c],
    ]
  }).flat()
}

export interface LatticeOptions {
  tiling: TilingName
  /** Contact angle in degrees, 40 (blunt) to 80 (sharp). */
  angle: number
  /** Length of a tile's edge. */
  edge: number
  x?: number
  y?: number
  w: number
  h: number
  /** Leaves out the tiles whose middle it refuses. */
  keep?: (x: number, y: number) => boolean
}

/** Every star of the panel and a little beyond its border; the pattern is centred in the panel. */
export function starTiles(options: LatticeOptions): StarTile[] {
  const { tiling, angle, edge, x = 0, y = 0, w, h, keep } = options
  const { steps, tiles } = tilings[tiling]
  const [[ax, ay], [bx, by]] = steps
  const margin = edge * (mainSides(tiling) > 8 ? 2 : 1.3)
  const reach = Math.ceil((w + h) / (edge * Math.min(ax, by))) + 3
  const found: StarTile[] = []
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      for (const tile of tiles) {
        const cx = w / 2 + edge * (tile.x + i * ax + j * bx)
        const cy = h / 2 + edge * (tile.y + i * ay + j * by)
        if (cx < -margin || cy < -margin || cx > w + margin || cy > h + margin) continue
        if (keep && !keep(x + cx, y + cy)) continue
        const corners = starCorners(tile.sides, x + cx, y + cy, tile.turn, edge, angle)
        found.push({ sides: tile.sides, x: x + cx, y: y + cy, corners })
      }
    }
  }
  return found
}

/** All strands of the panel as one path. */
export function lattice(options: LatticeOptions): string {
  return starTiles(options)
    .map((tile) => polygon(tile.corners))
    .join('')
}

/** Only the largest stars, for inlay. */
export function mainStars(options: LatticeOptions): string {
  const sides = mainSides(options.tiling)
  return starTiles(options)
    .filter((tile) => tile.sides === sides)
    .map((tile) => polygon(tile.corners))
    .join('')
}

/** A carved stone panel: a dark reveal under a lit edge; what lies behind shows through. */
export function jali(options: LatticeOptions & { stone: string; reveal: string; strand: number }): string {
  const { stone, reveal, strand } = options
  const d = lattice(options)
  return (
    line(d, reveal, strand, { transform: `translate(${num(strand * 0.35)} ${num(strand * 0.45)})` }) +
    line(d, stone, strand, { 'stroke-linejoin': 'miter' })
  )
}

/** Path of one star of `sides` points in a circle of radius `r`: seals, stamps, key bows and the mark are made of it. */
export function rosette(x: number, y: number, r: number, sides = 8, angle = 66, turn = 0): string {
  return polygon(starCorners(sides, x, y, turn, 2 * r * Math.tan(Math.PI / sides), angle))
}

/** The star of the house: a rosette with a smaller one in its middle. */
export function starMark(x: number, y: number, r: number, fill: string, heart: string): string {
  return shape(rosette(x, y, r), fill) + shape(rosette(x, y, r * 0.42, 8, 60), heart)
}

/** A ground with its lattice in faint relief. */
export function latticeGround(options: LatticeOptions & { ground: string; strands: string; strand: number }): string {
  const { x = 0, y = 0, w, h, ground, strands, strand } = options
  return rect(x, y, w, h, ground) + line(lattice(options), strands, strand)
}
