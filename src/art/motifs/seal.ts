import { pigments } from '#content/pigments.ts'
import { gold } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { rosette } from '../grammar/lattice.ts'
import { circle, num, point, shape } from '../grammar/markup.ts'

export interface SealOptions {
  x: number
  y: number
  r: number
  /** Colour of the two ribbons. */
  ribbon?: string
}

/** A gold wafer seal with a scalloped edge over two ribbons. */
export function seal({ x, y, r, ribbon = pigments.lac.accent }: SealOptions): string {
  const scallops = 20
  const bite = num(r * 0.17)
  let edge = `M${point(x + r, y)}`
  for (let i = 1; i <= scallops; i++) {
    const a = (i / scallops) * 2 * Math.PI
    edge += `A${bite} ${bite} 0 0 1 ${point(x + r * Math.cos(a), y + r * Math.sin(a))}`
  }
  const left =
    `M${point(x - r * 0.55, y + r * 0.5)}l${num(-r * 0.25)} ${num(r * 1.6)}l${num(r * 0.5)} ${num(-r * 0.3)}` +
    `l${num(r * 0.3)} ${num(r * 0.45)}l${num(r * 0.2)} ${num(-r * 1.7)}Z`
  const right =
    `M${point(x + r * 0.1, y + r * 0.5)}l${num(r * 0.1)} ${num(r * 1.7)}l${num(r * 0.35)} ${num(-r * 0.4)}` +
    `l${num(r * 0.42)} ${num(r * 0.25)}l${num(-r * 0.2)} ${num(-r * 1.6)}Z`
  return (
    shape(left, ribbon) +
    shape(right, mix(ribbon, '#000000', 0.2)) +
    shape(`${edge}Z`, gold[500]) +
    circle(x, y, r * 0.78, 'none', { stroke: gold[800], 'stroke-width': r * 0.05, opacity: 0.7 }) +
    shape(rosette(x, y, r * 0.62, 8, 66), gold[800], { opacity: 0.85 }) +
    shape(rosette(x, y, r * 0.3, 8, 60), gold[500])
  )
}
