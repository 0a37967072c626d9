import { arch } from '../grammar/arch.ts'
import { rosette } from '../grammar/lattice.ts'
import { line, num, shape } from '../grammar/markup.ts'

export interface MarkOptions {
  /** Middle of the foot, and height. */
  x: number
  y: number
  h: number
  stone: string
  light: string
  /** Colour of a thin line inside the edge. */
  ring?: string
}

/** The mark: a star over a path of light, which together make a keyhole, inside an arch. */
export function mark({ x, y, h, stone, light, ring }: MarkOptions): string {
  const k = h / 64
  const inner = arch({ type: 'ogee', w: 47.5 * k, h: 57 * k, x, y: y - 3.2 * k, rise: 31 * k })
  return shape(archOfMark(x, y, h), stone) + (ring ? line(inner, ring, 1.2 * k) : '') + shape(keyhole(x, y, h), light)
}

/** Path of the arch of a mark. */
export function archOfMark(x: number, y: number, h: number): string {
  const k = h / 64
  return arch({ type: 'ogee', w: 54 * k, h, x, y, rise: 35 * k })
}

/** Path of star and light. */
export function keyhole(x: number, footY: number, h: number): string {
  const k = h / 64
  const y = footY - 36.2 * k
  const path =
    `M${num(x - 5.2 * k)} ${num(y + 17.2 * k)}Q${num(x)} ${num(y + 14.6 * k)} ${num(x + 5.2 * k)} ${num(y + 17.2 * k)}` +
    `L${num(x + 12.4 * k)} ${num(y + 36.2 * k)}H${num(x - 12.4 * k)}Z`
  return rosette(x, y, 13.4 * k, 8, 62) + path
}
