import { gold } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { rosette } from '../grammar/lattice.ts'
import { rect, shape } from '../grammar/markup.ts'
import type { Subject } from '../scenes/opening.ts'

/** A signpost with empty boards where a path ends. */
export const signpost: Subject = ({ accent, dark, deep, near, pale, shade }) =>
  shape('M-230 0Q-60 -58 60 -34Q160 -18 230 -44V20H-230Z', mix(deep, accent, 0.35)) +
  shape('M-170 20C-120 -4 -60 -8 -30 -18C0 -28 -26 -40 -6 -47H6C2 -36 44 -30 14 -12C-10 2 -34 6 -50 20Z', shade) +
  rect(-9, -300, 18, 270, dark) +
  rect(-9, -300, 7, 270, near) +
  shape('M-14 -300h28l-14 -22Z', dark) +
  shape(rosette(0, -330, 15), gold[500]) +
  shape('M-8 -284H112L142 -256L112 -228H-8Z', pale) +
  shape('M-8 -236H120L112 -228H-8Z', shade) +
  shape('M10 -206H-108L-138 -178L-108 -150H10Z', mix(pale, accent, 0.16)) +
  shape('M10 -158H-116L-108 -150H10Z', shade) +
  rect(8, -262, 76, 9, accent, { opacity: 0.28 }) +
  rect(-92, -184, 62, 9, accent, { opacity: 0.28 }) +
  [
    [-96, -20],
    [-74, -14],
    [104, -26],
    [86, -20],
  ]
    .map(([x, y]) => shape(`M${x} ${y}q-10 -22 -4 -34q8 14 6 30q6 -20 14 -26q0 16 -10 32Z`, near))
    .join('')
