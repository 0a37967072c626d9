import { gold } from '#ui/theme/palette.ts'
import { arch } from '../../grammar/arch.ts'
import { mix } from '../../grammar/colour.ts'
import { clipped, rect, shape } from '../../grammar/markup.ts'
import { ivory } from '../../grammar/palette.ts'
import { figure } from '../../motifs/figure.ts'
import { card, type Prop, shadow } from './prop.ts'

/** A phone that shows a page: somebody in an arch, and lines of text. */
export const phone: Prop = ({ accent, deep }, id) => {
  const screen = `<rect x="-73" y="-150" width="146" height="300" rx="18" fill="${ivory}"/>`
  const top = 'M-73 0V-132a18 18 0 0 1 18 -18h110a18 18 0 0 1 18 18V0Z'
  const picture =
    rect(-73, -150, 146, 150, accent) + shape(arch({ type: 'ogee', w: 96, h: 128 }), gold[300]) + figure(0, 0, 96, deep)
  const lines = [
    [22, 96],
    [42, 112],
    [62, 74],
    [96, 112],
    [116, 50],
  ] as const
  return (
    shadow(card(166, 320, 26), 11, 0.28) +
    shape(card(166, 320, 26), '#0a1020') +
    screen +
    clipped(id, top, picture) +
    lines.map(([y, w], index) => rect(-56, y, w, 8, mix(ivory, deep, index === 0 ? 0.8 : 0.3))).join('')
  )
}
