import { gold } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { lattice, rosette } from '../grammar/lattice.ts'
import { circle, clipped, line, rect, rectPath, shape } from '../grammar/markup.ts'
import { ivory } from '../grammar/palette.ts'
import { figure } from '../motifs/figure.ts'
import { seal } from '../motifs/seal.ts'
import type { Subject } from '../scenes/opening.ts'
import type { Tones } from '../scenes/tones.ts'

/** A family of three before the sealed certificate that names them. */
export const certificate: Subject = (tones) => {
  const { dark, deep, accent } = tones
  return (
    sheet(tones) +
    seal({ x: 104, y: -186, r: 40, ribbon: accent }) +
    shape('M-190 0Q0 -34 190 0Z', mix(deep, accent, 0.3)) +
    figure(-70, -6, 168, dark) +
    figure(2, -9, 156, mix(dark, accent, 0.3), 'woman') +
    figure(62, -5, 100, dark, 'child')
  )
}

function sheet({ accent, near }: Tones): string {
  const [x, y, w, h] = [-156, -372, 312, 216]
  const strands = lattice({ tiling: 'octagons', angle: 62, edge: 13, x, y, w, h })
  const border = `${rectPath(x + 12, y + 12, w - 24, h - 24)}M${x + 32} ${y + 32}v${h - 64}h${w - 64}v${-(h - 64)}Z`
  const rows = [-284, -264, -244, -224, -204]
  return (
    rect(x + 7, y + 9, w, h, '#000', { opacity: 0.22 }) +
    rect(x, y, w, h, ivory) +
    clipped(
      'border',
      border,
      rect(x, y, w, h, mix(ivory, accent, 0.3)) + line(strands, accent, 1.3, { opacity: 0.7 }),
    ) +
    line(rectPath(x + 32, y + 32, w - 64, h - 64), accent, 2) +
    circle(0, -326, 26, ivory) +
    [70, 55, 40].map((angle) => line(rosette(0, -326, 25, 12, angle), accent, 1.4)).join('') +
    shape(rosette(0, -326, 9, 8, 60), gold[500]) +
    rows
      .map((at, index) => line(`M-104 ${at}H${[104, 96, 104, 60, -20][index] ?? 0}`, near, 3.4, { opacity: 0.55 }))
      .join('')
  )
}
