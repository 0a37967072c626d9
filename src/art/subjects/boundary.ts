import { gold } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { lattice, rosette } from '../grammar/lattice.ts'
import { clipped, line, rect, rectPath, shape } from '../grammar/markup.ts'
import type { Subject } from '../scenes/opening.ts'
import { house } from './house.ts'

/** Two houses parted by a barred door, and the line that is disputed. */
export const boundary: Subject = (tones) => {
  const { accent, dark, deep, middle, near, pale, shade } = tones
  const bars = lattice({ tiling: 'octagons', angle: 66, edge: 11, x: -32, y: -186, w: 64, h: 150 })
  return (
    house({ x: -108, w: 150, h: 226, lit: pale, shade, hole: middle, door: accent }) +
    house({ x: 112, w: 150, h: 262, lit: shade, shade: mix(accent, deep, 0.25), hole: near, door: accent }) +
    rect(-40, -200, 80, 200, dark) +
    rect(-48, -212, 96, 16, near) +
    clipped('bars', rectPath(-30, -184, 60, 150), rect(-32, -186, 64, 154, gold[300]) + line(bars, dark, 4.2)) +
    line('M0 0V-300', gold[500], 3.4, { 'stroke-dasharray': '9 8' }) +
    shape(rosette(0, -306, 15), gold[500])
  )
}
