import { gold } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { line, shape } from '../grammar/markup.ts'
import { ivory } from '../grammar/palette.ts'
import { coin } from '../motifs/coin.ts'
import { globe } from '../motifs/globe.ts'
import type { Subject } from '../scenes/opening.ts'

/** A globe whose routes all end in Delhi, and rupees beside it. */
export const globeOnStand: Subject = ({ accent, deep }) =>
  globe({ x: 0, y: -178, r: 152, sea: deep, line: mix(accent, ivory, 0.5) }) +
  line('M-152 -178a152 152 0 0 0 304 0', gold[500], 5, {
    transform: 'rotate(-24 0 -178) scale(1.09 1.09) translate(0 15)',
  }) +
  shape('M-70 0h140l-22 -18h-96Z', gold[600]) +
  coin(128, -44, 42) +
  coin(100, -18, 26)
