import { gold, navy } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { latticeGround, starMark } from '../grammar/lattice.ts'
import { clipped, line, rect, shape } from '../grammar/markup.ts'
import { sky } from '../grammar/sky.ts'
import { skyline } from '../grammar/skyline.ts'
import { figure } from '../motifs/figure.ts'
import { dawn, haze, plate, plateTones } from './plate.ts'

const strings = [
  [112, 150, 30],
  [216, 112, 34],
  [320, 96, 40],
  [424, 112, 34],
  [528, 150, 30],
] as const

/** Five stars of the lattice hung in an arch over the people they speak for. */
export function fiveStars(): string {
  const opening = (out: number) =>
    arch({ type: 'cusped', x: 320, y: 400, w: 596 + out * 2, h: 388 + out, rise: 190 + out })
  const outside =
    sky({
      x: 0,
      y: 0,
      w: 640,
      h: 400,
      sun: { x: 320, y: 330, r: 46, fill: plateTones.sun },
      near: plateTones.skyNear,
      between: dawn,
      far: navy[600],
    }) +
    shape(skyline({ seed: 44, x: 0, y: 376, w: 640, h: 110, old: 0.9, trees: 0.2 }), haze) +
    rect(0, 372, 640, 28, navy[900]) +
    strings.map(([x, y, r]) => line(`M${x} 0V${y}`, navy[900], 2) + starMark(x, y, r, gold[500], navy[900])).join('')
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
      shape(opening(14), navy[950]) +
      clipped('dusk', opening(0), outside) +
      figure(236, 392, 126, navy[950]) +
      figure(282, 392, 118, navy[900], 'woman') +
      figure(320, 392, 78, navy[950], 'child') +
      figure(360, 392, 116, navy[950], 'woman') +
      figure(408, 392, 128, navy[900]),
  )
}
