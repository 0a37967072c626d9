import { gold } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { mix } from '../grammar/colour.ts'
import { shape } from '../grammar/markup.ts'
import { figure } from '../motifs/figure.ts'
import type { Subject } from '../scenes/opening.ts'

/** A family of three at the end of a row of arches. */
export const familyThroughArches: Subject = ({ accent, dark, near }) => {
  const count = 5
  let arches = ''
  for (let index = 0; index < count; index++) {
    const far = index / count
    const w = 330 * (1 - far * 0.86)
    const h = 360 * (1 - far * 0.8)
    const y = -far * 46
    const stone = far < 0.5 ? mix(near, accent, far * 1.7) : mix(accent, gold[200], (far - 0.5) * 3.1)
    arches += shape(arch({ type: 'ogee', w, h, y, rise: w * 0.5 }), stone)
    if (index === count - 1) continue
    const inside = far < 0.5 ? mix(dark, accent, far * 0.9) : mix(mix(dark, accent, 0.5), gold[400], (far - 0.4) * 1.5)
    arches += shape(arch({ type: 'ogee', w: w * 0.9, h: h * 0.94, y, rise: w * 0.47 }), inside)
  }
  return (
    arches +
    shape('M-150 0L-26 -40H26L150 0Z', gold[300], { opacity: 0.55 }) +
    shape('M-60 0L-10 -40H10L60 0Z', gold[100], { opacity: 0.6 }) +
    figure(-44, -4, 104, dark) +
    figure(0, -8, 94, mix(dark, accent, 0.25), 'woman') +
    figure(38, -3, 60, dark, 'child')
  )
}
