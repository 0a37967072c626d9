import { gold } from '#ui/theme/palette.ts'
import { arch } from '../grammar/arch.ts'
import { mix } from '../grammar/colour.ts'
import { rect, shape } from '../grammar/markup.ts'
import { figure } from '../motifs/figure.ts'
import type { Subject } from '../scenes/opening.ts'

/** Three generations on a terrace, looking out. */
export const terrace: Subject = ({ accent, dark, deep, near }) => {
  const stone = mix(deep, accent, 0.6)
  const balusters = Array.from({ length: 13 }, (_, index) =>
    shape(arch({ type: 'pointed', x: -180 + index * 30, y: -16, w: 18, h: 62 }), dark),
  )
  return (
    rect(-200, -92, 400, 92, stone) +
    balusters.join('') +
    rect(-204, -100, 408, 14, mix(stone, gold[300], 0.35)) +
    rect(-204, -12, 408, 12, near) +
    figure(-116, 0, 176, near) +
    figure(-58, 0, 166, dark, 'woman') +
    figure(0, 0, 104, near, 'child') +
    figure(58, 0, 158, near, 'woman') +
    figure(112, 0, 168, dark)
  )
}
