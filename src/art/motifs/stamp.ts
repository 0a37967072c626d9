import { gold } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { rosette } from '../grammar/lattice.ts'
import { num, placed, rect, shape } from '../grammar/markup.ts'
import { ivory } from '../grammar/palette.ts'

export interface StampOptions {
  x: number
  y: number
  w: number
  h: number
  /** Degrees. */
  tilt?: number
  ground: string
  star: string
}

/** A postage stamp with an arch on it. */
export function stampShape({ x, y, w, h, tilt = 0, ground, star }: StampOptions): string {
  const across = Math.max(6, Math.round(w / 11))
  const down = Math.round((across * h) / w)
  const edge =
    `M${num(-w / 2)} ${num(-h / 2)}` +
    perforation(w / across, across, 1, 0) +
    perforation(h / down, down, 0, 1) +
    perforation(w / across, across, -1, 0) +
    perforation(h / down, down, 0, -1)
  const content =
    shape(`${edge}Z`, ivory) +
    rect(-w * 0.38, -h * 0.4, w * 0.76, h * 0.8, ground) +
    shape(arch({ type: 'ogee', w: w * 0.5, h: h * 0.58, y: h * 0.32 }), gold[300]) +
    shape(rosette(0, h * 0.08, w * 0.13), star)
  return placed(x, y, content, tilt)
}

/** One side of the perforated edge: flat, bite, flat. */
function perforation(step: number, count: number, dx: number, dy: number): string {
  const flat = step * 0.22
  const bite = step * 0.56
  const straight = `l${num(flat * dx)} ${num(flat * dy)}`
  const arc = `a${num(bite / 2)} ${num(bite / 2)} 0 0 0 ${num(bite * dx)} ${num(bite * dy)}`
  return (straight + arc + straight).repeat(count)
}
