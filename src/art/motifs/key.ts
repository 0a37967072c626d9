import { gold } from '#ui/theme/palette.ts'
import { rosette } from '../grammar/lattice.ts'
import { num, placed, shape } from '../grammar/markup.ts'

export interface KeyOptions {
  x: number
  y: number
  /** Radius of the bow. */
  r: number
  /** Length of the shank. */
  length: number
  /** Degrees; 0 points to the right. */
  turn: number
  fill?: string
  shade?: string
}

/** A long key whose bow is a star of the lattice. */
export function key({ x, y, r, length, turn, fill = gold[400], shade = gold[600] }: KeyOptions): string {
  const bow = `M${num(-r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`
  const bits =
    `M${num(r + length * 0.62)} ${num(r * 0.1)}h${num(length * 0.09)}v${num(r * 0.55)}h${num(-length * 0.09)}Z` +
    `M${num(r + length * 0.76)} ${num(r * 0.1)}h${num(length * 0.14)}v${num(r * 0.85)}h${num(-length * 0.05)}` +
    `v${num(-r * 0.25)}h${num(-length * 0.04)}v${num(r * 0.25)}h${num(-length * 0.05)}Z`
  const collars =
    `M${num(r * 0.94)} ${num(-r * 0.26)}h${num(r * 0.22)}v${num(r * 0.52)}h${num(-r * 0.22)}Z` +
    `M${num(r * 1.36)} ${num(-r * 0.22)}h${num(r * 0.12)}v${num(r * 0.44)}h${num(-r * 0.12)}Z`
  const content =
    shape(bow + rosette(0, 0, r * 0.8), fill, { 'fill-rule': 'evenodd' }) +
    shape(rosette(0, 0, r * 0.36, 8, 62), fill) +
    shape(`M${num(r * 0.94)} ${num(-r * 0.15)}h${num(length)}v${num(r * 0.3)}h${num(-length)}Z`, fill) +
    shape(`M${num(r * 0.94)} ${num(r * 0.03)}h${num(length)}v${num(r * 0.12)}h${num(-length)}Z`, shade) +
    shape(bits, fill) +
    shape(collars, shade)
  return placed(x, y, content, turn)
}
