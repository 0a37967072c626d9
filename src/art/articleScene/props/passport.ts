import { gold, navy } from '#ui/theme/palette.ts'
import { rosette } from '../../grammar/lattice.ts'
import { line, rect, shape } from '../../grammar/markup.ts'
import { card, type Prop, shadow } from './prop.ts'

/** A passport with a star for an emblem: it is no country's. */
export const passport: Prop = () =>
  shadow(card(190, 262, 12)) +
  shape(card(190, 262, 12), navy[800]) +
  shape('M-95 -119a12 12 0 0 1 12 -12h4v262h-4a12 12 0 0 1 -12 -12Z', navy[900]) +
  line(rosette(6, -24, 50, 12), gold[400], 3) +
  shape(rosette(6, -24, 26), gold[400]) +
  rect(-44, 56, 100, 8, gold[400]) +
  rect(-24, 74, 60, 6, gold[500]) +
  rect(-44, -102, 100, 7, gold[500])
