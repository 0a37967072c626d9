import { gold, navy } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { latticeGround, rosette } from '../grammar/lattice.ts'
import { circle, clipped, placed, rect, shape } from '../grammar/markup.ts'
import { sky } from '../grammar/sky.ts'
import { skyline } from '../grammar/skyline.ts'
import type { Subject } from '../scenes/opening.ts'
import { plate, plateTones } from './plate.ts'

export interface StageOptions {
  subject: Subject
  scale: number
  /** Sun, from the left border of the opening and from its sill. */
  sun: readonly [number, number]
  seed: number
}

/** A wide low arch with one subject in it: stands in for the picture of a video. */
export function stage({ subject, scale, sun, seed }: StageOptions): string {
  const [w, h, y] = [520, 346, 372]
  const x = 320
  const opening = (out: number) => arch({ type: 'round', x, y, w: w + out * 2, h: h + out, rise: 190 + out })
  const outside =
    sky({
      x: x - w / 2,
      y: y - h,
      w,
      h,
      sun: { x: x - w / 2 + sun[0], y: y - sun[1], r: 40, fill: plateTones.sun },
      near: plateTones.skyNear,
      between: plateTones.skyBetween,
      far: plateTones.skyFar,
    }) +
    shape(skyline({ seed, x: x - w / 2, y: y - 20, w, h: 104, old: 0.8 }), plateTones.far, { opacity: 0.75 }) +
    shape(skyline({ seed: seed + 7, x: x - w / 2, y, w, h: 74, old: 0.3, trees: 0.5 }), plateTones.middle, {
      opacity: 0.6,
    }) +
    rect(x - w / 2, y - 14, w, 16, plateTones.middle) +
    placed(x, y - 12, subject(plateTones), 0, scale)
  const spandrels = [52, 588].map((cx) => shape(rosette(cx, 56, 26, 12), navy[700]) + circle(cx, 56, 6, gold[500]))
  return plate(
    latticeGround({
      tiling: 'octagons',
      angle: 67.5,
      edge: 19,
      w: 640,
      h: 400,
      ground: navy[800],
      strands: navy[700],
      strand: 2,
    }) +
      spandrels.join('') +
      shape(opening(22), navy[600]) +
      shape(opening(10), navy[950]) +
      clipped('stage', opening(0), outside) +
      rect(0, 372, 640, 28, navy[950]) +
      rect(30, 372, 580, 8, navy[600]),
  )
}
