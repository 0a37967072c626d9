import { gold, navy } from '#ui/theme/palette.ts'
import { circle, clipped, group, line, rect, rectPath, shape } from '../../grammar/markup.ts'
import { ivory } from '../../grammar/palette.ts'
import { stampShape } from '../../motifs/stamp.ts'
import { type Prop, shadow } from './prop.ts'

/** An air-mail letter, stamped and postmarked. */
export const envelope: Prop = ({ accent, deep, near }, id) => {
  const sheet = rectPath(-152, -100, 304, 200)
  const bands = [navy[700], ivory, gold[500], ivory]
  const edge = Array.from({ length: 36 }, (_, index) =>
    shape(`M${-186 + index * 13} -104h13l-22 208h-13Z`, bands[index % 4] ?? ivory),
  )
  const ring = { stroke: navy[700], 'stroke-width': 2.4 }
  const postmark =
    circle(38, -44, 30, 'none', ring) +
    circle(38, -44, 21, 'none', ring) +
    line('M66 -58q12 -8 24 0t24 0M68 -46q12 -8 24 0t24 0M66 -34q12 -8 24 0t24 0', navy[700], 2.4)
  const address = [150, 110, 132].map((w, index) => rect(-100, 4 + index * 20, w, 7, near, { opacity: 0.6 }))
  return (
    shadow(sheet, 10, 0.22) +
    clipped(id, sheet, edge.join('')) +
    rect(-139, -87, 278, 174, ivory) +
    address.join('') +
    stampShape({ x: 98, y: -42, w: 62, h: 74, tilt: 3, ground: accent, star: deep }) +
    group(postmark, { opacity: 0.7 })
  )
}
