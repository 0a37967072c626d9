import { gold } from '#ui/theme/palette.ts'
import { lattice } from '../grammar/lattice.ts'
import { clipped, line, rect, shape } from '../grammar/markup.ts'
import { ivory } from '../grammar/palette.ts'
import type { Subject } from '../scenes/opening.ts'
import type { Tones } from '../scenes/tones.ts'

/** Two cane chairs at a small table with tea: a talk. */
export const twoChairs: Subject = (tones) =>
  chair(tones, -1) +
  chair(tones, 1) +
  shape('M-44 -104h88v10h-88Z', tones.dark) +
  shape('M-6 -94h12l8 84h26v10h-80v-10h26Z', tones.dark) +
  shape('M-30 -104v-20h18v20Z', gold[400]) +
  shape('M14 -104v-20h18v20Z', gold[400]) +
  line('M-21 -132q-7 -9 0 -18t0 -18M23 -132q-7 -9 0 -18t0 -18', ivory, 3, { 'stroke-linecap': 'round', opacity: 0.9 })

function chair({ accent, near }: Tones, side: -1 | 1): string {
  const cane = lattice({ tiling: 'hexagons', angle: 60, edge: 9, x: 70, y: -210, w: 90, h: 130 })
  const back = 'M90 -196q40 -6 44 4l9 106h-59Z'
  return (
    `<g transform="scale(${side} 1)">` +
    shape('M84 -206q50 -8 56 6l10 120h-78Z', near) +
    clipped(`cane${side + 1}`, back, rect(70, -210, 90, 130, gold[200]) + line(cane, accent, 2)) +
    rect(60, -86, 100, 16, near) +
    shape('M64 -72h11l-6 72h-9ZM140 -72h11l10 72h-9Z', near) +
    line('M62 -128q40 -12 44 0', near, 9, { 'stroke-linecap': 'round' }) +
    '</g>'
  )
}
