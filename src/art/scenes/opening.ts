import { arch } from '../grammar/arch.ts'
import { mix } from '../grammar/colour.ts'
import { clipped, placed, rect, shape } from '../grammar/markup.ts'
import { sky } from '../grammar/sky.ts'
import { skyline } from '../grammar/skyline.ts'
import type { SceneStyle } from './sceneStyle.ts'
import type { Tones } from './tones.ts'

/** Draws the thing that names a matter: about 360 wide and 380 high, standing on the middle of its ground line. */
export type Subject = (tones: Tones) => string

export interface OpeningOptions {
  /** Middle of the sill. */
  x: number
  y: number
  w: number
  h: number
  id: string
  /** Size of the subject. */
  scale: number
}

/** Height of the curved head of a window of this width. */
export function riseOf(style: SceneStyle, w: number): number {
  return w * (style.arch === 'round' ? 0.5 : 0.56)
}

/** Position of the style's sun in an opening. */
export function sunIn(style: SceneStyle, { x, y, w, h }: OpeningOptions): { x: number; y: number } {
  return { x: x + w * (style.sun[0] - 0.5), y: y - h * style.sun[1] }
}

/** The arch with sky, street and subject, seen from inside. */
export function opening(style: SceneStyle, tones: Tones, subject: Subject, options: OpeningOptions): string {
  const { x, y, w, h, id, scale } = options
  const left = x - w / 2
  const far = skyline({ seed: style.seed * 7 + 3, x: left, y: y - h * 0.1, w, h: h * 0.3, old: 0.75 })
  const near = skyline({ seed: style.seed * 13 + 5, x: left, y, w, h: h * 0.24, old: 0.25, trees: 0.5 })
  return clipped(
    id,
    arch({ type: style.arch, w, h, x, y, rise: riseOf(style, w) }),
    sky({
      x: left,
      y: y - h,
      w,
      h,
      sun: { ...sunIn(style, options), r: w * 0.12, fill: tones.sun },
      near: tones.skyNear,
      between: tones.skyBetween,
      far: tones.skyFar,
    }) +
      shape(far, tones.far, { opacity: 0.75 }) +
      shape(near, mix(tones.far, tones.middle, 0.65)) +
      rect(left, y - h * 0.035, w, h * 0.04, tones.middle) +
      placed(x, y - h * 0.03, subject(tones), 0, scale),
  )
}

/** Stone steps around the opening: how far each projects, and its colour, from the outside in. */
export function frame(
  style: SceneStyle,
  { x, y, w, h }: OpeningOptions,
  steps: readonly (readonly [number, string])[],
): string {
  return steps
    .map(([out, fill]) => {
      const width = w + out * 2
      return shape(arch({ type: style.arch, w: width, h: h + out * 1.5, x, y, rise: riseOf(style, width) }), fill)
    })
    .join('')
}
