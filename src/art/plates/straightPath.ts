import { gold, navy } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { mix } from '../grammar/colour.ts'
import { circle, rect, shape } from '../grammar/markup.ts'
import { sunlight } from '../grammar/palette.ts'
import { skyline } from '../grammar/skyline.ts'
import { figure } from '../motifs/figure.ts'
import { dawn, plate } from './plate.ts'

/** Arch after arch, and one straight way through. */
export function straightPath(): string {
  const count = 6
  const arches = Array.from({ length: count }, (_, index) => {
    const far = index / (count - 1)
    const w = 560 * (1 - far * 0.8)
    const h = 390 * (1 - far * 0.62)
    const y = 400 - far * 96
    const edge = 1 - far * 0.7
    const inside = index < 3 ? mix(navy[800], navy[500], index / 2.4) : mix(dawn, '#fff3d6', (index - 3) / 2)
    return (
      shape(
        arch({ type: 'ogee', x: 320, y, w: w + 18 * edge, h: h + 16 * edge, rise: w * 0.5 }),
        mix(navy[950], gold[800], far * 0.8),
      ) + shape(arch({ type: 'ogee', x: 320, y, w, h, rise: w * 0.48 }), inside)
    )
  })
  return plate(
    rect(0, 0, 640, 400, navy[900]) +
      arches.join('') +
      circle(320, 262, 22, sunlight) +
      shape(skyline({ seed: 12, x: 268, y: 306, w: 104, h: 34, old: 1, trees: 0.1 }), '#d99a72') +
      shape('M60 400L290 304H350L580 400Z', navy[950], { opacity: 0.5 }) +
      shape('M262 400L312 304H328L378 400Z', gold[500]) +
      shape('M304 400L317 304H323L336 400Z', gold[200]) +
      figure(320, 376, 112, navy[950], 'woman'),
  )
}
