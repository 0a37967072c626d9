import { mix } from './colour.ts'
import { circle, rect } from './markup.ts'

export interface SkyOptions {
  x: number
  y: number
  w: number
  h: number
  /** Position and size of the sun. */
  sun: { x: number; y: number; r: number; fill: string }
  /** Colours beside the sun, half-way out and at the far corner. */
  near: string
  between: string
  far: string
  steps?: number
}

/** Flat rings around the sun, like a print pulled by hand. The caller clips it to the opening. */
export function sky({ x, y, w, h, sun, near, between, far, steps = 8 }: SkyOptions): string {
  const reach = Math.max(
    ...[x, x + w].flatMap((cornerX) => [y, y + h].map((cornerY) => Math.hypot(cornerX - sun.x, cornerY - sun.y))),
  )
  const at = (share: number) =>
    share < 0.45 ? mix(near, between, share / 0.45) : mix(between, far, (share - 0.45) / 0.55)
  const first = sun.r * 1.35
  let rings = rect(x, y, w, h, far)
  for (let ring = steps - 1; ring >= 1; ring--) {
    const r = first + (reach - first) * (ring / steps) ** 1.35
    rings += circle(sun.x, sun.y, r, at(((ring - 1) / (steps - 1)) * 0.92))
  }
  return rings + circle(sun.x, sun.y, sun.r, sun.fill)
}
