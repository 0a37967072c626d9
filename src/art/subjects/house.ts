import { gold } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { rect, shape } from '../grammar/markup.ts'

export interface HouseOptions {
  /** Middle of the front. */
  x: number
  w: number
  h: number
  lit: string
  shade: string
  /** Dark window. */
  hole: string
  door: string
}

/** A two-storeyed house front, lit from the left, with one or two lamps behind its windows. */
export function house({ x, w, h, lit, shade, hole, door }: HouseOptions): string {
  let windows = ''
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < 3; column++) {
      const fill = (row + column) % 4 === 1 ? gold[400] : hole
      windows += pane(x - w * 0.32 + column * w * 0.32, -h + h * 0.34 + row * h * 0.34, w * 0.16, h * 0.2, fill)
    }
  }
  return (
    rect(x - w / 2, -h, w, h, lit) +
    rect(x + w * 0.18, -h, w * 0.32, h, shade) +
    rect(x - w / 2 - 5, -h - 9, w + 10, 11, shade) +
    rect(x - w / 2 - 5, -h - 9, w * 0.7, 4, lit) +
    windows +
    rect(x - w * 0.4, -h * 0.66 + 4, w * 0.8, 4, shade) +
    shape(arch({ type: 'pointed', x: x - w * 0.32, w: w * 0.2, h: h * 0.26, rise: w * 0.12 }), door)
  )
}

/** A small pointed window. */
export function pane(x: number, y: number, w: number, h: number, fill: string): string {
  return shape(arch({ type: 'pointed', x, y, w, h, rise: w * 0.6 }), fill)
}
