import { group, shape } from '../../grammar/markup.ts'
import type { Tones } from '../../scenes/tones.ts'

/** A thing on a desk, seen from above, around its own middle; `id` is unique in its picture. */
export type Prop = (tones: Tones, id: string) => string

/** The shadow of a path, to the lower right. */
export function shadow(d: string, by = 9, opacity = 0.24): string {
  return group(shape(d, '#000'), { opacity, transform: `translate(${by * 0.8} ${by})` })
}

/** Path of a rectangle with round corners around the middle. */
export function card(w: number, h: number, r: number): string {
  const [x, y] = [-w / 2, -h / 2]
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return (
    `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}` +
    `h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}Z`
  )
}
